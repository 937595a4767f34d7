import { parseEther } from 'ethers'
import { pauseBlocks, mineToCheckedHeight, resumeBlocks } from './support/blocks.ts'
import { rpc } from './support/chain.ts'
import { expect, test, visibleText } from './support/journey.ts'
import { bet, betOf, cardOf, lockRound, mineTo, openPrediction, roundOf, startRounds } from './support/prediction.ts'
import { sentBy } from './support/transactions.ts'

test.afterEach(resumeBlocks)

/** More than the time after which the contract accepts no price of the oracle (protocol 5: oracleUpdateAllowance). */
const OLD_SECONDS = 600

test('an oracle that stops is named with the time of its last update, until it updates again', async ({ page }) => {
  const epoch = await startRounds()
  await lockRound('320', true)
  await openPrediction(page)
  await expect(cardOf(page, epoch).getByText('Live')).toBeVisible()
  const notice = visibleText(page, 'The price of the oracle is old')
  await expect(notice).toHaveCount(0)

  const { timestamp } = await rpc<{ timestamp: string }>('eth_getBlockByNumber', ['latest', false])
  await rpc('evm_setNextBlockTimestamp', [Number(timestamp) + OLD_SECONDS])
  await rpc('evm_mine')
  await expect(notice).toBeVisible()
  await expect(visibleText(page, /^Its last update was 10 minutes ago\./)).toBeVisible()

  await lockRound('321')
  await expect(notice).toHaveCount(0)
})

test('a round that is ended late closes, is calculated, and then shows its result', async ({ page }) => {
  const epoch = await startRounds()
  await openPrediction(page)
  const card = cardOf(page, epoch)
  await expect(card.getByRole('button', { name: 'Enter UP' })).toBeEnabled()
  // Without further blocks, because the contract accepts a lock and an end for a limited number of blocks only.
  await pauseBlocks()
  await mineTo((await roundOf(epoch)).lockBlock + 4)
  await expect(card.getByText('Closing').first()).toBeVisible()
  await expect(card.getByRole('button', { name: 'Enter UP' })).toBeDisabled()
  await lockRound('320', true)
  await pauseBlocks()
  await mineTo((await roundOf(epoch)).endBlock + 5)
  await expect(card.getByText('Calculating').first()).toBeVisible()
  await lockRound('322')
  await expect(card.getByText('Expired')).toBeVisible()
  await expect(card.getByText('+$2.000')).toBeVisible()
})

test('a bet whose block is replaced is pending again, and is entered once by the block that follows', async ({
  page,
}) => {
  const epoch = await startRounds()
  await openPrediction(page)
  const card = cardOf(page, epoch)
  await expect(card.getByRole('button', { name: 'Enter UP' })).toBeEnabled()
  await pauseBlocks()
  const snapshot = await rpc('evm_snapshot')
  await resumeBlocks()
  const { raw } = await sentBy(page, () => bet(page, epoch, 'UP', '0.25'))
  expect((await betOf(epoch)).amountRaw).toBe(parseEther('0.25'))

  await pauseBlocks()
  await rpc('evm_revert', [snapshot])
  await mineToCheckedHeight(page)
  await resumeBlocks()
  expect((await betOf(epoch)).amountRaw).toBe(0n)
  await expect(card.getByText('Your bet: 0.25 BNB')).toHaveCount(0)
  // The first bet may still be included, so no second one is accepted.
  await card.getByRole('button', { name: 'Enter DOWN' }).click()
  await expect(card.getByRole('textbox', { name: 'Amount' })).toBeDisabled()

  await rpc('eth_sendRawTransaction', [raw])
  await expect(card.getByText('Your bet: 0.25 BNB')).toBeVisible()
  expect(await betOf(epoch)).toEqual({ side: 'UP', amountRaw: parseEther('0.25'), isClaimed: false })
})
