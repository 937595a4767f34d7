/** A reason to stop that is meant for the person at the terminal: its message is one sentence, printed without a stack. */
export class StopReason extends Error {
  override name = 'StopReason'
}
