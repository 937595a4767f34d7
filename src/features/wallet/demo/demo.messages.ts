import { deployment } from '../../../deployment/deployment'
import type { Translate } from '../../../i18n'
import { grammarOf } from '../../../i18n/grammar'
import { DEFAULT_LOCALE } from '../../../i18n/offered'
import { fillPlaceholders, formFor } from '../../../i18n/translate'

/**
 * Returns the connect dialog's texts about the demo wallet; in this folder, so that other builds do not contain them.
 */
export const demoMessages = (t: Translate): { name: string; about: string } => ({
  name: t('Demo wallet'),
  about: t('For tests on %chain% only. Everyone knows its keys, so it holds no real money.', {
    chain: deployment.chainName,
  }),
})

/** Fills a sentence of the demo wallet's window, which is English in every language of the page (SECURITY.md). */
export const englishText: Translate = (sentence, values = {}) => {
  const grammar = grammarOf(DEFAULT_LOCALE)
  return fillPlaceholders(formFor(sentence, values, grammar), values, grammar)
}
