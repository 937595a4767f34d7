import { recoverAddress } from 'ethers/transaction'

/** Returns whether the contract at an address accepts a signature of a hash (EIP-1271). */
export type ContractSignatureCheck = (address: string, digest: string, signature: string) => Promise<boolean>

const isSignedByKey = (address: string, digest: string, signature: string): boolean => {
  try {
    return recoverAddress(digest, signature) === address
  } catch {
    // A contract's signature may have any form; a malleable one of a key (high s) is refused.
    return false
  }
}

/** Checks a signature by the key of an account, or by the account's contract. */
export async function isSignedBy(
  address: string,
  digest: string,
  signature: string,
  isSignedByContract: ContractSignatureCheck,
): Promise<boolean> {
  return isSignedByKey(address, digest, signature) || (await isSignedByContract(address, digest, signature))
}
