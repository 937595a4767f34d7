// @vitest-environment happy-dom
import { AbiCoder } from 'ethers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LogsRefusedError } from '../../../chain/logs/refusal'
import { type Nodes, RpcError } from '../../../chain/rpc/nodes'
import { type PairHour, readPairHours } from '../../../chain/services/pairHours'
import { toAddress } from '../../../core/address'
import { SPANS } from './candles.rules'
import { chartOf } from './chart.rules'
import { readHistories } from './histories.chain'

vi.mock('../../../chain/services/pairHours', () => ({ readPairHours: vi.fn<typeof readPairHours>() }))
const hoursOfServices = vi.mocked(readPairHours)

const URL = 'https://services.example'
const PAIR = toAddress(`0x${'c'.repeat(40)}`)
const Q112 = 2n ** 112n
const E36 = 10n ** 36n
const HOUR_S = 3600
const NOW_S = 500_000 * HOUR_S + 1800
const THIS_HOUR_S = 500_000 * HOUR_S
const coder = AbiCoder.defaultAbiCoder()
const hex = (value: number) => `0x${value.toString(16)}`

/** Nodes without logs. The price of their pair has been 9 for ten minutes. */
const nodes: Nodes = {
  async request(method, [tag]) {
    if (method === 'eth_getLogs') throw new RpcError('the method eth_getLogs is not available', -32601)
    if (method === 'eth_call') return coder.encode(['uint112', 'uint112', 'uint32'], [1n, 9n, NOW_S - 600])
    const number = tag === 'latest' ? 1_000_000 : Number(tag)
    return { number: hex(number), hash: '0x1', timestamp: hex(NOW_S - 3 * (1_000_000 - number)) }
  },
}
const read = (span = SPANS.week, url: string | null = URL) =>
  readHistories(nodes, [{ pairAddress: PAIR, span, signal: new AbortController().signal }], url)

const hour = (startS: number, ...[open, high, low, close]: [number, number, number, number]): PairHour => ({
  ...{ startS, openQ112: BigInt(open) * Q112, highQ112: BigInt(high) * Q112 },
  ...{ lowQ112: BigInt(low) * Q112, closeQ112: BigInt(close) * Q112 },
})

const leg = { isForward: true, decimalsFrom: 18, decimalsTo: 18 }

beforeEach(() => {
  sessionStorage.clear()
  hoursOfServices.mockReset()
})

describe('without logs', () => {
  it('the prices are the hourly ones of the services, and the price now is that of the chain', async () => {
    hoursOfServices.mockResolvedValue([hour(THIS_HOUR_S - 2 * HOUR_S, 4, 6, 3, 5), hour(THIS_HOUR_S, 5, 5, 5, 5)])
    const histories = await read(SPANS.day)
    expect(hoursOfServices.mock.calls).toEqual([[URL, PAIR, THIS_HOUR_S - 24 * HOUR_S]])
    const chart = chartOf([leg], histories, SPANS.day, false)
    expect(chart).toMatchObject({ isHourly: true, isComplete: true, hasTrades: true })
    expect(
      chart?.candles.map(({ startS, openE36, highE36, lowE36, closeE36 }) => [
        (startS - THIS_HOUR_S) / HOUR_S,
        ...[openE36, highE36, lowE36, closeE36].map((price) => price / E36),
      ]),
    ).toEqual([
      [-2, 4n, 6n, 3n, 5n],
      [-1, 5n, 5n, 5n, 5n],
      [0, 5n, 9n, 5n, 9n],
    ])
  })

  it('hours that begin after the last change on the chain are not shown', async () => {
    hoursOfServices.mockResolvedValue([hour(THIS_HOUR_S + HOUR_S, 1000, 1000, 1000, 1000)])
    const [history] = await read()
    expect(history?.events.map(({ reserve1Raw }) => reserve1Raw)).toEqual([9n])
  })

  it('the refusal of the nodes is reported where the services fail, are not named, or for one hour', async () => {
    hoursOfServices.mockRejectedValue(new Error('down'))
    await expect(read()).rejects.toThrow(LogsRefusedError)
    expect(hoursOfServices).toHaveBeenCalledTimes(1)
    await expect(read(SPANS.week, null)).rejects.toThrow(LogsRefusedError)
    await expect(read(SPANS.hour)).rejects.toThrow(LogsRefusedError)
    expect(hoursOfServices).toHaveBeenCalledTimes(1)
  })
})
