/** The browser has no wallet (trading 8 "Login"). Our own class: the packaged ones come with the connectors, when one is chosen. */
export class NoProviderError extends Error {
  override name = 'NoProviderError'
}

/** The person said no to connecting; carries the code that EIP-1193 has for it. */
export class ConnectionRejectedError extends Error {
  override readonly name = 'ConnectionRejectedError'
  readonly code = 4001
}

/** No connector of that name is part of this build. */
export class UnknownConnectorError extends Error {
  override readonly name = 'UnknownConnectorError'
}

/** A code that a wallet was to scan was not used in its time. */
export class CodeExpiredError extends Error {
  override readonly name = 'CodeExpiredError'
}

/** The relay between page and wallet does not answer. */
export class RelayUnreachableError extends Error {
  override readonly name = 'RelayUnreachableError'
}
