import { memo, useMemo } from 'react'
import { formatAmountExact } from '../../../core/amount'
import type { ShortFigure } from '../../../i18n/figures/usd'
import { AmountField } from '../../../ui/amount/AmountField'
import type { ListedToken } from '../listedTokens'
import { useStableHandler } from '../../../ui/useStableHandler'
import { BalanceSlot } from './BalanceSlot'
import { spendableRaw } from './spendable.rules'
import { TokenSlot, type TokenSlotProps } from './TokenSlot'

const SHARES_PERCENT = [25, 50, 75] as const

/** Data of one side of a form. */
export interface CurrencySide {
  token: ListedToken | null
  /** Text of the field: typed or computed. */
  text: string
  /** Null while nothing is typed or computed. */
  amountRaw: bigint | null
  /** Undefined while loading, and without an account. */
  balanceRaw: bigint | undefined
  usd: ShortFigure | undefined
  /** The colour of a value that is far below what is paid for it. */
  usdTone?: 'warn' | 'bad' | undefined
}

interface CurrencyFieldProps extends Omit<TokenSlotProps, 'token'> {
  id: string
  /** Label of the amount; defaults to the name of the side. */
  label?: string
  side: CurrencySide
  /** Balance display: none, the balance, or the balance with Max and percentages for a side that is paid from. */
  balance: 'hidden' | 'shown' | 'spendable'
  isInvalid: boolean
  isStale?: boolean
  onType: (text: string) => void
}

/** A currency of a form: its token, its amount, and its balance (trading 2.3, 2.4). */
export const CurrencyField = memo(function CurrencyField(props: CurrencyFieldProps) {
  const {
    id,
    side,
    name,
    label = name,
    otherId,
    balance,
    isInvalid,
    isStale = false,
    onType,
    onPick,
    onDecline,
  } = props
  const { token, text, amountRaw, balanceRaw } = side
  const decimals = token?.decimals ?? 0
  const mostRaw =
    balance === 'spendable' && token && balanceRaw !== undefined ? spendableRaw(balanceRaw, token.address === null) : 0n
  const isEntered = amountRaw !== null && (amountRaw === mostRaw || amountRaw === balanceRaw)
  // Without a balance they are disabled and not hidden, so that its arrival moves nothing on the page.
  const hasShares = balance === 'spendable' && token !== null
  const hasMax = hasShares && !isEntered
  const isEmpty = mostRaw === 0n

  const typeShare = useStableHandler((percent: number) =>
    onType(formatAmountExact((mostRaw * BigInt(percent)) / 100n, decimals)),
  )
  const chips = useMemo(
    () =>
      hasShares ? SHARES_PERCENT.map((percent) => ({ label: `${percent}%`, onPick: () => typeShare(percent) })) : [],
    [hasShares, typeShare],
  )

  // Memoised elements do not re-render at each key press.
  const balanceSlot = useMemo(() => {
    if (balance === 'hidden' || !token) return undefined
    const onMax = hasMax ? () => typeShare(100) : null
    return <BalanceSlot token={token} balanceRaw={balanceRaw} onMax={onMax} isMaxDisabled={isEmpty} />
  }, [balance, balanceRaw, hasMax, isEmpty, token, typeShare])
  const tokenSlot = useMemo(
    () => <TokenSlot name={name} token={token} otherId={otherId} onPick={onPick} onDecline={onDecline} />,
    [name, onDecline, onPick, otherId, token],
  )

  return (
    <AmountField
      id={id}
      label={label}
      value={text}
      onType={onType}
      isStale={isStale}
      invalid={isInvalid}
      usd={side.usd}
      usdTone={side.usdTone}
      tokenSlot={tokenSlot}
      balanceSlot={balanceSlot}
      chips={chips}
      areChipsDisabled={isEmpty}
    />
  )
})
