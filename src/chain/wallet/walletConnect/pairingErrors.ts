import type { LoginError } from '../loginError'

/** A pairing failed; name and message are what the person is told of it (trading 8 "Login"). */
class PairingError extends Error {
  constructor({ title, text }: LoginError) {
    super(text)
    this.name = title
  }
}

/** Answers the error for a code that was not used in its time. */
export const codeExpired = (): Error =>
  new PairingError({ title: 'The code has expired', text: 'Choose WalletConnect again for a new one.' })

/** Answers the error for a relay between page and wallet that does not answer. */
export const relayUnreachable = (): Error =>
  new PairingError({ title: 'WalletConnect does not answer', text: 'Check your connection, then try again.' })
