import { Check, Plus, Star as StarIcon } from 'lucide-react'
import { memo } from 'react'
import type { CallState } from '../../../../chain/multicall/useCalls'
import { useTranslation } from '../../../../i18n'
import type { ShortFigure } from '../../../../i18n/figures/usd'
import { Badge } from '../../../../ui/content/Badge'
import { Icon } from '../../../../ui/content/Icon'
import { Skeleton } from '../../../../ui/content/Skeleton'
import { IconButton } from '../../../../ui/controls/IconButton'
import { Figure } from '../../../../ui/figures/Figure'
import { FullValue } from '../../../../ui/figures/FullValue'
import { Stack } from '../../../../ui/layout/Stack'
import { Text } from '../../../../ui/layout/Text'
import type { ListedToken } from '../../listedTokens'
import type { Imitation } from '../../tokens/confusables.rules'
import { TokenPicture } from '../../tokens/TokenPicture'
import { ImitationWarning, TokenTags } from '../TokenTags'
import { End, Line, Option, Star, Symbol, TokenDetails } from './search.styles'

/** Balance of a row, and its value: undefined without a price, null while it is read. */
export interface RowHolding {
  balance: CallState<bigint> | undefined
  value: ShortFigure | null | undefined
}

type BalanceProps = RowHolding & { decimals: number }

function BalanceText({ balance, value, decimals }: BalanceProps) {
  if (!balance || balance.status === 'idle') return null
  if (balance.status === 'loading') return <Skeleton width="48px" />
  return (
    <>
      <span>{balance.value === undefined ? '–' : <Figure raw={balance.value} decimals={decimals} inRow />}</span>
      {value !== undefined && (
        <Text as="span" $size={12} $tone="quiet">
          {value ? <FullValue {...value} inRow /> : <Skeleton width="40px" />}
        </Text>
      )}
    </>
  )
}

export interface TokenRowProps extends RowHolding {
  token: ListedToken
  imitation: Imitation | null
  id: string
  index: number
  count: number
  /** Offset from the top of the list, in pixels. */
  top: number
  isActive: boolean
  isSelected: boolean
  isOther: boolean
  isRecent: boolean
  onPick: (token: ListedToken) => void
}

/** End of a row: the balance and its value, or the effect of selecting the row. */
function RowEnd({ token, balance, value, isOther }: Pick<TokenRowProps, 'token' | 'isOther' | keyof RowHolding>) {
  const { t } = useTranslation()
  if (token.origin === 'chain') {
    return (
      <Badge kind="accent" icon={Plus}>
        {t('Import')}
      </Badge>
    )
  }
  if (isOther) return <Badge>{t('Other side')}</Badge>
  return (
    <End>
      <BalanceText balance={balance} value={value} decimals={token.decimals} />
    </End>
  )
}

/** One token of the list: picture, symbol, name, source, warning, balance, value (trading 2.7.3). */
export const TokenRow = memo(function TokenRow(props: TokenRowProps) {
  const { token, imitation, balance, value, id, index, count, top } = props
  const { isActive, isSelected, isOther, isRecent, onPick } = props
  const { t } = useTranslation()
  return (
    <Option
      id={id}
      role="option"
      aria-selected={isSelected}
      aria-posinset={index + 1}
      aria-setsize={count}
      data-active={isActive || undefined}
      style={{ insetBlockStart: top }}
      onClick={() => onPick(token)}
    >
      <TokenPicture token={token} size={32} />
      <Stack as="span" $gap={0}>
        <Line>
          <Symbol dir="auto">{token.symbol}</Symbol>
          {isSelected && <Icon of={Check} size={16} />}
        </Line>
        <TokenDetails>
          <span dir="auto">{token.name}</span>
          <TokenTags token={token} />
          {isRecent && <span>{t('Recent')}</span>}
        </TokenDetails>
        <ImitationWarning imitation={imitation} />
      </Stack>
      <RowEnd token={token} balance={balance} value={value} isOther={isOther} />
    </Option>
  )
})

interface FavouriteStarProps {
  token: ListedToken
  /** Offset of its row from the top of the list, in pixels. */
  top: number
  isFavourite: boolean
  onToggle: (token: ListedToken) => void
}

/** Button that adds a token to the favourites or removes it, beside its row: an option must not contain a button. */
export const FavouriteStar = memo(function FavouriteStar({ token, top, isFavourite, onToggle }: FavouriteStarProps) {
  const { t } = useTranslation()
  return (
    <Star style={{ insetBlockStart: top }}>
      <IconButton
        icon={StarIcon}
        label={t('Favourite: %symbol%', { symbol: token.symbol })}
        aria-pressed={isFavourite}
        onClick={() => onToggle(token)}
      />
    </Star>
  )
})
