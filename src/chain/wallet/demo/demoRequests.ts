/** What the demo wallet asks its owner. */
export type DemoQuestion =
  | { kind: 'connect'; accounts: readonly { name: string; address: string }[] }
  | {
      kind: 'transaction'
      from: string
      /** Null creates a contract. */
      to: string | null
      valueRaw: bigint
      data: string
      /** The name of the method called, where it is one that this product knows. */
      method: string | null
      maxFeeRaw: bigint
      /** Where the page asks for a number, such as that of a transaction to replace. */
      nonce?: number
    }
  | { kind: 'message'; from: string; text: string }
  | { kind: 'token'; symbol: string; address: string }

export interface DemoRequest {
  id: number
  question: DemoQuestion
  /** Confirms; for a connection with the number of the account chosen. */
  confirm(accountIndex?: number): void
  reject(): void
}

/** The error of EIP-1193 for a request its owner refused. */
class DemoRejectedError extends Error {
  override readonly name = 'DemoRejectedError'
  readonly code = 4001
  constructor() {
    super('The request was rejected in the demo wallet')
  }
}

let queue: readonly DemoRequest[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly DemoRequest[]): void {
  queue = next
  for (const listener of listeners) listener()
}

/** Puts a question to the owner, after those that wait; answers the account chosen, or throws DemoRejectedError. */
export function askOwner(question: DemoQuestion): Promise<number> {
  return new Promise((resolve, reject) => {
    const id = (lastId += 1)
    const done = () => change(queue.filter((request) => request.id !== id))
    const request: DemoRequest = {
      id,
      question,
      confirm(accountIndex = 0) {
        done()
        resolve(accountIndex)
      },
      reject() {
        done()
        reject(new DemoRejectedError())
      },
    }
    change([...queue, request])
  })
}

/** Calls the listener whenever the question to show changes; answers the function that ends it. */
export function subscribeToDemoRequests(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Answers the question to show now, or null. */
export const currentDemoRequest = (): DemoRequest | null => queue[0] ?? null
