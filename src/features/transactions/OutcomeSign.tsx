import { Ban, ChevronsUp, CircleAlert, CircleCheck, type LucideIcon, Unplug } from 'lucide-react'
import { styled } from 'styled-components'
import { Icon } from '../../ui/content/Icon'
import { Spinner } from '../../ui/controls/Spinner'
import type { TransactionOutcome } from './outcome.rules'

const Sign = styled.span<{ $size: number }>`
  display: grid;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;

  &[data-outcome='succeeded'] {
    color: var(--good);
  }
  &[data-outcome='failed'],
  &[data-outcome='dropped'] {
    color: var(--bad);
  }
  &[data-outcome='replaced'],
  &[data-outcome='cancelled'] {
    color: var(--text-quiet);
  }
`

const signs: Readonly<Record<Exclude<TransactionOutcome, 'pending'>, LucideIcon>> = {
  ...{ succeeded: CircleCheck, failed: CircleAlert },
  ...{ replaced: ChevronsUp, cancelled: Ban, dropped: Unplug },
}

interface Props {
  outcome: TransactionOutcome
  /** In px. */
  size: 20 | 32
  /** Text for screen readers; absent where a text beside the sign names the outcome. */
  label?: string
}

/** Renders the sign of a transaction's outcome in its colour, or a spinner while it is pending. */
export const OutcomeSign = ({ outcome, size, label }: Props) => (
  <Sign $size={size} data-outcome={outcome} {...(label !== undefined && { role: 'img', 'aria-label': label })}>
    {outcome === 'pending' ? <Spinner size={size} /> : <Icon of={signs[outcome]} size={size} />}
  </Sign>
)
