import { expect } from '../e2e/support/expect.ts'
import { test } from '../e2e/support/clockedTest.ts'
import { join } from 'node:path'
import { buildFolder } from '../e2e/support/site.ts'
import { BARS, report } from './bars.ts'
import { openConnected } from '../e2e/support/journey.ts'
import { type Chunk, chunksOf, expectNoEarlyParts, expectPartsBuilt, totalKibOf } from './chunks.ts'

test('a first visit to /swap loads at most its limit of JavaScript', async ({ page }) => {
  const chunks = await chunksOf(page, '/swap', page.getByRole('textbox', { name: /^From/ }))
  const totalKib = totalKibOf(chunks)
  report('JavaScript of /swap, gzip -9', totalKib, BARS.firstLoadKib, 'KiB')
  expect(chunks.length).toBeGreaterThan(0)
  expectPartsBuilt(join(buildFolder, 'assets'))
  expectNoEarlyParts(chunks)
  expect(totalKib).toBeLessThanOrEqual(BARS.firstLoadKib)
  report('JavaScript files of /swap', chunks.length, BARS.files.swap, 'files')
  expect(chunks.length).toBeLessThanOrEqual(BARS.files.swap)
})

test('a visit to /swap with a wallet that connects again loads at most its limit of files', async ({ page }) => {
  let chunks: Chunk[] = []
  const account = page.getByRole('banner').getByRole('button', { name: /0x/ })
  await openConnected(page, async () => {
    chunks = await chunksOf(page, '/swap', account)
  })
  totalKibOf(chunks)
  report('JavaScript files of /swap with a wallet', chunks.length, BARS.files.swapWithWallet, 'files')
  expect(chunks.length).toBeGreaterThan(BARS.files.swap)
  expect(chunks.length).toBeLessThanOrEqual(BARS.files.swapWithWallet)
})
