import { concat, getCreateAddress, id, keccak256, parseUnits, toQuantity, ZeroHash } from 'ethers'
import { FIRST_LIST } from '../lists/documents.ts'
import { UNLISTED_TOKENS } from '../lists/listedTokens.ts'
import { BROKEN_NAME, LIST_NAME, SWARM_CONTENTHASH } from '../lists/names.ts'
import type { Rpc } from '../node/rpc.ts'
import { DEMO_ACCOUNTS, LISTS_DEPLOYER } from './accounts.ts'
import { call, creation } from './intents.ts'
import { sendAndMine, type Intent } from './sender.ts'

const DEPLOYER_BNB = '1000'
const SUPPLY = '1000000'
const SHARE = '1000'

const registry = getCreateAddress({ from: LISTS_DEPLOYER.address, nonce: 0 })
const resolver = getCreateAddress({ from: LISTS_DEPLOYER.address, nonce: 1 })

/**
 * Returns the node of a name of lower-case ASCII letters. The `namehash` of ethers first prepares its tables of Unicode,
 * a third of the time in which this process starts a chain.
 */
const nodeOf = (name: string): string =>
  name.split('.').reduceRight((parent, label) => keccak256(concat([parent, id(label)])), ZeroHash)

const labelOf = (name: string): string => id(name.split('.')[0] ?? '')

/** Returns calls that register a name below eth and set its contenthash. */
function nameIntents(name: string, contenthash: string): Intent[] {
  const node = nodeOf(name)
  return [
    call(registry, 'setSubnodeOwner(bytes32,bytes32,address)', nodeOf('eth'), labelOf(name), LISTS_DEPLOYER.address),
    call(registry, 'setResolver(bytes32,address)', node, resolver),
    call(resolver, 'setContenthash(bytes32,bytes)', node, contenthash),
  ]
}

/**
 * Deploys the name service and the unlisted tokens from a dedicated account. Gives every demo account a share of them and
 * registers two names. Addresses depend on that account and this order alone. Returns the contracts' addresses by name.
 */
export async function deployLists(rpc: Rpc): Promise<Record<string, string>> {
  const [, second] = DEMO_ACCOUNTS
  await rpc.request('hardhat_setBalance', LISTS_DEPLOYER.address, toQuantity(parseUnits(DEPLOYER_BNB)))
  const tokens = UNLISTED_TOKENS.map(({ name, symbol, decimals }) =>
    creation('swap', 'DevToken', [name, symbol, decimals, parseUnits(SUPPLY, decimals)]),
  )
  const deployments = [creation('names', 'NameRegistry', []), creation('names', 'NameResolver', [registry]), ...tokens]
  const receipts = await sendAndMine(rpc, LISTS_DEPLOYER, deployments)
  const shares = receipts.slice(2).flatMap(({ contractAddress }, at) =>
    DEMO_ACCOUNTS.map(({ address }) => {
      const shareRaw = parseUnits(SHARE, UNLISTED_TOKENS[at]?.decimals ?? 0)
      return call(contractAddress ?? '', 'transfer(address,uint256)', address, shareRaw)
    }),
  )
  await sendAndMine(rpc, LISTS_DEPLOYER, [
    ...shares,
    call(registry, 'setSubnodeOwner(bytes32,bytes32,address)', ZeroHash, id('eth'), LISTS_DEPLOYER.address),
    ...nameIntents(LIST_NAME, FIRST_LIST.contenthash),
    call(resolver, 'setAddr(bytes32,address)', nodeOf(LIST_NAME), second?.address),
    ...nameIntents(BROKEN_NAME, SWARM_CONTENTHASH),
  ])
  return { nameRegistry: registry, nameResolver: resolver }
}
