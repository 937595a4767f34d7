import { Interface, keccak256, parseUnits, type HDNodeWallet, type InterfaceAbi } from 'ethers'
import { TOKEN_KEYS, type TokenKey } from '../market/market.ts'
import type { Rpc } from '../node/rpc.ts'
import { accountAt, DEPLOYER_INDEX } from './accounts.ts'
import { artifactOf, type Artifact } from './artifacts.ts'
import { readTokens, type Deployed, type TokenFacts } from './deploymentFiles.ts'
import { sendAndMine } from './sender.ts'

const AREA = 'swap'
const DEPLOYMENT_GAS = 8_000_000
const SUPPLY = '1000000000'
const FUNDS_RAW = parseUnits('10000000')

const interfaceOf = ({ abi }: Artifact) => new Interface(abi as InterfaceAbi)

function creationCode(name: string, args: readonly unknown[]): string {
  const artifact = artifactOf(AREA, name)
  return artifact.bytecode + interfaceOf(artifact).encodeDeploy(args).slice(2)
}

function tokenCode(key: TokenKey, { name, symbol, decimals }: TokenFacts, collector: string): string {
  const facts = [name, symbol, decimals, parseUnits(SUPPLY, decimals)]
  if (key === 'taxed') return creationCode('TaxedToken', [...facts, collector])
  return creationCode(key === 'quiet' ? 'SilentToken' : 'DevToken', facts)
}

/** Deploys codes from one account in their order and answers their addresses, which depend on account and order alone. */
async function deployAll(rpc: Rpc, deployer: HDNodeWallet, codes: readonly (readonly [string, string])[]) {
  const intents = codes.map(([what, data]) => ({ what: `deploy ${what}`, data, gasLimit: DEPLOYMENT_GAS }))
  const receipts = await sendAndMine(rpc, deployer, intents)
  return receipts.map(({ contractAddress }) => contractAddress ?? '')
}

/**
 * Deploys the exchange and its tokens on an empty chain, always in this order, from an account of its own. Whatever comes
 * later must be added at the end, or the addresses of all that follows it change.
 */
export async function deploySwap(rpc: Rpc): Promise<Deployed> {
  const deployer = accountAt(DEPLOYER_INDEX.swap)
  await rpc.ask('hardhat_setBalance', deployer.address, `0x${FUNDS_RAW.toString(16)}`)
  const facts = readTokens()
  const newTokens = TOKEN_KEYS.filter((key) => key !== 'wbnb')
  return deployer && facts && newTokens
}
