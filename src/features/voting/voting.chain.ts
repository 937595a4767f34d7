import { type Envelope, envelopeOf, type HubMessage, typedDataOf } from '../../chain/services/hubEnvelope'
import { CannotSignError, signTypedData } from '../../chain/send/signTypedData'
import type { WalletLibrary } from '../../chain/wallet/eip1193'
import { signMessage } from '../../chain/wallet/signMessage'
import type { Address } from '../../core/address'

/**
 * Requests the signature of a message and returns its envelope. A wallet that cannot sign typed data signs the text of
 * 2021 instead (games 7.3.1). Throws the errors of signTypedData and of signMessage.
 */
export async function signHubMessage(library: WalletLibrary, account: Address, message: HubMessage): Promise<Envelope> {
  const signer = { account, request: library.request }
  try {
    const signature = String(await signTypedData(signer, typedDataOf(message)))
    return envelopeOf(message, account, { signature, isTyped: true })
  } catch (error) {
    if (!(error instanceof CannotSignError)) throw error
    const signature = await signMessage(library, account, message.text)
    return envelopeOf(message, account, { signature, isTyped: false })
  }
}
