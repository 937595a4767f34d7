import { TriangleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { useState } from 'react'
import { shortenAddress } from '../../core/address'
import { formatSignificant } from '../../core/amount'
import { explorerLink } from '../../deployment/explorer'
import { outsideText } from '../../core/outsideText'
import { useTranslation } from '../../i18n'
import { scientificText } from '../../i18n/figures/compact'
import { Badge } from '../../ui/content/Badge'
import { TokenBadge } from '../../ui/content/TokenBadge'
import { Link } from '../../ui/controls/Link'
import { Table } from '../../ui/lists/Table'
import { useWallet } from '../../chain/wallet/useWallet'
import { Button } from '../../ui/controls/Button'
import { useTokenOf } from '../lists'
import { reportFailure, useRevoke } from '../transactions'
import { SwitchNetworkButton } from '../wallet'
import { approvalKey, isUnlimited } from './candidates.rules'
import { spenderAt } from './knownSpenders'
import type { Allowance } from './useAllowances'

const AMOUNT_DIGITS = 6
/** Amounts from this many whole tokens use scientific notation, to fit on a line. */
const SCIENTIFIC_FROM = 10n ** 15n

const Inline = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-8);
  vertical-align: middle;
`

function useSymbol({ tokenAddress, pool }: Allowance): string {
  const { token } = useTokenOf(tokenAddress)
  return pool === null ? outsideText(token?.symbol ?? shortenAddress(tokenAddress)) : `${pool} LP`
}

function TokenCell({ allowance }: { allowance: Allowance }) {
  const symbol = useSymbol(allowance)
  return (
    <Inline>
      <TokenBadge symbol={symbol} address={allowance.tokenAddress} size={24} />
      {symbol}
    </Inline>
  )
}

function SpenderCell({ spender }: Allowance) {
  const { t } = useTranslation()
  const known = spenderAt(spender)
  const href = explorerLink('address', spender)
  const short = shortenAddress(spender)
  return (
    <Inline>
      {known ? (
        t(known.name)
      ) : (
        <Badge kind="warn" icon={TriangleAlert}>
          {t('Unknown')}
        </Badge>
      )}
      {href ? <Link href={href}>{short}</Link> : <code title={spender}>{short}</code>}
    </Inline>
  )
}

function AmountCell({ tokenAddress, raw }: Allowance) {
  const { t, locale } = useTranslation()
  const { token } = useTokenOf(tokenAddress)
  if (isUnlimited(raw)) return t('Unlimited')
  if (!token) return <span>{raw.toString()}</span>
  const units = raw / 10n ** BigInt(token.decimals)
  return (
    <span>
      {units < SCIENTIFIC_FROM ? formatSignificant(raw, token.decimals, AMOUNT_DIGITS) : scientificText(units, locale)}
    </span>
  )
}

interface RevokeButtonProps {
  tokenAddress: string
  spender: string
  symbol: string
  /** Name of the spender, for the button's accessible name. */
  spenderName: string
}

/** Revokes an allowance; busy from the wallet request until the chain confirms it. */
function RevokeButton({ tokenAddress, spender, symbol, spenderName }: RevokeButtonProps) {
  const { t } = useTranslation()
  const { status } = useWallet()
  const { isPending, revoke } = useRevoke({ tokenAddress, spender, symbol })
  const [isRequesting, setIsRequesting] = useState(false)
  if (status === 'wrongChain') return <SwitchNetworkButton size="s" />

  async function requestRevoke(): Promise<void> {
    setIsRequesting(true)
    try {
      await revoke()
    } catch (error) {
      await reportFailure(error, 'Revoking failed: %message%')
    } finally {
      setIsRequesting(false)
    }
  }

  return (
    <Button
      size="s"
      busy={isRequesting || isPending}
      busyText={t('Revoking')}
      aria-label={t('Revoke %symbol% from %spender%', { symbol, spender: t(spenderName) })}
      onClick={() => void requestRevoke()}
    >
      {t('Revoke')}
    </Button>
  )
}

function RevokeCell({ allowance }: { allowance: Allowance }) {
  const symbol = useSymbol(allowance)
  const { tokenAddress, spender } = allowance
  const known = spenderAt(spender)
  return <RevokeButton {...{ tokenAddress, spender, symbol }} spenderName={known?.name ?? shortenAddress(spender)} />
}

/** Table of allowances: token, spender, amount and a button to revoke. */
export function AllowanceTable({ allowances }: { allowances: readonly Allowance[] }) {
  const { t } = useTranslation()
  return (
    <Table
      caption={t('Allowances')}
      captionHidden
      rows={allowances}
      keyOf={approvalKey}
      columns={[
        { name: t('Token'), isHead: true, renderCell: (row) => <TokenCell allowance={row} /> },
        { name: t('May be taken by'), renderCell: (row) => <SpenderCell {...row} /> },
        { name: t('Amount'), align: 'figures', renderCell: (row) => <AmountCell {...row} /> },
        { name: t('Revoke'), nameHidden: true, align: 'end', renderCell: (row) => <RevokeCell allowance={row} /> },
      ]}
    />
  )
}
