import { TriangleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import { Icon } from '../../../ui/content/Icon'
import type { ListedToken } from '../listedTokens'
import type { Imitation } from '../tokens/confusables.rules'

/** Shows the source of a token (trading 2.7.10). */
export function TokenTags({ token: { origin, listName } }: { token: ListedToken }) {
  const { t } = useTranslation()
  return (
    <>
      {origin === 'custom' && <span>{t('Added by user')}</span>}
      {listName !== null && (
        <span>
          <bdi>{listName}</bdi>
        </span>
      )}
    </>
  )
}

const Warning = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  min-inline-size: 0;
  color: var(--warn);
  font-size: var(--type-12);
  font-weight: 600;

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

function imitationText(imitation: Imitation, t: ReturnType<typeof useTranslation>['t']): string {
  switch (imitation.kind) {
    case 'sameSymbol':
      return t('Same symbol as a listed token')
    case 'similarSymbol':
      return t('Looks like %symbol%', { symbol: imitation.of })
    case 'similarName':
      return t('Named like %symbol%', { symbol: imitation.of })
    case 'mixedAlphabets':
      return t('Mixes letters of several alphabets')
  }
}

/** Warns about a token that resembles a better known one; renders nothing for others (trading 2.7.13). */
export function ImitationWarning({ imitation }: { imitation: Imitation | null }) {
  const { t } = useTranslation()
  if (!imitation) return null
  return (
    <Warning>
      <Icon of={TriangleAlert} size={12} />
      <span>{imitationText(imitation, t)}</span>
    </Warning>
  )
}
