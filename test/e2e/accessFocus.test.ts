import { Faults, settle } from './support/axe.ts'
import { unseenFocus } from './support/axeFocus.ts'
import { invisibleWhenForced } from './support/axeForced.ts'
import { amountField, answerWallet, connectDemo, expect, openSwap, test } from './support/journey.ts'
import { everywhere } from './support/routesDialogs.ts'
import { speakIn } from './support/routesWords.ts'

/** A window of 1280 by 1024 px at 400 %. */
const ENLARGED = { width: 320, height: 256 }
const PHONE = { width: 360, height: 640 }

for (const size of [ENLARGED, PHONE]) {
  test(`whatever has the focus is in sight, uncovered and marked: ${size.width} by ${size.height} px`, async ({
    page,
  }) => {
    test.setTimeout(360_000)
    const faults = new Faults()
    const say = await speakIn(page, 'en-US')
    await page.setViewportSize(size)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await everywhere(page, say, async (name) => {
      await settle(page)
      faults.add(name, await unseenFocus(page))
    })
    expect(faults.all).toEqual([])
  })
}

test('at 400 % a swap can be made', async ({ page }) => {
  await page.setViewportSize(ENLARGED)
  await openSwap(page, { outputCurrency: 'CAKE' })
  await connectDemo(page)
  await amountField(page, 'From').fill('0.01')
  await page.getByRole('main').getByRole('button', { name: 'Swap', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm Swap' })
  // What is signed has to be readable, not only the button that signs it.
  await expect(dialog.getByText('Minimum received')).toBeAttached()
  await dialog.getByText('Minimum received').scrollIntoViewIfNeeded()
  await expect(dialog.getByText('Minimum received')).toBeInViewport({ ratio: 1 })
  await dialog.getByRole('button', { name: 'Confirm Swap' }).click()
  await answerWallet(page, 'Confirm')
  await expect(page.getByText('Transaction confirmed', { exact: true })).toBeVisible()
})

test('in forced colours every control has an edge, every picture is seen, and the focus is marked', async ({
  page,
}) => {
  test.setTimeout(360_000)
  const faults = new Faults()
  const say = await speakIn(page, 'en-US')
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await everywhere(page, say, async (name) => {
    await settle(page)
    faults.add(name, [...(await invisibleWhenForced(page)), ...(await unseenFocus(page))])
  })
  expect(faults.all).toEqual([])
})
