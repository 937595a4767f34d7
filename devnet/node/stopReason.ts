/** Error for the user at the terminal: its message is one sentence, printed without a stack. */
export class StopReason extends Error {
  override name = 'StopReason'
}
