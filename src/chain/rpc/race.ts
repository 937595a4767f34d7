import { NodesUnreachableError, RpcError } from './rpcError'
import { type NodeState, patienceMs } from './nodeState'

/** How the result of one request is obtained and verified. */
export interface Race {
  /** The nodes in the order of requests. */
  queue: readonly NodeState[]
  /** Sends the request to a node; throws RpcError, or any other error if the node is at fault. */
  send(node: NodeState, controller: AbortController): Promise<unknown>
  /** Returns the block of a result; undefined if any block is acceptable. */
  verifyBlock(result: unknown, node: NodeState): Promise<number | undefined>
  minBlock(): number
  /** Returns whether the request may be hedged now. */
  mayHedge(): boolean
  isErrorDoubted: boolean
  onFault(node: NodeState, error: unknown): void
  onWon(node: NodeState, refused: readonly NodeState[], slower: readonly NodeState[]): void
}

/**
 * Returns the first good result of the nodes in the queue. The next node is queried when one fails, returns too old a
 * result, or takes longer than usual. The first good result aborts the requests that still run.
 */
export function runRace(race: Race): Promise<unknown> {
  const { queue, minBlock, isErrorDoubted } = race
  const running = new Map<NodeState, AbortController>()
  const refused: NodeState[] = []
  let refusal: RpcError | undefined
  let newest: { block: number; result: unknown; node: NodeState } | undefined
  let cause: unknown
  let started = 0
  let isOver = false

  return new Promise((resolve, reject) => {
    function abortAll(): void {
      for (const controller of running.values()) controller.abort()
    }

    function win(node: NodeState, result: unknown): void {
      isOver = true
      abortAll()
      const slower = [...running.keys()].filter((other) => queue.indexOf(other) < queue.indexOf(node))
      race.onWon(node, refused, slower)
      resolve(result)
    }

    function startNext(): void {
      if (started < queue.length) void run()
      else if (running.size > 0) return
      else if (newest) win(newest.node, newest.result)
      else reject(refusal ?? new NodesUnreachableError('None of the nodes responded', { cause }))
    }

    function fail(node: NodeState, error: unknown): void {
      if (error instanceof RpcError) {
        refused.push(node)
        refusal ??= error
        // Only a doubted error is retried on another node.
        if (isErrorDoubted) return startNext()
        isOver = true
        abortAll()
        return reject(error)
      }
      cause = error
      race.onFault(node, error)
      return startNext()
    }

    async function run(): Promise<void> {
      const node = queue[started]
      if (!node) return
      started += 1
      const controller = new AbortController()
      running.set(node, controller)
      const timer = setTimeout(() => {
        if (!isOver && started < queue.length && race.mayHedge()) void run()
      }, patienceMs(node))
      try {
        const result = await race.send(node, controller)
        const block = await race.verifyBlock(result, node)
        running.delete(node)
        if (isOver) return
        if (block === undefined || block >= minBlock()) return win(node, result)
        if (!newest || newest.block < block) newest = { block, result, node }
        startNext()
      } catch (error) {
        running.delete(node)
        if (!isOver) fail(node, error)
      } finally {
        clearTimeout(timer)
      }
    }

    startNext()
  })
}
