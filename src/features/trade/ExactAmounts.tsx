import { ArrowDown } from 'lucide-react'
import { styled } from 'styled-components'
import { useTranslation } from '../../i18n'
import { useUsdPrice } from '../../market/useUsdPrice'
import { Icon } from '../../ui/content/Icon'
import { Figure } from '../../ui/figures/Figure'
import { ValueFigure } from '../../ui/figures/ValueFigure'
import { Stack } from '../../ui/layout/Stack'
import { Text } from '../../ui/layout/Text'
import { RTL } from '../../ui/media'
import { type ListedToken, TokenPicture, valueOf } from '../lists'
import type { Quote } from './quote.rules'

const AmountLine = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: var(--space-8);
`

const Amount = styled.span`
  font-size: var(--type-24);
  font-weight: 600;
  overflow-wrap: anywhere;

  ${RTL} & {
    text-align: right;
  }
`

const Value = styled.div`
  min-block-size: 1.5em;
  color: var(--text-quiet);
  font-size: var(--type-14);
`

interface AmountRowProps {
  label: string
  token: ListedToken
  amountRaw: bigint
  /** True for an amount that is paid, which is rounded up. */
  isCost?: boolean
  /** True for an amount that is computed, not typed. */
  isEstimated?: boolean
}

function AmountRow({ label, token, amountRaw, isCost = false, isEstimated = false }: AmountRowProps) {
  const valueRaw = valueOf(useUsdPrice(token.traded), token.traded, amountRaw)
  return (
    <div>
      <Text as="span" $tone="quiet" $size={12}>
        {label}
      </Text>
      <AmountLine>
        <TokenPicture token={token} size={32} />
        <Amount>
          <Figure raw={amountRaw} decimals={token.decimals} isCost={isCost} isTyped={!isEstimated} />
        </Amount>
        <strong>{token.symbol}</strong>
      </AmountLine>
      <Value>{valueRaw !== null && <ValueFigure valueRaw={valueRaw} />}</Value>
    </div>
  )
}

interface Props {
  quote: Quote
  /** What arrives after the tax of a token, from a simulation; null when the quote is what arrives. */
  netRaw?: bigint | null
}

/**
 * Renders both amounts of a trade, with their values in US dollars; hover and focus show every digit that is signed.
 */
export function ExactAmounts({ quote, netRaw = null }: Props) {
  const { t } = useTranslation()
  const { input, output, isExactInput, inputRaw, outputRaw } = quote
  const received = isExactInput ? t('You receive (estimated)') : t('You receive')
  return (
    <Stack $gap={8}>
      <AmountRow
        label={isExactInput ? t('You pay') : t('You pay (estimated)')}
        token={input}
        amountRaw={inputRaw}
        isCost={!isExactInput}
        isEstimated={!isExactInput}
      />
      <Icon of={ArrowDown} />
      <AmountRow
        label={netRaw === null ? received : t('You receive after the token tax')}
        token={output}
        amountRaw={netRaw ?? outputRaw}
        isEstimated={isExactInput}
      />
    </Stack>
  )
}
