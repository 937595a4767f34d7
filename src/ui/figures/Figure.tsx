import { formatAmountExact } from '../../core/amount'
import { useTranslation } from '../../i18n'
import { amountText, costText, exactText } from '../../i18n/figures/amount'
import { FullValue } from './FullValue'

interface FigureProps {
  /** The amount in base units. */
  raw: bigint
  decimals: number
  /** The token's symbol, where it is shown. */
  symbol?: string | undefined
  /** An amount that the user may have to pay is rounded up. */
  isCost?: boolean
  /** Characters before the amount: "≈ ". */
  prefix?: string
  inRow?: boolean
  /** An amount that the user typed keeps its digits where they fit. */
  isTyped?: boolean
}

/** Above this length in characters a typed amount is shortened like any other. */
const TYPED_LENGTH = 14

/** Renders an amount with 6 significant digits; its full value appears on hover and focus, and is copied by a press. */
export function Figure({ raw, decimals, symbol, isCost = false, prefix = '', inRow, isTyped = false }: FigureProps) {
  const { locale } = useTranslation()
  const withSymbol = (text: string) => `${prefix}${text}${symbol === undefined ? '' : ` ${symbol}`}`
  const exact = exactText(raw, decimals, locale)
  const short = isCost ? costText : amountText
  return (
    <FullValue
      text={withSymbol(isTyped && exact.length <= TYPED_LENGTH ? exact : short(raw, decimals, locale))}
      full={withSymbol(exact)}
      copied={formatAmountExact(raw, decimals)}
      inRow={inRow}
    />
  )
}
