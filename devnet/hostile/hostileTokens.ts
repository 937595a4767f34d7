import {
  getCreate2Address,
  getCreateAddress,
  MaxUint256,
  parseUnits,
  solidityPackedKeccak256,
  toQuantity,
} from 'ethers'
import type { Rpc } from '../node/rpc.ts'
import { DEMO_ACCOUNTS, HOSTILE_DEPLOYER } from '../protocol/accounts.ts'
import { readDevnet } from '../protocol/deploymentFiles.ts'
import { call, creation, transfer } from '../protocol/intents.ts'
import { sendAndMine, type Intent } from '../protocol/sender.ts'

/** Harmful token, in the form of a token list. */
export interface HostileToken {
  address: string
  symbol: string
  name: string
  decimals: number
}

const DECIMALS = 18
const SUPPLY_RAW = parseUnits('1000000', DECIMALS)
/** Starting liquidity of each token's pool, and the balance of each demo account. */
const POOL_RAW = parseUnits('500000', DECIMALS)
const POOL_BNB_RAW = parseUnits('50')
const SHARE_RAW = parseUnits('10000', DECIMALS)
const DEPLOYER_BNB = '1000'
const PAIR_GAS = 3_000_000

const addressAtNonce = (nonce: number): string => getCreateAddress({ from: HOSTILE_DEPLOYER.address, nonce })

/** Token that requires an allowance of 0 before another one is set. */
export const RESET_TOKEN: HostileToken = {
  address: addressAtNonce(0),
  symbol: 'RESET',
  name: 'Reset Token',
  decimals: DECIMALS,
}

/** Token that can be bought but not sold. */
export const TRAPPED_TOKEN: HostileToken = {
  address: addressAtNonce(1),
  symbol: 'TRAP',
  name: 'Trapped',
  decimals: DECIMALS,
}

/** Tokens that the hostile mode adds to the token list. TAXED is in the list of every local chain. */
export const HOSTILE_TOKENS: readonly HostileToken[] = [RESET_TOKEN, TRAPPED_TOKEN]

/** Returns the address of a token's pair with the wrapped coin. */
function pairWithCoin(token: string): string {
  const { contracts, initCodeHash } = readDevnet()
  const sides = [token, contracts.wrappedNative].toSorted((one, other) => (BigInt(one) < BigInt(other) ? -1 : 1))
  return getCreate2Address(contracts.factory, solidityPackedKeccak256(['address', 'address'], sides), initCodeHash)
}

const addLiquidity = (router: string, token: string): Intent => ({
  ...call(
    router,
    'addLiquidityETH(address,uint256,uint256,uint256,address,uint256)',
    ...[token, POOL_RAW, POOL_RAW, POOL_BNB_RAW, HOSTILE_DEPLOYER.address, MaxUint256],
  ),
  valueRaw: POOL_BNB_RAW,
  gasLimit: PAIR_GAS,
})

/**
 * Deploys the hostile tokens on a seeded local chain. Creates a pool of each with the coin, gives every demo account a
 * balance, and blocks selling TRAP. Does nothing if they are deployed already. Their addresses are the same on every local
 * chain.
 */
export async function deployHostileTokens(rpc: Rpc): Promise<void> {
  const code = await rpc.request<string>('eth_getCode', TRAPPED_TOKEN.address, 'latest')
  if (code !== '0x') return
  const { router } = readDevnet().contracts
  await rpc.request('hardhat_setBalance', HOSTILE_DEPLOYER.address, toQuantity(parseUnits(DEPLOYER_BNB)))
  const addresses = HOSTILE_TOKENS.map(({ address }) => address)
  await sendAndMine(rpc, HOSTILE_DEPLOYER, [
    creation('swap', 'ResetToken', [SUPPLY_RAW]),
    creation('lens/test', 'TrappedToken', [SUPPLY_RAW]),
    ...addresses.flatMap((token) => [
      call(token, 'approve(address,uint256)', router, POOL_RAW),
      addLiquidity(router, token),
      ...DEMO_ACCOUNTS.map((account) => transfer(token, account.address, SHARE_RAW)),
    ]),
    call(TRAPPED_TOKEN.address, 'closeTrap(address)', pairWithCoin(TRAPPED_TOKEN.address)),
  ])
}
