import { useMemo } from 'react'
import { useTranslation } from '../../../i18n'
import { Notice } from '../../../ui/content/Notice'
import { type KnownAddress, lookalikeOf, trapAt } from './recipient.rules'

const LOOKS_LIKE: Readonly<Record<KnownAddress['kind'], string>> = {
  own: 'It begins and ends like your own account, and is another one. Compare every character.',
  recent: 'It begins and ends like an account you sent to before, and is another one. Compare every character.',
  token: 'It begins and ends like the token %name%, and is another address. Compare every character.',
  contract: 'It begins and ends like a contract of the exchange, and is another address. Compare every character.',
}

/**
 * Renders a warning about an address that imitates a known one, and about a contract, where the output would be lost.
 */
export function RecipientWarning({ address, known }: { address: string; known: readonly KnownAddress[] }) {
  const { t } = useTranslation()
  // Memoised, because there may be ten thousand tokens to compare with.
  const [trap, lookalike] = useMemo(() => [trapAt(address, known), lookalikeOf(address, known)], [address, known])
  if (trap) {
    return (
      <Notice kind="bad" title={t('This is a contract, not an account')} spoken>
        {t('What is sent to it is lost.')}
      </Notice>
    )
  }
  if (!lookalike) return null
  return (
    <Notice kind="bad" title={t('This address only looks like one you know')} spoken>
      {t(LOOKS_LIKE[lookalike.kind], { name: lookalike.name })}
    </Notice>
  )
}
