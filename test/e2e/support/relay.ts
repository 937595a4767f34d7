import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { WebSocketServer, type WebSocket } from 'ws'

/** Relay between a page and a wallet: forwards sealed messages by topic, and stores them for later subscribers. */
export interface Relay {
  url: string
  /** Every forwarded message so far, encrypted. */
  forwarded: string[]
  /** Number of requests received so far, including those without a response. */
  requestCount: number
  /** Receives every request and responds to none, as a relay does shortly before an outage. */
  isSilent: boolean
  /** Holds messages back. Returns a function that delivers them, the newest first. */
  hold(): () => void
  stop(): Promise<void>
}

interface Encrypted {
  topic: string
  message: string
  attestation: string | undefined
  publishedAt: number
  /** Clients that sent the message or acknowledged it. */
  receivedBy: Set<string>
}

interface Peer {
  socket: WebSocket
  /** A client's own name, which stays the same over a reload. */
  client: string
  topics: Set<string>
  /** Messages sent on this connection. */
  sent: Set<Encrypted>
  /** Messages without an acknowledgement, by the id of their request. */
  unacknowledged: Map<number, Encrypted>
}

type Params = Record<string, unknown>

interface Request {
  id: number
  method?: string
  params?: Params
}

/** A client in Node drops a connection that is silent for 35 s. */
const PING_MS = 20_000

/** Returns the name in a client's token; the token's signature is not verified here. */
function clientOf({ url = '/' }: IncomingMessage): string {
  const token = new URL(url, 'ws://relay').searchParams.get('auth') ?? ''
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { iss: string }
  return claims.iss
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Attests the origin of the embedding page, as a page in a frame does. No client verifies the signature here. */
function attest({ url = '/' }: IncomingMessage, response: ServerResponse): void {
  const parameters = new URL(url, 'http://relay').searchParams
  const claims = { id: parameters.get('id'), origin: parameters.get('origin') }
  const attestation = JSON.stringify({
    type: 'verify_attestation',
    attestation: `${part({ alg: 'none' })}.${part(claims)}.AA`,
  })
  response.setHeader('content-type', 'text/html')
  response.end(`<script>parent.postMessage(${JSON.stringify(attestation)}, '*')</script>`)
}

/** Starts a WalletConnect 2 relay on this machine; it is also the attestation service. */
export async function startRelay(port: number): Promise<Relay> {
  const host = createServer(attest)
  const server = new WebSocketServer({ server: host })
  await new Promise<void>((resolve, reject) => {
    host.once('error', reject)
    host.listen(port, '127.0.0.1', resolve)
  })
  const peers = new Set<Peer>()
  const messages: Encrypted[] = []
  const forwarded: string[] = []
  let held: Encrypted[] | null = null
  let lastId = 1

  /**
   * Delivers a message to a client that has not acknowledged it. Until the relay detects a reload, a message may still
   * go to the connection of the previous page. The next connection of that client then receives it again.
   */
  function deliver(peer: Peer, encrypted: Encrypted): void {
    const { topic, message, attestation, publishedAt, receivedBy } = encrypted
    if (!peer.topics.has(topic) || receivedBy.has(peer.client) || peer.sent.has(encrypted)) return
    const id = (lastId += 1)
    peer.sent.add(encrypted)
    peer.unacknowledged.set(id, encrypted)
    const params = { id: topic, data: { topic, message, attestation, publishedAt } }
    peer.socket.send(JSON.stringify({ id, jsonrpc: '2.0', method: 'irn_subscription', params }))
  }

  function acknowledge(peer: Peer, id: number): void {
    peer.unacknowledged.get(id)?.receivedBy.add(peer.client)
    peer.unacknowledged.delete(id)
  }

  function publish(from: Peer, topic: unknown, message: unknown, attestation?: unknown): void {
    const encrypted: Encrypted = {
      ...{ topic: String(topic), message: String(message), publishedAt: Date.now() },
      attestation: typeof attestation === 'string' ? attestation : undefined,
      receivedBy: new Set([from.client]),
    }
    messages.push(encrypted)
    forwarded.push(encrypted.message)
    if (held) held.push(encrypted)
    else for (const peer of peers) deliver(peer, encrypted)
  }

  function subscribe(peer: Peer, topics: unknown[]): void {
    for (const topic of topics) peer.topics.add(String(topic))
    for (const encrypted of messages) deliver(peer, encrypted)
  }

  /** Returns the result of a request. Proposing or approving a session also subscribes the client to its topic. */
  function resultOf(peer: Peer, method: string, params: Params): unknown {
    switch (method) {
      case 'irn_publish':
        publish(peer, params['topic'], params['message'], params['attestation'])
        return true
      case 'irn_subscribe':
        // After the response: a client ignores messages of a topic before its subscription is confirmed.
        setImmediate(() => subscribe(peer, [params['topic']]))
        return params['topic']
      case 'irn_batchSubscribe':
        setImmediate(() => subscribe(peer, params['topics'] as unknown[]))
        return params['topics']
      case 'irn_unsubscribe':
        peer.topics.delete(String(params['topic']))
        return true
      case 'irn_batchFetchMessages':
        return { messages: [], hasMore: false }
      case 'wc_proposeSession':
        subscribe(peer, [params['pairingTopic']])
        publish(peer, params['pairingTopic'], params['sessionProposal'], params['attestation'])
        return true
      case 'wc_approveSession':
        subscribe(peer, [params['sessionTopic']])
        publish(peer, params['pairingTopic'], params['sessionProposalResponse'])
        publish(peer, params['sessionTopic'], params['sessionSettlementRequest'])
        return true
      default:
        throw new Error(`The relay does not support ${method}`)
    }
  }

  server.on('connection', (socket, request) => {
    const peer: Peer = {
      ...{ socket, client: clientOf(request), topics: new Set() },
      ...{ sent: new Set(), unacknowledged: new Map() },
    }
    peers.add(peer)
    const pinging = setInterval(() => socket.ping(), PING_MS)
    socket.on('close', () => {
      clearInterval(pinging)
      peers.delete(peer)
    })
    socket.on('message', (data) => {
      const { id, method, params = {} } = JSON.parse((data as Buffer).toString()) as Request
      if (method === undefined) return acknowledge(peer, id)
      relay.requestCount += 1
      if (relay.isSilent) return
      try {
        socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: resultOf(peer, method, params) }))
      } catch (error) {
        socket.send(JSON.stringify({ id, jsonrpc: '2.0', error: { code: -32601, message: String(error) } }))
      }
    })
  })

  const relay: Relay = {
    url: `ws://127.0.0.1:${port}`,
    forwarded,
    requestCount: 0,
    isSilent: false,
    hold() {
      const waiting: Encrypted[] = []
      held = waiting
      return () => {
        held = null
        for (const encrypted of waiting.toReversed()) for (const peer of peers) deliver(peer, encrypted)
      }
    },
    stop: () =>
      new Promise((resolve) => {
        for (const { socket } of peers) socket.terminate()
        host.closeAllConnections()
        host.close(() => resolve())
      }),
  }
  return relay
}
