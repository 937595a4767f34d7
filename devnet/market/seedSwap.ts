import { Interface, MaxUint256, parseUnits, toQuantity } from 'ethers'
import type { Rpc } from '../node/rpc.ts'
import { DEMO_ACCOUNTS, MARKET_KEEPER, SWAP_DEPLOYER } from '../protocol/accounts.ts'
import type { Deployed } from '../protocol/deploymentFiles.ts'
import { sendAndMine, type Batch, type Intent } from '../protocol/sender.ts'
import { DEMO_BNB, EMPTY_PAIR, TOKEN_KEYS, type TokenKey } from './market.ts'
import { demoHoldings, keeperHoldings, poolStarts, type Amount, type PoolStart } from './startingAmounts.ts'

const abi = new Interface([
  'function approve(address, uint256)',
  'function transfer(address, uint256)',
  'function deposit() payable',
  'function createPair(address, address)',
  'function addLiquidity(address, address, uint256, uint256, uint256, uint256, address, uint256)',
])

const CALL_GAS = 150_000
const PAIR_GAS = 3_000_000

function intentsOf({ contracts, tokens }: Deployed) {
  const { router = '', factory = '' } = contracts
  const addressOf = (key: TokenKey) => tokens[key] ?? ''
  const call = (label: string, to: string, method: string, args: readonly unknown[], gasLimit = CALL_GAS): Intent => ({
    ...{ label, to, gasLimit },
    data: abi.encodeFunctionData(method, args),
  })
  return {
    wrap: (valueRaw: bigint): Intent => ({ ...call('wrap', addressOf('wbnb'), 'deposit', []), valueRaw }),
    approve: (key: TokenKey) => call(`approve ${key}`, addressOf(key), 'approve', [router, MaxUint256]),
    transfer: (to: string, { key, amountRaw }: Amount) =>
      call(`transfer ${key} to ${to}`, addressOf(key), 'transfer', [to, amountRaw]),
    addLiquidity: ({ sides: [first, second] }: PoolStart) => {
      const pair = [addressOf(first.key), addressOf(second.key)]
      const rest = [first.amountRaw, second.amountRaw, 0, 0, SWAP_DEPLOYER.address, MaxUint256]
      return call(`add liquidity to ${first.key}/${second.key}`, router, 'addLiquidity', [...pair, ...rest], PAIR_GAS)
    },
    createEmptyPair: () => call('create the empty pair', factory, 'createPair', EMPTY_PAIR.map(addressOf), PAIR_GAS),
  }
}

const setCoins = (rpc: Rpc, accounts: readonly { address: string }[]) =>
  rpc.requestAll(
    accounts.map(({ address }) => ['hardhat_setBalance', address, toQuantity(parseUnits(DEMO_BNB))] as const),
  )

/** Resets the coin balance of the demo accounts to a round amount, after their spending on the first stakes. */
export async function fundDemoAccounts(rpc: Rpc): Promise<void> {
  await setCoins(rpc, DEMO_ACCOUNTS)
}

/** Returns the router approvals for every token that the market keeper trades. */
export function keeperApprovals(deployed: Deployed): Batch {
  const { approve } = intentsOf(deployed)
  return { from: MARKET_KEEPER, intents: keeperHoldings().map(({ key }) => approve(key)) }
}

/**
 * Adds liquidity from the deployer's supply and transfers starting balances to the demo accounts and the market keeper.
 * TAXED takes no tax here: the deployer is its collector, whose transfers are exempt.
 */
export async function seedSwap(rpc: Rpc, deployed: Deployed): Promise<void> {
  const { wrap, approve, transfer, addLiquidity, createEmptyPair } = intentsOf(deployed)
  const [pools, holdings, keeperAmounts] = [poolStarts(), demoHoldings(), keeperHoldings()]
  const spent = [...DEMO_ACCOUNTS.flatMap(() => holdings), ...keeperAmounts, ...pools.flatMap(({ sides }) => sides)]
  const wrappedRaw = spent.reduce((sum, { key, amountRaw }) => (key === 'wbnb' ? sum + amountRaw : sum), 0n)

  await setCoins(rpc, [MARKET_KEEPER])
  await sendAndMine(rpc, SWAP_DEPLOYER, [
    wrap(wrappedRaw),
    ...TOKEN_KEYS.map(approve),
    ...pools.map(addLiquidity),
    createEmptyPair(),
    ...DEMO_ACCOUNTS.flatMap(({ address }) => holdings.map((amount) => transfer(address, amount))),
    ...keeperAmounts.map((amount) => transfer(MARKET_KEEPER.address, amount)),
  ])
}
