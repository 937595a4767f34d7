import { expect } from '../e2e/support/expect.ts'
import { test } from '../e2e/support/clockedTest.ts'
import { join } from 'node:path'
import { buildFolder } from '../e2e/support/site.ts'
import { BARS, report } from './bars.ts'
import { chunksOf, expectNoEarlyParts, expectPartsBuilt, totalKibOf } from './chunks.ts'

test('a first visit to /swap loads at most its limit of JavaScript', async ({ page }) => {
  const chunks = await chunksOf(page, '/swap', page.getByRole('textbox', { name: /^From/ }))
  const totalKib = totalKibOf(chunks)
  report('JavaScript of /swap, gzip -9', totalKib, BARS.firstLoadKib, 'KiB')
  expect(chunks.length).toBeGreaterThan(0)
  expectPartsBuilt(join(buildFolder, 'assets'))
  expectNoEarlyParts(chunks)
  expect(totalKib).toBeLessThanOrEqual(BARS.firstLoadKib)
})
