import { styled } from 'styled-components'
import { TokenSlot, type TokenSlotProps } from './TokenSlot'

const Label = styled.span`
  color: var(--text-quiet);
  font-size: var(--type-14);
  font-weight: 500;
`

const Row = styled.div`
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
    <Row>
      <Label>{label}</Label>
      <TokenSlot {...props} />
    </Row>
  )
}
