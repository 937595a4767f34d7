import { Interface, MaxUint256, parseUnits, toQuantity } from 'ethers'
import type { Rpc } from '../node/rpc.ts'
import { DEMO_ACCOUNTS, MARKET_KEEPER, SWAP_DEPLOYER } from '../protocol/accounts.ts'
import type { Deployed } from '../protocol/deploymentFiles.ts'
import { sendAndMine, type Batch, type Intent } from '../protocol/sender.ts'
import { DEMO_BNB, EMPTY_PAIR, TOKEN_KEYS, type TokenKey } from './market.ts'
import { demoHoldings, keeperStock, poolStarts, type Amount, type PoolStart } from './startingAmounts.ts'

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
  const call = (what: string, to: string, method: string, args: readonly unknown[], gasLimit = CALL_GAS): Intent => ({
    ...{ what, to, gasLimit },
    data: abi.encodeFunctionData(method, args),
  })
  return {
    wrap: (valueRaw: bigint): Intent => ({ ...call('wrap', addressOf('wbnb'), 'deposit', []), valueRaw }),
    approve: (key: TokenKey) => call(`approve ${key}`, addressOf(key), 'approve', [router, MaxUint256]),
    give: (to: string, { key, amountRaw }: Amount) =>
      call(`give ${key} to ${to}`, addressOf(key), 'transfer', [to, amountRaw]),
    fill: ({ sides: [first, second] }: PoolStart) => {
      const pair = [addressOf(first.key), addressOf(second.key)]
      const rest = [first.amountRaw, second.amountRaw, 0, 0, SWAP_DEPLOYER.address, MaxUint256]
      return call(`fill ${first.key}/${second.key}`, router, 'addLiquidity', [...pair, ...rest], PAIR_GAS)
    },
    makeEmptyPair: () => call('make the empty pair', factory, 'createPair', EMPTY_PAIR.map(addressOf), PAIR_GAS),
  }
}

const setCoins = (rpc: Rpc, accounts: readonly { address: string }[]) =>
  rpc.askAll(accounts.map(({ address }) => ['hardhat_setBalance', address, toQuantity(parseUnits(DEMO_BNB))] as const))

/** Resets the coin balance of the demo accounts to a round amount, after their spending on the first stakes. */
export async function fundDemoAccounts(rpc: Rpc): Promise<void> {
  await setCoins(rpc, DEMO_ACCOUNTS)
}

/** Returns the router approvals for every token that the market keeper trades. */
export function keeperApprovals(deployed: Deployed): Batch {
  const { approve } = intentsOf(deployed)
  return { from: MARKET_KEEPER, intents: keeperStock().map(({ key }) => approve(key)) }
}

/**
 * Fills the pools from the deployer's supply and gives the demo accounts and the market keeper their starting balances.
 * TAXED takes no tax here: the deployer is its collector, whose transfers are exempt.
 */
export async function seedSwap(rpc: Rpc, deployed: Deployed): Promise<void> {
  const { wrap, approve, give, fill, makeEmptyPair } = intentsOf(deployed)
  const [pools, holdings, stock] = [poolStarts(), demoHoldings(), keeperStock()]
  const given = [...DEMO_ACCOUNTS.flatMap(() => holdings), ...stock, ...pools.flatMap(({ sides }) => sides)]
  const wrappedRaw = given.reduce((sum, { key, amountRaw }) => (key === 'wbnb' ? sum + amountRaw : sum), 0n)

  await setCoins(rpc, [MARKET_KEEPER])
  await sendAndMine(rpc, SWAP_DEPLOYER, [
    wrap(wrappedRaw),
    ...TOKEN_KEYS.map(approve),
    ...pools.map(fill),
    makeEmptyPair(),
    ...DEMO_ACCOUNTS.flatMap(({ address }) => holdings.map((amount) => give(address, amount))),
    ...stock.map((amount) => give(MARKET_KEEPER.address, amount)),
  ])
}
