/** The account or the chain in the wallet is no longer the one that the request was made for: nothing is signed. */
export class WalletChangedError extends Error {
  override readonly name = 'WalletChangedError'
  constructor() {
    super('The account or network in the wallet has changed')
  }
}
