import { expect } from './support/expect.ts'
import { watched } from './support/watchedTest.ts'
import { appUrl } from './support/site.ts'

/** Features that browsers below the floor lack, each removed before any script of the page runs. */
const MISSING_FEATURES: readonly [what: string, take: () => void][] = [
  ['Array.prototype.toSorted', () => void Reflect.deleteProperty(Array.prototype, 'toSorted')],
  ['URL.canParse', () => void Reflect.deleteProperty(URL, 'canParse')],
  [
    ':has()',
    () => {
      CSS.supports = () => false
    },
  ],
]

for (const [what, take] of MISSING_FEATURES) {
  watched(`a browser without ${what} shows a notice and runs none of the app’s code`, async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.addInitScript(take)
    await page.goto(`${appUrl}/add/BNB`, { waitUntil: 'load' })
    const alert = page.getByRole('alert')
    await expect(alert.getByRole('heading', { name: 'Hotcake needs a newer browser' })).toBeVisible()
    await expect(alert).toContainText('It runs in Chrome 120, Edge 120, Firefox 121 and Safari 17, and in newer ones.')
    await expect(alert).toContainText('Nothing was loaded, connected or signed.')
    await expect(page).toHaveURL(`${appUrl}/add/BNB`)
    expect(requests.filter((path) => path.startsWith('/assets/'))).toEqual([])
    expect(errors).toEqual([])
  })
}
