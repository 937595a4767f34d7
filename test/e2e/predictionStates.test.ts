import { parseEther } from 'ethers'
import { connectDemo, expect, test, visibleText } from './support/journey.ts'
import { pauseBlocks, resumeBlocks } from './support/blocks.ts'
import { rpc } from './support/chain.ts'
import { setLanguage, switchLanguage } from './support/overlay.ts'
import {
  betAsDemo,
  betOutside,
  cardOf,
  lockRound,
  openPrediction,
  pauseMarket,
  startRounds,
} from './support/prediction.ts'

test('a paused market accepts no bets and says so', async ({ page }) => {
  const epoch = await startRounds()
  await openPrediction(page)
  await expect(cardOf(page, epoch).getByRole('button', { name: 'Enter UP' })).toBeEnabled()
  await pauseMarket()
  await expect(visibleText(page, 'Markets paused')).toBeVisible()
  await expect(cardOf(page, epoch).getByText('Round cancelled')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enter UP' })).toHaveCount(0)
})

test('the block in which a round starts accepts no bet: the buttons wait for the next one', async ({ page }) => {
  await pauseBlocks()
  await rpc('evm_setAutomine', [true])
  try {
    const epoch = await startRounds()
    await openPrediction(page)
    const enter = cardOf(page, epoch).getByRole('button', { name: /^Enter/ })
    await expect(enter).toHaveCount(2)
    for (const button of await enter.all()) await expect(button).toHaveAttribute('aria-busy', 'true')
    await rpc('evm_mine')
    for (const button of await enter.all()) await expect(button).not.toHaveAttribute('aria-busy')
  } finally {
    // The chain outlives a journey that fails.
    await rpc('evm_setAutomine', [false])
    await resumeBlocks()
  }
})

test('the notice of risk is accepted once, also across visits', async ({ page }) => {
  const epoch = await startRounds()
  await page.goto('/prediction')
  const notice = page.getByRole('dialog', { name: 'Before you play' })
  await expect(page.getByRole('button', { name: 'I understand' })).toBeVisible()
  await connectDemo(page)
  await cardOf(page, epoch).getByRole('button', { name: 'Enter UP' }).click()
  await notice.getByRole('button', { name: 'I understand' }).click()
  await cardOf(page, epoch).getByRole('button', { name: 'Enter UP' }).click()
  await expect(cardOf(page, epoch).getByRole('textbox', { name: 'Amount' })).toBeVisible()
  await page.reload()
  await expect(cardOf(page, epoch)).toBeVisible()
  await expect(page.getByRole('button', { name: 'I understand' })).toHaveCount(0)
})

test('without a wallet every card shows, and the open one offers to connect', async ({ page }) => {
  const epoch = await startRounds()
  await openPrediction(page, { connects: false })
  await expect(cardOf(page, epoch).getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  await expect(
    cardOf(page, epoch + 1)
      .getByText('Entry starts in')
      .first(),
  ).toBeVisible()
  // The page has the full width and no footer.
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

test('the rows of cards are walked with the keyboard', async ({ page }) => {
  await startRounds()
  await openPrediction(page, { connects: false })
  const cards = page.getByRole('list', { name: 'Cards of the rounds' })
  await expect(cards.getByRole('article').first()).toBeVisible()
  await cards.focus()
  const left = () => cards.evaluate((row) => row.scrollLeft)
  await page.keyboard.press('Home')
  await expect.poll(left).toBe(0)
  await page.keyboard.press('ArrowRight')
  await expect.poll(left).toBeGreaterThan(100)
  await page.getByRole('button', { name: 'Previous round' }).press('Enter')
  await expect.poll(left).toBe(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 } })

  test('a switch chooses cards, chart or history, in Arabic too', async ({ page }) => {
    const epoch = await startRounds()
    await betAsDemo('UP', parseEther('0.2'))
    await betOutside('DOWN', parseEther('0.4'))
    await lockRound('320', true)
    await openPrediction(page)
    await expect(cardOf(page, epoch)).toBeVisible()
    await page.getByRole('radio', { name: 'Chart' }).check()
    await expect(page.getByRole('img', { name: /^Price of the oracle/ })).toBeVisible()
    await page.getByRole('radio', { name: 'History' }).check()
    await expect(page.getByRole('button', { name: new RegExp(`^Round ${epoch}`) })).toBeVisible()
    const translate = await setLanguage(page, 'ar-SA')
    await switchLanguage(page, 'ar-SA')
    await expect(page.getByRole('heading', { name: translate('Prediction'), level: 1 })).toBeVisible()
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth: full, clientWidth: shown } = document.documentElement
      return { scrollWidth: full, clientWidth: shown }
    })
    expect(scrollWidth).toBe(clientWidth)
  })
})
