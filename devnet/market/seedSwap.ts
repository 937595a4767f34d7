import { Interface, MaxUint256, parseUnits, toQuantity } from 'ethers'
import type { Rpc } from '../node/rpc.ts'
import { accountAt, DEMO_INDICES, DEPLOYER_INDEX, MARKET_KEEPER_INDEX } from '../protocol/accounts.ts'
import { readTokens, type Deployed } from '../protocol/deploymentFiles.ts'
import { sendAndMine, type Intent } from '../protocol/sender.ts'
import { amountWorthRaw, DEMO_BNB, DEMO_HOLDINGS, EMPTY_PAIR, POOLS, TOKEN_KEYS, type TokenKey } from './market.ts'

const abi = new Interface([
  'function approve(address, uint256)',
  'function transfer(address, uint256)',
  'function deposit() payable',
  'function createPair(address, address)',
  'function addLiquidity(address, address, uint256, uint256, uint256, uint256, address, uint256)',
])

const CALL_GAS = 150_000
const PAIR_GAS = 3_000_000
/** The market keeper starts with a tenth of each side of the pools it trades in. */
const KEEPER_DIVISOR = 10n

interface Amount {
  key: TokenKey
  amountRaw: bigint
}

const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n)

/**
 * Fills the pools from the deployer's supply and gives the demo accounts and the market keeper what they start with. The
 * tax of TAXED takes nothing here: the deployer collects it, and its own transfers are free.
 */
export async function seedSwap(rpc: Rpc, { contracts, tokens }: Deployed): Promise<void> {
  const { router = '', factory = '' } = contracts
  const [deployer, keeper, ...players] = [DEPLOYER_INDEX.swap, MARKET_KEEPER_INDEX, ...DEMO_INDICES].map(accountAt)
  if (!deployer || !keeper) throw new Error('No accounts')
  const facts = readTokens()
  const addressOf = (key: TokenKey) => tokens[key] ?? ''
  const call = (what: string, to: string, method: string, args: readonly unknown[], more?: Partial<Intent>): Intent => ({
    ...{ what, to, data: abi.encodeFunctionData(method, args), gasLimit: CALL_GAS },
    ...more,
  })
  const approve = (key: TokenKey) => call(`approve ${key}`, addressOf(key), 'approve', [router, MaxUint256])
  const give = (to: string, { key, amountRaw }: Amount) =>
    call(`give ${key} to ${to}`, addressOf(key), 'transfer', [to, amountRaw])

  const sides = POOLS.map(({ tokens: pair, sideBusd, isTraded }) => ({
    isTraded,
    amounts: pair.map((key): Amount => ({ key, amountRaw: amountWorthRaw(sideBusd, key, facts[key].decimals) })),
  }))
  const fill = sides.map(({ amounts }) =>
    call(
      `fill ${amounts.map(({ key }) => key).join('/')}`,
      router,
      'addLiquidity',
      [
        ...amounts.map(({ key }) => addressOf(key)),
        ...amounts.map(({ amountRaw }) => amountRaw),
        ...[0, 0, deployer.address, MaxUint256],
      ],
      { gasLimit: PAIR_GAS },
    ),
  )
  const holdings = TOKEN_KEYS.map((key): Amount => {
    return { key, amountRaw: parseUnits(DEMO_HOLDINGS[key], facts[key].decimals) }
  })
  const stock = TOKEN_KEYS.map((key): Amount => {
    const traded = sides.filter(({ isTraded }) => isTraded).flatMap(({ amounts }) => amounts)
    const own = traded.filter((amount) => amount.key === key).map(({ amountRaw }) => amountRaw)
    return { key, amountRaw: sum(own) / KEEPER_DIVISOR }
  }).filter(({ amountRaw }) => amountRaw > 0n)
  const gifts = [
    ...players.flatMap(({ address }) => holdings.map((amount) => give(address, amount))),
    ...stock.map((amount) => give(keeper.address, amount)),
  ]
  const wrappedRaw = sum([
    ...sides.flatMap(({ amounts }) => amounts),
    ...players.flatMap(() => holdings),
    ...stock,
  ].map(({ key, amountRaw }) => (key === 'wbnb' ? amountRaw : 0n)))

  await rpc.askAll(
    [keeper, ...players].map(({ address }) => [
      ...(['hardhat_setBalance', address, toQuantity(parseUnits(DEMO_BNB))] as const),
    ] as const),
  )
  await sendAndMine(rpc, deployer, [
    call('wrap', addressOf('wbnb'), 'deposit', [], { valueRaw: wrappedRaw }),
    ...TOKEN_KEYS.map(approve),
    ...fill,
    call('make the empty pair', factory, 'createPair', EMPTY_PAIR.map(addressOf), { gasLimit: PAIR_GAS }),
    ...gifts,
  ])
  await sendAndMine(rpc, keeper, stock.map(({ key }) => approve(key)))
}
