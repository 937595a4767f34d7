import type { Page } from '@playwright/test'
import { demoAccount } from './chain.ts'
import type { ServicesSite } from './services.ts'

/** IPFS gateway of the site's deployment. No server exists there: the journey fulfils the requests to it. */
export const PICTURE_GATEWAY = 'https://gateway.example/ipfs/'
const PICTURE = `${'a'.repeat(59)}/diagram.svg`

const HOSTILE = [
  '<script>window.hacked = 1</script><img src=x onerror="window.hacked = 1">',
  '[x](javascript:window.hacked=1) ![x](https://pictures.example/1.png)',
  `![diagram](ipfs://${PICTURE})`,
  `|${'a|'.repeat(200)}\n|${'-|'.repeat(200)}\n${`|${'b|'.repeat(200)}\n`.repeat(20)}`,
].join('\n\n')

/**
 * Fulfils the requests to the services with a proposal of hostile texts and ten thousand votes, which the hub does not
 * store. Returns its id.
 */
export async function serveHostileProposal(page: Page, services: ServicesSite): Promise<string> {
  const id = `0x${'a'.repeat(64)}`
  const nowS = Math.floor(Date.now() / 1_000)
  const body = `${HOSTILE}\n\n${'All work and no play. '.repeat(4_500)}`
  const proposal = {
    ...{ id, author: demoAccount('Third').address, title: 'A\u202Etitle', body, choices: ['Yes', 'No'] },
    ...{ start: nowS - 1_000, end: nowS + 100_000, snapshot: '1', state: 'active' },
  }
  const all = Array.from({ length: 10_000 }, (_, index) => ({
    ...{ id: `0x${index.toString(16).padStart(64, '0')}`, voter: `0x${(index + 1).toString(16).padStart(40, '0')}` },
    ...{ created: nowS - index, choice: 1 + (index % 2) },
    metadata: { votingPower: String(10_000 - index), verificationHash: '0xaa' },
  }))
  const headers = { 'access-control-allow-origin': services.site.url, 'access-control-allow-headers': '*' }
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>'
  await page.route(PICTURE_GATEWAY + PICTURE, (route) => route.fulfill({ contentType: 'image/svg+xml', body: drawing }))
  await page.route(`${services.url}/**`, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
    const {
      query = '',
      variables = {},
      votes = [],
    } = (route.request().postDataJSON() ?? {}) as {
      query?: string
      variables?: { until?: number; skip?: number }
      votes?: { address: string }[]
    }
    if (route.request().url().endsWith('/verify')) {
      return route.fulfill({
        headers,
        json: { data: Object.fromEntries(votes.map(({ address }) => [address, { isValid: true }])) },
      })
    }
    if (query.includes('votes(')) {
      const { until = 0, skip = 0 } = variables
      const rest = all.filter(({ created }) => created <= until).slice(skip, skip + 1_000)
      return route.fulfill({ headers, json: { data: { votes: rest } } })
    }
    return route.fulfill({ headers, json: { data: { proposal } } })
  })
  return id
}
