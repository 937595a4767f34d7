import { styled } from 'styled-components'
import { useTranslation } from '../../i18n'
import { useCakePrice } from '../../market/cake'
import { Skeleton } from '../../ui/content/Skeleton'
import { Figure } from '../../ui/figures/Figure'
import { FullValue } from '../../ui/figures/FullValue'
import { usdValue } from '../earn'
import { lotteryVenue } from './venue'

interface Props {
  raw: bigint
  /** The figures are in the rows of a list, and no tab stops. */
  inRow?: boolean
}

/** Renders an amount of CAKE. */
export function Cake({ raw, inRow = false }: Props) {
  const { cake } = lotteryVenue()
  return <Figure raw={raw} decimals={cake.decimals} symbol={cake.symbol} inRow={inRow} />
}

/** Renders the value of an amount of CAKE in US dollars; nothing while it is unknown. */
export function CakeValue({ raw, inRow = false }: Props) {
  const { locale } = useTranslation()
  const value = usdValue(useCakePrice(), raw, locale)
  return value ? <FullValue {...value} inRow={inRow} /> : null
}

const Line = styled.span`
  display: block;
  font-weight: 600;

  /* Each line has its height before its figure is known, so that nothing below moves. */
  min-block-size: 1lh;

  &[data-value] {
    color: var(--text-quiet);
    font-size: var(--type-12);
    font-weight: 400;
  }
  /* A figure may be a button, at least 24px high as a pointer target. A line without one has the same baseline. */
  &:not([data-row]) {
    min-block-size: max(1lh, 24px);
    line-height: max(1lh, 24px);
  }
  & > [data-awaited] {
    display: inline-block;
    vertical-align: top;
  }
`

interface WithValueProps {
  /** Null while the amount is not read. */
  raw: bigint | null
  /** The figures are in the rows of a list, and no tab stops. */
  inRow?: boolean
}

/**
 * Renders an amount of CAKE, with its value in US dollars below it; placeholders of the same height before it is read.
 */
export function CakeWithValue({ raw, inRow = false }: WithValueProps) {
  const row = inRow || undefined
  return (
    <>
      <Line data-row={row}>
        {raw === null ? (
          <span data-awaited>
            <Skeleton width="88px" height="1lh" />
          </span>
        ) : (
          <Cake raw={raw} inRow={inRow} />
        )}
      </Line>
      <Line data-row={row} data-value>
        {raw !== null && <CakeValue raw={raw} inRow={inRow} />}
      </Line>
    </>
  )
}
