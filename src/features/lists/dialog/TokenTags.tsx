import { TriangleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import { Icon } from '../../../ui/content/Icon'
import type { ListedToken } from '../listedTokens'

const Warning = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
  color: var(--warn);
  font-weight: 600;
`

/** Shows the source of a token, and warns if it resembles a better known one (trading 2.7). */
export function TokenTags({ token: { origin, listName, sameSymbolAsKnown } }: { token: ListedToken }) {
  const { t } = useTranslation()
  return (
    <>
      {origin === 'custom' && <span>{t('Added by user')}</span>}
      {listName !== null && (
        <span>
          <bdi>{listName}</bdi>
        </span>
      )}
      {sameSymbolAsKnown && (
        <Warning>
          <Icon of={TriangleAlert} size={12} />
          {t('Lookalike')}
        </Warning>
      )}
    </>
  )
}
