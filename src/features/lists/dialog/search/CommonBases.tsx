import { baseToken, bases } from '../../../../deployment/bases'
import { useTranslation } from '../../../../i18n'
import { InfoTip } from '../../../../ui/content/InfoTip'
import { TokenBadge } from '../../../../ui/content/TokenBadge'
import { Chip } from '../../../../ui/controls/Chip'
import { listedToken, NATIVE_LISTED, type ListedToken } from '../../listedTokens'
import { Above, Base, Bases, Line } from './search.styles'

/** The native coin, and the bases that the deployment suggests. */
const commonBases: readonly ListedToken[] = [
  NATIVE_LISTED,
  ...bases.suggestedBases.flatMap((key) => listedToken(baseToken(key).address) ?? []),
]

interface Props {
  selectedId: string | null
  onPick: (token: ListedToken) => void
}

/** Buttons for the most selected tokens (trading 2.7). */
export function CommonBases({ selectedId, onPick }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <Above>
        <Line>
          {t('Common bases')}
          <InfoTip about={t('Common bases')}>{t('Most other tokens trade against these.')}</InfoTip>
        </Line>
      </Above>
      <Bases role="group" aria-label={t('Common bases')}>
        {commonBases.map((token) => (
          <Chip key={token.id} selected={token.id === selectedId} onPick={() => onPick(token)}>
            <Base>
              <TokenBadge symbol={token.symbol} address={token.id} size={20} />
              {token.symbol}
            </Base>
          </Chip>
        ))}
      </Bases>
    </>
  )
}
