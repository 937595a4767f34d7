import { Interface, parseEther, type Wallet } from 'ethers'
import { artifactOf, ensureArtifacts } from '../../../devnet/protocol/artifacts.ts'
import { facts, receiptOf, rpc } from './chain.ts'

const { router, factory, wrappedNative } = facts.contracts
const calls = new Interface([
  'function approve(address, uint256)',
  'function closeTrap(address)',
  'function getPair(address, address) view returns (address)',
  'function addLiquidityETH(address, uint256, uint256, uint256, address, uint256) payable',
])

const SUPPLY = parseEther('1000000')

async function send(sender: Wallet, to: string | null, data: string, valueRaw = 0n): Promise<string> {
  const signed = await sender.signTransaction({
    ...(to && { to }),
    ...{ data, value: valueRaw, gasLimit: 6_000_000n },
    gasPrice: BigInt(await rpc('eth_gasPrice')) * 2n,
    nonce: Number(await rpc('eth_getTransactionCount', [sender.address, 'pending'])),
    chainId: facts.chainId,
  })
  const hash = await rpc('eth_sendRawTransaction', [signed])
  await receiptOf(hash)
  return hash
}

/**
 * Deploys a token that every account can buy and only its maker can sell. Adds a pool of 5 BNB and returns the token's
 * address.
 */
export async function makeTrappedToken(maker: Wallet): Promise<string> {
  await ensureArtifacts(() => undefined)
  const { abi, bytecode } = artifactOf('lens/test', 'TrappedToken')
  const created = await send(maker, null, bytecode + new Interface(abi).encodeDeploy([SUPPLY]).slice(2))
  const { contractAddress } = await rpc<{ contractAddress: string }>('eth_getTransactionReceipt', [created])
  await send(maker, contractAddress, calls.encodeFunctionData('approve', [router, SUPPLY]))
  const filled = [contractAddress, SUPPLY / 2n, 0n, 0n, maker.address, 9_999_999_999n]
  await send(maker, router, calls.encodeFunctionData('addLiquidityETH', filled), parseEther('5'))
  const call = { to: factory, data: calls.encodeFunctionData('getPair', [contractAddress, wrappedNative]) }
  const [pool] = calls.decodeFunctionResult('getPair', await rpc('eth_call', [call, 'latest']))
  await send(maker, contractAddress, calls.encodeFunctionData('closeTrap', [pool]))
  return contractAddress
}
