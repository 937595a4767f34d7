/** A swap that the node says cannot be sent; the message is one of swapFailureSentences. */
export class SwapImpossibleError extends Error {
  override readonly name = 'SwapImpossibleError'
  constructor(
    readonly sentence: string,
    readonly values: Readonly<Record<string, string>> = {},
    /** What the person can do about it; where none is given the reason decides. */
    readonly advice?: string,
  ) {
    super(sentence)
  }
}
