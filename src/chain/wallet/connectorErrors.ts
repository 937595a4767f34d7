/** The browser has no wallet (trading 8 "Login"). A class of this app, because the packaged ones load with the connectors. */
export class NoProviderError extends Error {
  override name = 'NoProviderError'
}

/** The user rejected the connection; has the code of EIP-1193 for it. */
export class ConnectionRejectedError extends Error {
  override readonly name = 'ConnectionRejectedError'
  readonly code = 4001
}

/** This build has no connector of that name. */
export class UnknownConnectorError extends Error {
  override readonly name = 'UnknownConnectorError'
}

/** A pairing code expired before a wallet scanned it. */
export class CodeExpiredError extends Error {
  override readonly name = 'CodeExpiredError'
}

/** The relay between page and wallet is unreachable. */
export class RelayUnreachableError extends Error {
  override readonly name = 'RelayUnreachableError'
}
