import { styled } from 'styled-components'
import { TokenSlot, type TokenSlotProps } from './TokenSlot'
import { Text } from '../../../ui/layout/Text'

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-16);

  & > button {
    flex-shrink: 0;
  }
`

/** A currency selector without an amount field. */
export function CurrencyChoice({ label, ...props }: TokenSlotProps & { label: string }) {
  return (
    <Line>
      <Text as="span" $tone="quiet" $size={14} $weight={500}>
        {label}
      </Text>
      <TokenSlot {...props} />
    </Line>
  )
}
