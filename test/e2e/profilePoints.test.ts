import { getCreateAddress, id, Interface, parseEther, Wallet } from 'ethers'
import { PROFILE_DEPLOYER } from '../../devnet/protocol/accounts.ts'
import { demoAccount, facts, rpc, sendFrom } from './support/chain.ts'
import { expect, test, openConnected } from './support/journey.ts'
import { buildOwn } from './support/ownBuild.ts'
import { type OwnSite, startOwnSite } from './support/ownSite.ts'
import { confirmIn, expectText, profileOf } from './support/profile.ts'
import { readOutcome } from './support/transactions.ts'

/** The deployer of a sale, which no other journey uses. */
const seller = new Wallet(id('A seller of the journeys of profiles'))
const sale = getCreateAddress({ from: seller.address, nonce: 0 })
const demo = demoAccount('Demo')

const sales = {
  config: {
    ...{ basicSaleMaxUsd: '100', achievementMinimumUsd: '10', gasPriceGwei: 10, maxComputedMinutesBeforeSale: 30 },
    ...{ taxHundredPercentRaw: '1000000000000', taxSteps: [{ overflowAtLeast: 0, taxBps: 100 }] },
  },
  ifos: [
    {
      ...{ id: 'hotcross', name: 'Hotcross', address: sale, version: 1, token: 'cake', releaseBlockNumber: 1 },
      ...{ campaignId: '511100000', articleUrl: 'https://example.com/' },
      poolUnlimited: { saleTokens: '1000', raiseUsd: '1000', burnUsd: '500', distributionPercent: 100 },
    },
  ],
}

let site: OwnSite

test.beforeAll(async () => {
  site = await startOwnSite(await buildOwn('points', { facts: {}, files: { 'ifos.json': sales } }))
})
test.afterAll(() => site.stop())

/** Creation code of a sale in which every account has committed 10 LP tokens and harvested. */
const SALE_CODE = '0x601680600b6000396000f3678ac7230489e800006000526001602052604060 00f3'.replace(' ', '')
const POINTS = 60n

test('points of a sale are claimed in the task center', async ({ page }) => {
  const before = await profileOf(demo.address)
  await rpc('hardhat_setBalance', [seller.address, '0x56bc75e2d63100000'])
  await sendFrom(seller, { to: null, data: SALE_CODE })
  const { pointCenterIfo = '' } = facts.contracts as Record<string, string>
  const abi = new Interface(['function addIFOAddress(address, uint256, uint256, uint256)'])
  const data = abi.encodeFunctionData('addIFOAddress', [sale, 511_100_000, parseEther('1'), POINTS])
  await sendFrom(new Wallet(PROFILE_DEPLOYER.privateKey), { to: pointCenterIfo, data })
  await openConnected(page, () => page.goto(`${site.url}/profile/tasks`))
  await expectText(page, 'IFO Shopper: Hotcross')
  await page.getByRole('button', { name: `Claim ${POINTS} points` }).click()
  await confirmIn(page, 'Claim points')
  await readOutcome(page, 'Points claimed!', 'The points are yours.')
  expect((await profileOf(demo.address))?.points).toBe((before?.points ?? 0n) + POINTS)
  await expectText(page, 'You have no points to claim.')
})
