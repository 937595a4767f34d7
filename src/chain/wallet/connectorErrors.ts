/** The browser has no wallet (trading 8 "Login"). Our own class: the packaged ones come with the connectors, when one is chosen. */
export class NoProviderError extends Error {
  override name = 'NoProviderError'
}

/** The person said no to connecting; carries the code that EIP-1193 has for it. */
export class ConnectionRejectedError extends Error {
  override readonly name = 'ConnectionRejectedError'
  readonly code = 4001
}
