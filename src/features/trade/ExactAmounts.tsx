import { ArrowDown } from 'lucide-react'
import { styled } from 'styled-components'
import { formatAmountExact } from '../../core/amount'
import { useTranslation } from '../../i18n'
import { Icon } from '../../ui/content/Icon'
import { TokenBadge } from '../../ui/content/TokenBadge'
import { Stack } from '../../ui/layout/Stack'
import { Text } from '../../ui/layout/Text'
import { RTL } from '../../ui/media'
import type { ListedToken } from '../lists'
import type { Quote } from './quote.rules'

const AmountLine = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: var(--space-8);
`

const Amount = styled.span`
  font-size: var(--type-20);
  font-weight: 600;
  overflow-wrap: anywhere;

  ${RTL} & {
    text-align: right;
  }
  &[data-long] {
    font-size: var(--type-16);
  }
  &[data-long='very'] {
    font-size: var(--type-14);
  }
`

/** Above this length in characters an amount needs a smaller font to stay on one line. */
const LONG_TEXT = 13
const VERY_LONG_TEXT = 17

const lengthClass = (text: string) =>
  text.length > VERY_LONG_TEXT ? 'very' : text.length > LONG_TEXT ? 'quite' : undefined

function AmountRow({ label, token, amountRaw }: { label: string; token: ListedToken; amountRaw: bigint }) {
  const text = formatAmountExact(amountRaw, token.decimals)
  return (
    <div>
      <Text as="span" $tone="quiet" $size={12}>
        {label}
      </Text>
      <AmountLine>
        <TokenBadge symbol={token.symbol} address={token.id} size={32} />
        <Amount dir="ltr" data-long={lengthClass(text)}>
          {text}
        </Amount>
        <strong>{token.symbol}</strong>
      </AmountLine>
    </div>
  )
}

/** Renders both amounts of a trade to the last digit, as they are signed. */
export function ExactAmounts({ quote }: { quote: Quote }) {
  const { t } = useTranslation()
  const { input, output, isExactInput, inputRaw, outputRaw } = quote
  return (
    <Stack $gap={8}>
      <AmountRow label={isExactInput ? t('You pay') : t('You pay (estimated)')} token={input} amountRaw={inputRaw} />
      <Icon of={ArrowDown} />
      <AmountRow
        label={isExactInput ? t('You receive (estimated)') : t('You receive')}
        token={output}
        amountRaw={outputRaw}
      />
    </Stack>
  )
}
