/** Result of one transaction of a series. */
export type TurnResult = { stage: 'sent'; hash: string } | { stage: 'failed'; error: unknown }

/** How a series sends its transactions. */
export interface TurnSteps<Item, Stop, End> {
  /** Sends one transaction and returns its hash. */
  send(item: Item): Promise<string>
  /** Returns why the series has to stop; null to continue. */
  stop(): Stop | null
  /** Returns why an error ends the series, such as a rejection; null when only this transaction failed. */
  endReasonOf(error: unknown): End | null
  onStart(item: Item): void
  onResult(item: Item, result: TurnResult): void
}

/**
 * Sends transactions one after the other until all are tried, an error ends the series, or it is stopped. A failure does
 * not stop the others. Returns why the series ended.
 */
export async function eachInTurn<Item, Stop, End>(
  items: readonly Item[],
  steps: TurnSteps<Item, Stop, End>,
): Promise<Stop | End | 'done'> {
  for (const item of items) {
    const stopped = steps.stop()
    if (stopped !== null) return stopped
    steps.onStart(item)
    try {
      // The requests to the wallet are sequential: parallel ones would get the same nonce.
      steps.onResult(item, { stage: 'sent', hash: await steps.send(item) })
    } catch (error) {
      const end = steps.endReasonOf(error)
      if (end !== null) return end
      steps.onResult(item, { stage: 'failed', error })
    }
  }
  return 'done'
}
