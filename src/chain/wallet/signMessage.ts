import { hexlify, toUtf8Bytes } from 'ethers'
import type { Address } from '../../core/address'
import type { Eip1193Provider, WalletLibrary } from './eip1193'
import { refuseWhileFramed } from './frame/framing'
import { refuseWhileViewing } from './view/viewedAccount'

/** The older BNB chain wallet signs messages with its own method, which takes plain text. */
interface BnbSigner extends Eip1193Provider {
  bnbSign(account: Address, message: string): Promise<{ signature: string; publicKey: string }>
}

const isBnbSigner = (provider: Eip1193Provider): provider is BnbSigner =>
  typeof (provider as Partial<BnbSigner>).bnbSign === 'function'

/**
 * Signs a text with an account (EIP-191) and returns the signature as hex. Uses the BSC wallet's own method or
 * personal_sign, in the browser and through WalletConnect (trading 7 "Wallet requests"). Throws the wallet's errors,
 * ViewOnlyError in view-only mode, and FramedError inside another site.
 */
export async function signMessage(library: WalletLibrary, account: Address, message: string): Promise<string> {
  refuseWhileViewing()
  refuseWhileFramed()
  const { provider } = library
  const response = isBnbSigner(provider)
    ? (await provider.bnbSign(account, message)).signature
    : await library.request('personal_sign', [hexlify(toUtf8Bytes(message)), account])
  if (typeof response !== 'string' || !/^0x[0-9a-f]+$/i.test(response)) throw new Error('The wallet gave no signature')
  return response
}
