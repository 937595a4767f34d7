import { deployment } from '../../../deployment/deployment'
import type { Translate } from '../../../i18n'

/**
 * Returns the connect dialog's texts about the demo wallet; in this folder, so that other builds do not contain them.
 */
export const demoMessages = (t: Translate): { name: string; about: string } => ({
  name: t('Demo wallet'),
  about: t('Signs with keys that everybody knows, on %chain% only. There is no real money here.', {
    chain: deployment.chainName,
  }),
})
