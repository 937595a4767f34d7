import { getAddress } from 'ethers'
import { receiptOf, rpc } from './chain.ts'

/** Code that copies hash and signature of an EIP-1271 call into memory, and recovers the account that signed. */
const RECOVER = [
  '600435600052',
  '60a43560001a602052',
  '606435604052',
  '608435606052',
  '602060006080600060015afa50',
].join('')
/**
 * Returns the code of the wallet. Its result is the magic value of EIP-1271 if the recovered account is the owner, and
 * 0 for any other account.
 */
const codeOf = (owner: string): string =>
  `${RECOVER}60005173${owner.slice(2)}147f${'1626ba7e'.padEnd(64, '0')}0260005260206000f3`

/** Deploys a contract wallet with one owner, from an account of the local chain. Returns its address. */
export async function deployContractWallet(from: string, owner: string): Promise<string> {
  const code = codeOf(owner)
  const length = (code.length / 2).toString(16).padStart(2, '0')
  const data = `0x60${length}600c60003960${length}6000f3${code}`
  const hash = await rpc('eth_sendTransaction', [{ from, data, gas: '0x7a120' }])
  await receiptOf(hash)
  const { contractAddress } = await rpc<{ contractAddress: string }>('eth_getTransactionReceipt', [hash])
  return getAddress(contractAddress)
}
