export interface HeadSubscription {
  stop(): void
}

export interface HeadListener {
  onHead(blockNumber: number): void
  /** Called when the socket failed or closed; the subscription has ended. */
  onLost(): void
}

interface HeadMessage {
  params?: { result?: { number?: unknown } }
}

function headNumber(text: unknown): number | null {
  if (typeof text !== 'string') return null
  try {
    const message = JSON.parse(text) as HeadMessage | null
    const number = message?.params?.result?.number
    return typeof number === 'string' && /^0x[0-9a-f]+$/i.test(number) ? Number.parseInt(number, 16) : null
  } catch {
    return null
  }
}

/** Opens a WebSocket to a node and reports each new head until stopped or lost. */
export function subscribeToHeads(url: string, { onHead, onLost }: HeadListener): HeadSubscription {
  const socket = new WebSocket(url)
  let isOver = false
  const lose = () => {
    if (isOver) return
    isOver = true
    socket.close()
    onLost()
  }
  socket.addEventListener('open', () => {
    socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['newHeads'] }))
  })
  socket.addEventListener('message', ({ data }) => {
    const blockNumber = headNumber(data)
    if (!isOver && blockNumber !== null) onHead(blockNumber)
  })
  socket.addEventListener('close', lose)
  socket.addEventListener('error', lose)
  return {
    stop() {
      isOver = true
      socket.close()
    },
  }
}
