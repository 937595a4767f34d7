import { Interface, parseUnits } from 'ethers'
import { describe, expect, test } from 'vitest'
import { MEMBERS } from '../../devnet/protocol/accounts.ts'
import { readSales } from '../../devnet/protocol/deploymentFiles.ts'
import { SALES, type SeededSale } from '../../devnet/sales/sales.ts'
import { salePhase } from '../../src/features/ifo/sale.rules.ts'
import { demoAccounts, facts, farms, token } from './support/facts.ts'
import { joinSharedChain } from './support/sharedChain.ts'

const { pointCenterIfo = '' } = facts.contracts
const [demo] = demoAccounts
const lp = farms.find(({ pid }) => pid === 1)?.lpAddress ?? ''
if (!demo) throw new Error('There are no demo accounts.')

const abi = new Interface([
  'function startBlock() view returns (uint256)',
  'function endBlock() view returns (uint256)',
  'function lpToken() view returns (address)',
  'function offeringToken() view returns (address)',
  'function offeringAmount() view returns (uint256)',
  'function raisingAmount() view returns (uint256)',
  'function totalAmount() view returns (uint256)',
  'function userInfo(address) view returns (uint256, bool)',
  'function viewPoolInformation(uint256) view returns (uint256, uint256, uint256, bool, uint256, uint256)',
  'function viewUserInfo(address, uint8[]) view returns (uint256[], bool[])',
  'function numberPoints() view returns (uint256)',
  'function ifos(address) view returns (uint256, uint256, uint256)',
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
  'function harvest()',
  'function harvestPool(uint8)',
])

const { node } = joinSharedChain()

const encode = (method: string, ...args: unknown[]) => abi.encodeFunctionData(method, args)
const readAll = async (to: string, method: string, ...args: unknown[]) => [
  ...abi.decodeFunctionResult(method, await node.request('eth_call', { to, data: encode(method, ...args) }, 'latest')),
]
const read = async <T>(to: string, method: string, ...args: unknown[]) => (await readAll(to, method, ...args))[0] as T

const addressOf = ({ id }: SeededSale) => readSales().find((sale) => sale.id === id)?.address ?? ''
const committedRaw = (amounts: readonly (string | undefined)[]) =>
  amounts.reduce((sum, amount) => sum + parseUnits(amount ?? '0'), 0n)

describe.each(SALES)('the sale of $token', (sale) => {
  const address = addressOf(sale)
  const decimals = token(sale.token).decimals

  test(`is ${sale.phase}, and holds what it offers`, async () => {
    const [startBlock, endBlock] = await Promise.all(
      ['startBlock', 'endBlock'].map(async (method) => Number(await read<bigint>(address, method))),
    )
    const wanted = { coming: 'comingSoon', live: 'live', finished: 'finished' }[sale.phase]
    expect(salePhase({ startBlock: startBlock ?? 0, endBlock: endBlock ?? 0 }, await node.blockNumber())).toBe(wanted)
    expect([await read(address, 'lpToken'), await read(address, 'offeringToken')]).toEqual([
      ...[lp, token(sale.token).address],
    ])
    const offered = sale.pools.reduce((sum, { offering }) => sum + parseUnits(offering, decimals), 0n)
    expect(await read(token(sale.token).address, 'balanceOf', address)).toBe(offered)
  })

  test('has its terms and commitments', async () => {
    const stated = sale.pools.map(({ raising, offering, limit, hasTax, demo: ofDemo, members }) => [
      ...[parseUnits(raising), parseUnits(offering, decimals), parseUnits(limit ?? '0'), hasTax ?? false],
      committedRaw([ofDemo, ...members]),
    ])
    const found =
      sale.version === 2
        ? (await Promise.all(sale.pools.map((_, pid) => readAll(address, 'viewPoolInformation', pid)))).map((pool) =>
            pool.slice(0, 5),
          )
        : [
            [
              ...[await read(address, 'raisingAmount'), await read(address, 'offeringAmount'), 0n, false],
              await read(address, 'totalAmount'),
            ],
          ]
    expect(found).toEqual(stated)
    const points =
      sale.version === 2
        ? await read<bigint>(address, 'numberPoints')
        : (await readAll(pointCenterIfo, 'ifos', address))[2]
    expect(points).toBe(BigInt(sale.points))
  })

  test('leaves the demo account its commitment to harvest, and no allowance', async () => {
    const own = sale.pools.map(({ demo: ofDemo }) => parseUnits(ofDemo ?? '0'))
    const [amounts, claimed] =
      sale.version === 2
        ? await readAll(address, 'viewUserInfo', demo.address, [0, 1])
        : (await readAll(address, 'userInfo', demo.address)).map((each) => [each])
    expect([[...(amounts as bigint[])], [...(claimed as boolean[])]]).toEqual([own, own.map(() => false)])
    expect(await read(lp, 'allowance', demo.address, address)).toBe(0n)
  })
})

test('the members hold no LP tokens that they did not commit', async () => {
  const balances = await Promise.all(MEMBERS.map(({ address }) => read<bigint>(lp, 'balanceOf', address)))
  expect(balances.filter((balance) => balance > 0n)).toEqual([])
})

test('the demo account can harvest each pool of the finished sales', async () => {
  const finished = SALES.filter(({ phase }) => phase === 'finished')
  const calls = finished.flatMap((sale) =>
    sale.version === 2
      ? sale.pools.map((_, pid) => ({ to: addressOf(sale), data: encode('harvestPool', pid) }))
      : [{ to: addressOf(sale), data: encode('harvest') }],
  )
  const results = await Promise.all(
    calls.map((call) => node.request('eth_call', { from: demo.address, ...call }, 'latest')),
  )
  expect(results).toEqual(calls.map(() => '0x'))
})
