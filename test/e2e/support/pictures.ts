import { readFileSync } from 'node:fs'
import type { Page, TestInfo } from '@playwright/test'

/** End of the names that Playwright gives to the pictures of a difference. */
const DIFFERENCE = '-diff.png'

/** Returns the box around the red pixels of a picture, with which Playwright marks a difference; null if it has none. */
async function redBox(page: Page, picture: Buffer): Promise<string | null> {
  const address = `data:image/png;base64,${picture.toString('base64')}`
  return page.evaluate(async (source) => {
    const image = new Image()
    image.src = source
    await image.decode()
    const canvas = document.createElement('canvas')
    const { naturalWidth: width, naturalHeight: height } = image
    Object.assign(canvas, { width, height })
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const colours = context?.getImageData(0, 0, width, height).data ?? []
    const isRed = (pixel: number) =>
      colours[4 * pixel] === 255 && colours[4 * pixel + 1] === 0 && colours[4 * pixel + 2] === 0
    const red = Array.from({ length: width * height }, (_, pixel) => pixel).filter(isRed)
    if (red.length === 0) return null
    // Not as arguments of Math.min: a picture has more pixels than a call may have arguments.
    const span = (values: number[]) => {
      const sorted = values.toSorted((one, other) => one - other)
      return `${sorted[0]} to ${sorted.at(-1)}`
    }
    return `x ${span(red.map((pixel) => pixel % width))}, y ${span(red.map((pixel) => Math.floor(pixel / width)))}`
  }, address)
}

/** Returns the place of each difference that a test has found between pictures, in pixels of the picture. */
export async function placesOfDifferences(
  page: Page,
  { attachments }: Pick<TestInfo, 'attachments'>,
): Promise<string[]> {
  const places: string[] = []
  for (const { name, path } of attachments) {
    if (!name.endsWith(DIFFERENCE) || path === undefined) continue
    places.push(`${name}: ${(await redBox(page, readFileSync(path))) ?? 'no pixel is marked'}`)
  }
  return places
}
