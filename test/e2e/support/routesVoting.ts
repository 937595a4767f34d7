import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import type { Overlay, Translate } from './overlay.ts'
import { eachPage, expectLoaded } from './routes.ts'
import { OPEN_CORE, type VotingSite } from './voting.ts'

const inPage = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

/** Returns the pages of the voting on a site with services. */
export const votingPages = ({ ids }: Pick<VotingSite, 'ids'>) =>
  [
    { name: 'voting', path: '/voting' },
    { name: 'voting-proposal-id', path: `/voting/proposal/${ids[OPEN_CORE]}` },
    { name: 'voting-proposal-create', path: '/voting/proposal/create' },
  ] as const

/** The dialogs and states of the voting that a connected account reaches, in order, from the page of a proposal. */
const votingOverlays: readonly Overlay[] = [
  {
    ...{ name: 'voting-checked', at: 'any', needs: 'connected' },
    async open(page, translate) {
      await inPage(page, translate('Check all signatures')).click()
      const note = translate(
        'Your device checked them and counted the votes again. The voting service did not take part.',
      )
      await expect(page.getByText(note)).toBeVisible()
    },
  },
  {
    ...{ name: 'voting-vote', at: 'any', needs: 'connected' },
    async open(page, translate) {
      await page.getByRole('radio', { name: 'Move a tenth', exact: true }).check()
      await inPage(page, translate('Cast vote')).click()
      const dialog = page.getByRole('dialog', { name: translate('Confirm vote') })
      await expect(dialog.getByRole('button', { name: translate('Sign vote') })).toBeEnabled()
    },
  },
]

/** Opens each page of the voting, and each dialog on the page of a proposal, and calls `use` with its name. */
export async function eachVotingView(
  site: VotingSite,
  page: Page,
  translate: Translate,
  use: (name: string) => Promise<void>,
): Promise<void> {
  const { url } = site.services.site
  const places = votingPages(site).map(({ name, path }) => ({ name, path: url + path }))
  await eachPage(page, translate, use, { places })
  await page.goto(`${url}/voting/proposal/${site.ids[OPEN_CORE]}`)
  await page
    .getByRole('banner')
    .getByRole('button', { name: translate('Connect wallet') })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: translate('Demo wallet') })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: /0x/ })).toBeVisible()
  for (const { name, open } of votingOverlays) {
    await open(page, translate)
    await expectLoaded(page)
    await use(name)
  }
}
