import type { Page } from '@playwright/test'
import jsQR from 'jsqr'
import { expect } from './journey.ts'

/** Opens the wallet dialog from the top bar and returns it. */
export async function openWalletChoice(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect wallet' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Returns the link to a wallet app on the same device; it contains the same data as the QR code. */
export async function shownCode(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Pair a wallet' })
  const link = dialog.getByRole('link', { name: 'Open a wallet app' })
  await expect(link).toBeVisible()
  return (await link.getAttribute('href')) ?? ''
}

/** Decodes the QR code from the pixels on the screen, as a camera does. */
export async function scannedCode(page: Page): Promise<string> {
  const picture = page.getByRole('img', { name: 'Code to connect a wallet' })
  const png = (await picture.screenshot()).toString('base64')
  // A separate empty page: the app's content policy does not apply there.
  const reader = await page.context().newPage()
  try {
    const { pixels, width, height } = await reader.evaluate(async (data) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      const context = canvas.getContext('2d')
      if (!context) throw new Error('No canvas')
      context.drawImage(image, 0, 0)
      const all = context.getImageData(0, 0, image.width, image.height).data
      return { pixels: Array.from(all), width: image.width, height: image.height }
    }, png)
    return jsQR(Uint8ClampedArray.from(pixels), width, height)?.data ?? ''
  } finally {
    await reader.close()
  }
}
