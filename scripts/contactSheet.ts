import type { Browser } from '@playwright/test'

/** A screenshot in a sheet, with the text above it. */
export interface SheetCell {
  readonly caption: string
  /** PNG or WebP. */
  readonly picture: Buffer
}

/** A row of a sheet: cells of one width, which is the width of the sheet divided by `columns`. */
export interface SheetRow {
  readonly columns: number
  readonly cells: readonly SheetCell[]
}

/** In pixels. Text of a desktop screenshot is readable at half its size. */
const LAYOUT = { width: 1280, gap: 8, caption: 20, fontSize: 13 } as const
const COLOURS = { ground: '#7d7d7d', caption: '#ffffff' } as const

/** At this quality every letter is readable, and the folder of all sheets has less than 5 MB. */
const QUALITY = 0.35

/** Draws the rows on a canvas and returns the sheet as WebP in base64. Runs in the browser. */
async function drawSheet([rows, { layout, colours, quality }]: [
  { columns: number; cells: { caption: string; base64: string }[] }[],
  { layout: typeof LAYOUT; colours: typeof COLOURS; quality: number },
]): Promise<string> {
  const bitmapOf = async (base64: string): Promise<ImageBitmap> =>
    createImageBitmap(new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]))
  let top = 0
  const placed: { bitmap: ImageBitmap; caption: string; left: number; top: number; width: number; height: number }[] =
    []
  for (const { columns, cells } of rows) {
    const width = Math.floor((layout.width - layout.gap * (columns + 1)) / columns)
    const bitmaps = await Promise.all(cells.map(({ base64 }) => bitmapOf(base64)))
    const heights = bitmaps.map((bitmap) => Math.round((bitmap.height * width) / bitmap.width))
    for (const [index, bitmap] of bitmaps.entries()) {
      const left = layout.gap + index * (width + layout.gap)
      const { caption = '' } = cells[index] ?? {}
      placed.push({ bitmap, caption, left, top: top + layout.caption, width, height: heights[index] ?? 0 })
    }
    top += layout.caption + Math.max(...heights)
  }
  const canvas = new OffscreenCanvas(layout.width, top + layout.gap)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser has no canvas')
  context.imageSmoothingQuality = 'high'
  context.fillStyle = colours.ground
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.font = `${layout.fontSize}px sans-serif`
  context.fillStyle = colours.caption
  for (const { bitmap, caption, left, top: y, width, height } of placed) {
    context.fillText(caption, left, y - layout.caption + layout.fontSize + 1)
    context.drawImage(bitmap, left, y, width, height)
  }
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer())
  const CHUNK = 4096
  let text = ''
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
  return btoa(text)
}

/** Returns an encoder of contact sheets to WebP. The browser itself draws and encodes them, on a blank page. */
export async function sheetEncoder(browser: Browser): Promise<(rows: readonly SheetRow[]) => Promise<Buffer>> {
  const page = await browser.newPage()
  // tsx wraps named functions in calls of __name, also in code that is sent to the page.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.goto('about:blank')
  return async (rows) => {
    const sent = rows.map(({ columns, cells }) => ({
      columns,
      cells: cells.map(({ caption, picture }) => ({ caption, base64: picture.toString('base64') })),
    }))
    const style = { layout: LAYOUT, colours: COLOURS, quality: QUALITY }
    return Buffer.from(await page.evaluate(drawSheet, [sent, style] as [typeof sent, typeof style]), 'base64')
  }
}
