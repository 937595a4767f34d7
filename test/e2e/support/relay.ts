import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { WebSocketServer, type WebSocket } from 'ws'

/** Relay between a page and a wallet: forwards sealed messages by topic, and stores them for later subscribers. */
export interface Relay {
  url: string
  /** Every forwarded message so far, sealed. */
  passed: string[]
  /** Number of requests received so far, including those without a response. */
  heard: number
  /** Receives every request and responds to none, as a relay does shortly before an outage. */
  isSilent: boolean
  stop(): Promise<void>
}

interface Sealed {
  topic: string
  message: string
  attestation: string | undefined
  publishedAt: number
  /** Clients that sent or received the message. */
  known: Set<string>
}

interface Peer {
  socket: WebSocket
  /** A client's own name, which stays the same over a reload. */
  client: string
  topics: Set<string>
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
  const asked = new URL(url, 'http://relay').searchParams
  const claims = { id: asked.get('id'), origin: asked.get('origin') }
  const said = JSON.stringify({
    type: 'verify_attestation',
    attestation: `${part({ alg: 'none' })}.${part(claims)}.AA`,
  })
  response.setHeader('content-type', 'text/html')
  response.end(`<script>parent.postMessage(${JSON.stringify(said)}, '*')</script>`)
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
  const kept: Sealed[] = []
  const passed: string[] = []
  let lastId = 1

  function deliver(peer: Peer, sealed: Sealed): void {
    if (!peer.topics.has(sealed.topic) || sealed.known.has(peer.client)) return
    sealed.known.add(peer.client)
    const { topic, message, attestation, publishedAt } = sealed
    const params = { id: topic, data: { topic, message, attestation, publishedAt } }
    peer.socket.send(JSON.stringify({ id: (lastId += 1), jsonrpc: '2.0', method: 'irn_subscription', params }))
  }

  function publish(from: Peer, topic: unknown, message: unknown, attestation?: unknown): void {
    const sealed: Sealed = {
      ...{ topic: String(topic), message: String(message), publishedAt: Date.now(), known: new Set([from.client]) },
      attestation: typeof attestation === 'string' ? attestation : undefined,
    }
    kept.push(sealed)
    passed.push(sealed.message)
    for (const peer of peers) deliver(peer, sealed)
  }

  function subscribe(peer: Peer, topics: unknown[]): void {
    for (const topic of topics) peer.topics.add(String(topic))
    for (const sealed of kept) deliver(peer, sealed)
  }

  /** Returns the result of a request. Proposing or approving a session also subscribes the client to its topic. */
  function take(peer: Peer, method: string, params: Params): unknown {
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
        throw new Error(`The relay does not know ${method}`)
    }
  }

  server.on('connection', (socket, request) => {
    const peer: Peer = { socket, client: clientOf(request), topics: new Set() }
    peers.add(peer)
    const pinging = setInterval(() => socket.ping(), PING_MS)
    socket.on('close', () => {
      clearInterval(pinging)
      peers.delete(peer)
    })
    socket.on('message', (data) => {
      const { id, method, params = {} } = JSON.parse((data as Buffer).toString()) as Request
      if (method === undefined) return
      relay.heard += 1
      if (relay.isSilent) return
      try {
        socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: take(peer, method, params) }))
      } catch (error) {
        socket.send(JSON.stringify({ id, jsonrpc: '2.0', error: { code: -32601, message: String(error) } }))
      }
    })
  })

  const relay: Relay = {
    url: `ws://127.0.0.1:${port}`,
    passed,
    heard: 0,
    isSilent: false,
    stop: () =>
      new Promise((resolve) => {
        for (const { socket } of peers) socket.terminate()
        host.closeAllConnections()
        host.close(() => resolve())
      }),
  }
  return relay
}
