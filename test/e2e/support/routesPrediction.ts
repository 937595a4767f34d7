import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'
import { openPath, type Overlay, type Translate } from './overlay.ts'

const expectDialog = (page: Page, name: string | RegExp) => expect(page.getByRole('dialog', { name })).toBeVisible()
const inPage = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first()

async function open(page: Page): Promise<void> {
  await openPath(page, '/prediction')
  await expect(page.getByRole('article').first()).toBeVisible()
}

/** Shows the history: a pane beside the cards, or in place of them in a narrow window. */
async function showHistory(page: Page, translate: Translate): Promise<void> {
  const choice = page.getByRole('radio', { name: translate('History'), exact: true })
  const button = inPage(page, translate('History'))
  await expect(choice.or(button)).toBeAttached()
  if ((await choice.count()) > 0) await choice.check()
  else await button.click()
  await expect(page.getByRole('button', { expanded: false }).last()).toBeVisible()
}

/** The dialogs and panes of the prediction. The first of each need opens the page. */
export const predictionOverlays: readonly Overlay[] = [
  {
    ...{ name: 'prediction-help', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await open(page)
      await inPage(page, translate('How it works')).click()
      await expectDialog(page, translate('How it works'))
    },
  },
  {
    ...{ name: 'prediction-check', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await inPage(page, translate('Check this round')).click()
      await expectDialog(page, new RegExp(translate('Round %round%, checked', { round: '\\d+' })))
    },
  },
  {
    ...{ name: 'prediction-history', at: 'any', needs: 'connected' },
    open: async (page, translate) => {
      await open(page)
      await showHistory(page, translate)
    },
  },
  {
    ...{ name: 'prediction-collect', at: 'any', needs: 'connected' },
    open: async (page, translate) => {
      await inPage(page, translate('Collect winnings')).click()
      await expectDialog(page, translate('Collect winnings'))
    },
  },
]
