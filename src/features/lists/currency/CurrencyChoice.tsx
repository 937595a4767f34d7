import { styled } from 'styled-components'
import { TokenSlot, type TokenSlotProps } from './TokenSlot'

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-16);
`

/** A currency to be chosen where no amount is asked for. */
export function CurrencyChoice({ label, ...props }: TokenSlotProps & { label: string }) {
  return (
    <Row>
      <span>{label}</span>
      <TokenSlot {...props} />
    </Row>
  )
}
