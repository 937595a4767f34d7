import { readFileSync } from 'node:fs'
import { Interface, type JsonFragment } from 'ethers'
import { expect, test } from 'vitest'
import { toAddress } from '../../../core/address'
import type { Call } from '../call'
import { claimInformation, currentStatus, userTradingStats, winningTeamId } from './reads'
import { claimReward, register, tradingCompetition } from './writes'

/** The published ABI, which the contract of the repository equals too. */
const published = new Interface(
  JSON.parse(readFileSync('test/fixtures/abi/tradingCompetition.json', 'utf8')) as JsonFragment[],
)
const CONTRACT = toAddress(`0x${'ef'.repeat(20)}`)
const ACCOUNT = toAddress(`0x${'cd'.repeat(20)}`)

const cases: [method: string, args: unknown[], result: unknown[], call: Call<unknown>, value: unknown][] = [
  ['currentStatus', [], [3], currentStatus(CONTRACT), 3],
  ['winningTeamId', [], [2n], winningTeamId(CONTRACT), 2],
  [
    ...(['userTradingStats', [ACCOUNT], [4n, 1n, true, false]] as [string, unknown[], unknown[]]),
    userTradingStats(CONTRACT, ACCOUNT),
    { rewardGroup: 4, teamId: 1, hasRegistered: true, hasClaimed: false },
  ],
  [
    ...(['claimInformation', [ACCOUNT], [true, false, 3n, 5n, 1250n, true]] as [string, unknown[], unknown[]]),
    claimInformation(CONTRACT, ACCOUNT),
    { hasRegistered: true, hasClaimed: false, rewardGroup: 3, cakeRaw: 5n, points: 1250n, canClaimNft: true },
  ],
]

test.each(cases)('%s is read as the published contract returns it', (method, args, result, call, value) => {
  expect(call.callData).toBe(published.encodeFunctionData(method, args).toLowerCase())
  expect(call.decode(published.encodeFunctionResult(method, result))).toEqual(value)
  expect(() => call.decode('0x')).toThrow('shorter')
})

test.each([
  ['register', register(CONTRACT)],
  ['claimReward', claimReward(CONTRACT)],
])('%s is written as the published contract takes it', (method, intent) => {
  expect(intent).toMatchObject({ method, args: [], valueRaw: 0n })
  expect(tradingCompetition.encodeFunctionData(method)).toBe(published.encodeFunctionData(method))
})
