/** A swap that the node says cannot be sent; the message is a sentence of trading 8. */
export class SwapImpossibleError extends Error {
  override readonly name = 'SwapImpossibleError'
  constructor(
    readonly sentence: string,
    readonly values: Record<string, string> = {},
  ) {
    super(sentence)
  }
}
