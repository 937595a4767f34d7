import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { MaxUint256, type Interface } from 'ethers'
import { rehearse } from '../../src/chain/send/rehearse.ts'
import { toAddress } from '../../src/core/address.ts'
import { causeOfFailure } from '../../src/features/earn/write/allowance.chain.ts'
import { catalogue } from '../../src/features/transactions/failure/catalogue.ts'
import { causeOf } from '../../src/features/transactions/failure/cause.ts'
import { contractRows, AREA_MEANINGS } from '../../src/features/transactions/failure/contractRows.ts'
import { deploy, deployExchange, FOREVER, inOrder, makePair } from './deployExchange.ts'
import type { MintableToken } from './exchangeContracts.ts'
import { nodes } from './nodes.ts'
import { signPermit } from './swap/permit.ts'

interface Called {
  target: unknown
  interface: Interface
}

async function market() {
  const exchange = await deployExchange()
  const { apple, berry, wbnb, deployer, trader } = exchange
  const pair = await makePair(exchange, [apple, 10n ** 24n], [berry, 10n ** 15n])
  await makePair(exchange, [apple, 10n ** 20n], [wbnb, 10n ** 18n])
  const [token0, token1] = inOrder(apple, berry)
  const borrower = await deploy<MintableToken>('FlashBorrower')
  const stubborn = await deploy<MintableToken & { refuse(to: unknown): Promise<unknown> }>('StubbornToken', 10n ** 24n)
  const full = await makePair(exchange, [exchange.cherry, 10n ** 6n], [exchange.silent, 10n ** 6n])
  for (const token of [exchange.cherry, exchange.silent]) await token.mint(deployer, 2n ** 113n)
  await exchange.cherry.transfer(full, 2n ** 112n)
  await stubborn.approve(exchange.router, MaxUint256)
  const odd = await makePair(exchange, [apple, 10n ** 20n], [stubborn, 10n ** 20n])
  await stubborn.refuse(trader)
  await apple.transfer(odd, 10n ** 18n)
  const oddOut = inOrder<MintableToken>(apple, stubborn)[0] === apple ? [0n, 100n] : [100n, 0n]
  return { ...exchange, pair, token0, token1, borrower, stubborn, full, odd, oddOut }
}

type Market = Awaited<ReturnType<typeof market>>
/** A call: contract, method, arguments and native coin; sent by the deployer unless `from` is given. */
type Attempt = readonly [to: unknown, method: string, args: readonly unknown[], valueRaw?: bigint, from?: string]

const END = FOREVER
const swap = ({ apple, berry, trader }: Market, ...amounts: bigint[]) => [...amounts, [apple, berry], trader, END]
const adding = ({ apple, berry, trader }: Market, ...amounts: bigint[]) => [apple, berry, ...amounts, trader, END]

/** At least one call for every row of the catalogue that matches a contract's revert reason. */
const attempts: Record<string, (market: Market) => Attempt | Promise<Attempt>> = {
  priceMoved: (it) => [it.router, 'swapExactTokensForTokens', swap(it, 10n ** 18n, 10n ** 15n)],
  shareMoved: (it) => [it.router, 'addLiquidity', adding(it, 10n ** 18n, 10n ** 12n, 0n, 10n ** 12n)],
  tooLate: (it) => [it.router, 'swapExactTokensForTokens', [1n, 0n, [it.apple, it.berry], it.trader, 1n]],
  permitTooLate: (it) => [it.pair, 'permit', [it.trader, it.router, 1n, 1n, 27, ...wrongSignature]],
  permitWrong: async (it) => [
    it.pair,
    'permit',
    [it.deployer, it.router, 1n, END, ...(await signPermit(it.pair, it.trader, it.router, 1n, END))],
  ],
  transferFromFailed: (it) => [it.router, 'swapExactTokensForTokens', swap(it, 10n ** 18n, 0n), 0n, 'otherAccount'],
  transferFailed: (it) => [it.odd, 'swap', [...it.oddOut, it.trader, '0x']],
  coinTransferFailed: (it) => [
    it.router,
    'swapExactTokensForETH',
    [10n ** 18n, 0n, [it.apple, it.wbnb], it.multicall, END],
  ],
  balanceTooSmall: (it) => [it.apple, 'transfer', [it.trader, 1n], 0n, 'otherAccount'],
  allowanceTooSmall: (it) => [it.apple, 'transferFrom', [it.deployer, it.trader, 1n], 0n, 'otherAccount'],
  reservesTooSmall: (it) => [it.pair, 'swap', [10n ** 26n, 0n, it.trader, '0x']],
  mintTooSmall: (it) => [it.router, 'addLiquidity', [it.cherry, it.berry, 1000n, 1000n, 0n, 0n, it.trader, END]],
  burnTooSmall: (it) => [it.pair, 'burn', [it.trader]],
  tooSmall: (it) => [it.pair, 'swap', [0n, 0n, it.trader, '0x']],
  invalidPath: (it) => [it.router, 'swapExactTokensForTokens', [1n, 0n, [it.apple], it.trader, END]],
  poolExists: (it) => [it.factory, 'createPair', [it.apple, it.berry]],
  invalidTo: (it) => [it.pair, 'swap', [1n, 0n, it.token0, '0x']],
  poolLocked: (it) => [
    it.borrower,
    'borrow',
    [it.pair, [1n, 0n], [0n, 0n], it.pair.interface.encodeFunctionData('sync')],
  ],
  poolFull: (it) => [it.full, 'sync', []],
  notAllowed: (it) => [it.apple, 'mint', [it.trader, 1n], 0n, 'otherAccount'],
  cannotCompute: (it) => [it.router, 'swapExactETHForTokens', [0n, [], it.trader, END], 1n],
}

const wrongSignature = [`0x${'1'.repeat(64)}`, `0x${'2'.repeat(64)}`]

/** Rows whose contracts are not part of the exchange. */
const OTHER_CONTRACT_ROWS: ReadonlySet<string> = new Set(['paused', 'underflow', ...AREA_MEANINGS.map(([id]) => id)])

const isOfContract = ({ id, by }: (typeof catalogue)[number]) =>
  by === 'contract' && !['otherReason', 'noReason'].includes(id)

/** Replaces contracts and accounts by their addresses, for the ABI encoder. */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return 'address' in value ? value.address : (value as Called).target
}

describe('the catalogue of failures', () => {
  for (const [id, attempt] of Object.entries(attempts)) {
    it(`recognises ${id} from the contract's revert`, async () => {
      const it = await loadFixture(market)
      const [contract, method, args, valueRaw = 0n, from = 'deployer'] = await attempt(it)
      const { target, interface: methods } = contract as Called
      const intent = {
        contract: { address: toAddress(String(target)), interface: methods },
        ...{ method, args: args.map(plain), valueRaw },
      }
      const account = toAddress(from === 'otherAccount' ? it.otherAccount.address : it.deployer.address)
      const error: unknown = await rehearse(nodes, intent, account).then(
        () => null,
        (revert: unknown) => revert,
      )
      const cause = causeOf(error)
      const row = catalogue.find(({ fits }) => fits(cause))
      expect([row?.id, cause.isRevert], String(error)).to.deep.equal([id, true])
    })
  }

  it('reports a missing approval for the amount, whatever the LP token reverts with', async () => {
    const { pair, router, apple, berry, deployer } = await loadFixture(market)
    const call = { method: 'removeLiquidity', args: [apple, berry, 5n, 0n, 0n, deployer, END].map(plain), valueRaw: 0n }
    const intent = { contract: { address: toAddress(router.target), interface: router.interface }, ...call }
    const spending = {
      ...{ tokenAddress: toAddress(pair.target), symbol: 'Cake-LP' },
      ...{ spender: toAddress(router.target), amountRaw: 5n },
    }
    const rowNow = async () => {
      const account = toAddress(deployer.address)
      const error: unknown = await rehearse(nodes, intent, account).catch((revert: unknown) => revert)
      const cause = causeOf(await causeOfFailure(nodes, account, spending, error))
      return catalogue.find(({ fits }) => fits(cause))?.id
    }
    await pair.approve(router, 4n)
    expect(await rowNow()).to.equal('notEnabled')
    await pair.approve(router, 5n)
    expect(await rowNow()).to.equal('burnTooSmall')
  })

  it('has a test case for each row that matches a revert reason of these contracts', () => {
    const ids = contractRows.filter(isOfContract).map(({ id }) => id)
    expect(ids.length > 20).to.equal(true)
    expect(ids.filter((id) => !attempts[id] && !OTHER_CONTRACT_ROWS.has(id))).to.deep.equal([])
  })

  it('contains the exact revert reasons of the contracts of the areas', () => {
    const folders = [
      'farm',
      'pool',
      'vault',
      'lottery',
      'prediction',
      'profile',
      'collectibles',
      'ifo',
      'competition',
      'auction',
    ].map((area) => join('contracts', area))
    const files = folders.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    const sources = files.filter((file) => file.endsWith('.sol')).map((file) => readFileSync(file, 'utf8'))
    const occursInSources = (reason: string) => sources.some((source) => source.includes(`"${reason}"`))
    const reasons = AREA_MEANINGS.flatMap(([, , words]) => words)
    expect(reasons.length > 10).to.equal(true)
    expect(reasons.filter((reason) => !occursInSources(reason))).to.deep.equal([])
  })
})
