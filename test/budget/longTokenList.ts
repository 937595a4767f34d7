import type { Page } from '@playwright/test'
import { expect } from '../e2e/support/expect.ts'
import { facts } from '../e2e/support/chain.ts'
import { connectDemo, openSwap } from '../e2e/support/journey.ts'
import { importList, openPicker } from '../e2e/support/tokens.ts'

const TOKENS = 10_000
const WORDS = ['Rye', 'Oat', 'Flour', 'Butter', 'Honey', 'Syrup', 'Berry', 'Cream', 'Crust', 'Crumb'] as const

export interface Entry {
  chainId: number
  address: string
  symbol: string
  name: string
  decimals: number
}

/** The tokens of the long list. */
export const entries: Entry[] = Array.from({ length: TOKENS }, (_, at) => ({
  chainId: facts.chainId,
  address: `0x${(at + 1).toString().padStart(40, '0')}`,
  symbol: `${WORDS[at % WORDS.length]?.toUpperCase()}${at}`,
  name: `${WORDS[at % WORDS.length]} ${WORDS[(at * 7 + 3) % WORDS.length]} Token`,
  decimals: at % 19,
}))

/** Opens the token picker of the swap page with a list of 10,000 tokens imported. */
export async function openLongTokenList(page: Page): Promise<void> {
  const url = 'https://lists.example.org/long.json'
  const list = {
    name: 'Long List',
    timestamp: '2021-07-30T00:00:00.000Z',
    version: { major: 1, minor: 0, patch: 0 },
    tokens: entries,
  }
  await page.route(url, (route) =>
    route.fulfill({ json: list, headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json' } }),
  )
  await openSwap(page)
  await connectDemo(page)
  const dialog = await openPicker(page)
  await importList(page, url)
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog).toContainText('10,013 tokens')
}
