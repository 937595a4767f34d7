import type { Address } from '../../../core/address'
import { createExternalStore } from '../../../core/externalStore'
import type { DescribedCall } from './describeRequest'
import type { Description } from './description'

/** A prompt of the demo wallet to its owner. */
export type DemoPrompt =
  | { kind: 'connect'; accounts: readonly { name: string; address: Address }[] }
  | {
      kind: 'transaction'
      from: Address
      /** Null creates a contract. */
      to: Address | null
      valueRaw: bigint
      data: string
      /** The called method and what it does, if this app makes such calls. */
      call: DescribedCall | null
      maxFeeRaw: bigint
      /** Set if the page requests a nonce, for example that of a transaction to replace. */
      nonce?: number
    }
  | {
      kind: 'message'
      from: Address
      text: string
      /** What the signature allows, if the wallet knows it. */
      description?: Description
    }
  | { kind: 'token'; symbol: string; address: Address }

export interface DemoRequest {
  id: number
  prompt: DemoPrompt
  /** Confirms; for a connection with the index of the selected account. */
  confirm(accountIndex?: number): void
  reject(): void
}

/** The error of EIP-1193 for a request that the owner rejected. */
class DemoRejectedError extends Error {
  override readonly name = 'DemoRejectedError'
  readonly code = 4001
  constructor() {
    super('The request was rejected in the demo wallet')
  }
}

const queue = createExternalStore<readonly DemoRequest[]>([])
let lastId = 0

/** Queues a prompt. Returns the index of the selected account, or throws DemoRejectedError. */
export function promptOwner(prompt: DemoPrompt): Promise<number> {
  return new Promise((resolve, reject) => {
    const id = (lastId += 1)
    const done = () => queue.set(queue.getSnapshot().filter((request) => request.id !== id))
    const request: DemoRequest = {
      id,
      prompt,
      confirm(accountIndex = 0) {
        done()
        resolve(accountIndex)
      },
      reject() {
        done()
        reject(new DemoRejectedError())
      },
    }
    queue.set([...queue.getSnapshot(), request])
  })
}

/** Subscribes to changes of the shown prompt; returns the function that unsubscribes. */
export const subscribeToDemoRequests = queue.subscribe

/** Returns the prompt to show now, or null. */
export const currentDemoRequest = (): DemoRequest | null => queue.getSnapshot()[0] ?? null
