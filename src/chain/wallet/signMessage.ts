import { hexlify, toUtf8Bytes } from 'ethers'
import type { Eip1193Provider, WalletLibrary } from './eip1193'
import { refuseWhileFramed } from './frame/framing'
import { refuseWhileViewing } from './view/viewedAccount'

/** The older wallet of the BNB chain signs messages by a call of its own, which takes the text as it is. */
interface BnbSigner extends Eip1193Provider {
  bnbSign(account: string, message: string): Promise<{ signature: string; publicKey: string }>
}

const isBnbSigner = (provider: Eip1193Provider): provider is BnbSigner =>
  typeof (provider as Partial<BnbSigner>).bnbSign === 'function'

/**
 * Has an account sign a text (EIP-191) and answers the signature as hex: by the call that its wallet has for it, the BSC
 * wallet's own or personal_sign, in the browser and through WalletConnect (trading 7 "Wallet requests"). Throws what the
 * wallet throws, ViewOnlyError while an account is only viewed, and FramedError inside another site.
 */
export async function signMessage(library: WalletLibrary, account: string, message: string): Promise<string> {
  refuseWhileViewing()
  refuseWhileFramed()
  const { provider } = library
  const answer = isBnbSigner(provider)
    ? (await provider.bnbSign(account, message)).signature
    : await library.request('personal_sign', [hexlify(toUtf8Bytes(message)), account])
  if (typeof answer !== 'string' || !/^0x[0-9a-f]+$/i.test(answer)) throw new Error('The wallet gave no signature')
  return answer
}
