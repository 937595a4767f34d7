import { TriangleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { shortenAddress } from '../../core/address'
import { sanitizedText } from '../../core/sanitizedText'
import { useTranslation } from '../../i18n'
import { scientificText } from '../../i18n/figures/compact'
import { Badge } from '../../ui/content/Badge'
import { PairBadge } from '../../ui/content/PairBadge'
import { TokenBadge } from '../../ui/content/TokenBadge'
import { Table } from '../../ui/lists/Table'
import { useWallet } from '../../chain/wallet/useWallet'
import { Button } from '../../ui/controls/Button'
import { Figure } from '../../ui/figures/Figure'
import { AddressLink, useTokenOf } from '../lists'
import { type Revocation, useIsAllowancePending } from '../transactions'
import { SwitchNetworkButton } from '../wallet'
import { approvalKey, isUnlimited } from './candidates.rules'
import { spenderAt } from './knownSpenders'
import type { Allowance } from './useAllowances'

/** Amounts from this many whole tokens use scientific notation, to fit on a line. */
const SCIENTIFIC_FROM = 10n ** 15n

const Inline = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-8);
  vertical-align: middle;
`

function useSymbol({ tokenAddress, lpToken }: Allowance): string {
  const { token } = useTokenOf(tokenAddress)
  return lpToken?.name ?? sanitizedText(token?.symbol ?? shortenAddress(tokenAddress))
}

function TokenCell({ allowance }: { allowance: Allowance }) {
  const symbol = useSymbol(allowance)
  return (
    <Inline>
      {allowance.lpToken ? (
        <PairBadge tokens={allowance.lpToken.tokens} />
      ) : (
        <TokenBadge symbol={symbol} address={allowance.tokenAddress} size={24} />
      )}
      {symbol}
    </Inline>
  )
}

function SpenderCell({ spender }: Allowance) {
  const { t } = useTranslation()
  const known = spenderAt(spender)
  return (
    <Inline>
      {known ? (
        t(known.name)
      ) : (
        <Badge kind="warn" icon={TriangleAlert}>
          {t('Unknown')}
        </Badge>
      )}
      <AddressLink address={spender} />
    </Inline>
  )
}

/** Renders an allowed amount; one above any balance as unlimited. */
export function AllowedAmount({ tokenAddress, raw }: Pick<Allowance, 'tokenAddress' | 'raw'>) {
  const { t, locale } = useTranslation()
  const { token } = useTokenOf(tokenAddress)
  if (isUnlimited(raw)) return t('Unlimited')
  if (!token) return <span>{raw.toString()}</span>
  const units = raw / 10n ** BigInt(token.decimals)
  return (
    <span>
      {units < SCIENTIFIC_FROM ? <Figure raw={raw} decimals={token.decimals} inRow /> : scientificText(units, locale)}
    </span>
  )
}

interface RevokeProps {
  allowance: Allowance
  onRevoke: (revoked: Revocation, raw: bigint) => void
}

/** Opens the review of a revocation; busy until the chain confirms it. */
function RevokeCell({ allowance, onRevoke }: RevokeProps) {
  const { t } = useTranslation()
  const { status } = useWallet()
  const symbol = useSymbol(allowance)
  const { tokenAddress, spender, raw } = allowance
  const isPending = useIsAllowancePending(tokenAddress, spender)
  const known = spenderAt(spender)
  const spenderName = known ? t(known.name) : shortenAddress(spender)
  if (status === 'wrongChain') return <SwitchNetworkButton size="s" />
  return (
    <Button
      size="s"
      busy={isPending}
      busyText={t('Revoking')}
      aria-haspopup="dialog"
      aria-label={t('Revoke %symbol% from %spender%', { symbol, spender: spenderName })}
      onClick={() => onRevoke({ tokenAddress, spender, symbol, spenderName }, raw)}
    >
      {t('Revoke')}
    </Button>
  )
}

/** Table of allowances: token, spender, amount and a button to revoke. */
export function AllowanceTable({
  allowances,
  onRevoke,
}: { allowances: readonly Allowance[] } & Pick<RevokeProps, 'onRevoke'>) {
  const { t } = useTranslation()
  return (
    <Table
      caption={t('Allowances')}
      captionHidden
      rows={allowances}
      keyOf={approvalKey}
      columns={[
        { name: t('Token'), isHead: true, renderCell: (row) => <TokenCell allowance={row} /> },
        { name: t('Spender'), renderCell: (row) => <SpenderCell {...row} /> },
        { name: t('Amount'), align: 'figures', renderCell: (row) => <AllowedAmount {...row} /> },
        {
          name: t('Revoke'),
          nameHidden: true,
          align: 'end',
          renderCell: (row) => <RevokeCell allowance={row} onRevoke={onRevoke} />,
        },
      ]}
    />
  )
}
