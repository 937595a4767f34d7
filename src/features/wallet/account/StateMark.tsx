import { Eye, TriangleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import type { WalletStatus } from '../../../chain/wallet/useWallet'
import { Icon } from '../../../ui/content/Icon'
import { Spinner } from '../../../ui/controls/Spinner'

/** Icon in the colour of its role. */
const Tinted = styled.span<{ $role: 'warn' | 'accent-2' }>`
  display: inline-grid;
  place-items: center;
  color: var(--${({ $role }) => $role});

  & > * {
    grid-area: 1 / 1;
  }
`

/** The most urgent state of an account: view-only mode, wrong network, or pending transactions. */
export function StateMark({ status, count }: { status: WalletStatus; count: number }) {
  if (status === 'viewOnly') return <Icon of={Eye} />
  if (status === 'wrongChain') {
    return (
      <Tinted $role="warn">
        <Icon of={TriangleAlert} />
      </Tinted>
    )
  }
  return (
    <Tinted $role="accent-2" aria-hidden>
      <Spinner />
      <span>{count}</span>
    </Tinted>
  )
}
