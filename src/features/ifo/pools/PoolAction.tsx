import { styled } from 'styled-components'
import { selectCurrentBlock } from '../../../chain/block/block.slice'
import type { ChainCommitment, ChainResult } from '../../../chain/contracts/ifo/reads'
import { useWallet } from '../../../chain/wallet/useWallet'
import type { Address } from '../../../core/address'
import { amountValue } from '../../../core/amount'
import { useTranslation } from '../../../i18n'
import { useAppSelector } from '../../../state/storeHooks'
import { Button } from '../../../ui/controls/Button'
import { ButtonLink } from '../../../ui/controls/Link'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import { Text } from '../../../ui/layout/Text'
import { useMember } from '../../members'
import { useWalletBoundDialog } from '../../transactions'
import { ConnectButton, SwitchNetworkButton } from '../../wallet'
import { currencyOfSales, currencyPath, useCurrencyBalance } from '../data/useCurrency'
import { committableRaw, isCommittable, type SalePhase } from '../sale.rules'
import type { PoolProps } from './PoolCard'
import { type SaleWrites, useSaleWrites } from './useSaleWrites'

const CommitDialog = lazyDialog(() => import('./CommitDialog').then((it) => it.CommitDialog))
const ClaimDialog = lazyDialog(() => import('./ClaimDialog').then((it) => it.ClaimDialog))

/** As high for every state, so that the first read moves nothing. */
const Place = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-8);
  min-block-size: calc(40px + var(--space-8) + 2lh);
`

interface Props extends PoolProps {
  phase: SalePhase
  commitment: ChainCommitment | null
  /** What the finished sale pays; null while unknown or nothing. */
  result: ChainResult | null
}

/** A disabled button, with the reason. */
function Idle({ label, hint }: { label: string; hint?: string }) {
  return (
    <>
      <Button wide disabled>
        {label}
      </Button>
      {hint !== undefined && <Hint>{hint}</Hint>}
    </>
  )
}

function Hint({ children }: { children: string }) {
  return (
    <Text $tone="quiet" $size={14}>
      {children}
    </Text>
  )
}

/** Writes of the account to a pool, and what opens their dialog. */
interface ActionProps extends Props {
  account: Address
  writes: SaleWrites
  onOpen: () => void
}

/** Renders what the account can do while the sale runs. */
function LiveAction({
  sale,
  pool,
  account,
  commitment,
  writes,
  balanceRaw,
  onOpen,
}: ActionProps & { balanceRaw: bigint | null }) {
  const { t } = useTranslation()
  const { decimals, symbol } = currencyOfSales()
  const block = useAppSelector(selectCurrentBlock)
  const { status, profile } = useMember(account)
  const { limitRaw } = pool.terms
  const committedRaw = commitment?.amountRaw ?? 0n
  const isOpen = isCommittable(sale.blocks, block)
  const isFull = limitRaw > 0n && committedRaw >= limitRaw
  const needsProfile = sale.entry.version === 2 && status === 'ready' && profile?.isActive !== true
  const mostRaw = balanceRaw === null ? null : committableRaw(balanceRaw, limitRaw, committedRaw)

  if (status === 'failed')
    return (
      <Idle
        label={t('Commit %symbol%', { symbol })}
        hint={t('Your profile could not be loaded. It is loaded again with the next block.')}
      />
    )
  if (needsProfile) {
    return (
      <>
        <ButtonLink kind="primary" wide to="/profile">
          {profile === null ? t('Set up your profile') : t('Reactivate your profile')}
        </ButtonLink>
        <Hint>{t('Only accounts with an active profile can commit.')}</Hint>
      </>
    )
  }
  if (!isOpen && !writes.isBusy)
    return (
      <Idle
        label={t('Commit %symbol%', { symbol })}
        hint={t('The first and the last block of a sale accept no commitment.')}
      />
    )
  if (isFull && !writes.isBusy)
    return <Idle label={t('Limit reached')} hint={t('You have committed as much as an account may.')} />
  if (mostRaw === 0n && !writes.isBusy) {
    return (
      <>
        <ButtonLink kind="primary" wide to={currencyPath}>
          {t('Get %symbol%', { symbol })}
        </ButtonLink>
        <Hint>{t('You have no %symbol% in your wallet.', { symbol })}</Hint>
      </>
    )
  }
  return (
    <>
      <Button
        kind="primary"
        wide
        disabled={mostRaw === null && !writes.isBusy}
        busy={writes.isBusy}
        busyText={t('Committing')}
        aria-haspopup="dialog"
        onPointerEnter={CommitDialog.preload}
        onFocus={CommitDialog.preload}
        onClick={onOpen}
      >
        {t('Commit %symbol%', { symbol })}
      </Button>
      {mostRaw !== null && (
        <Hint>{t('You can commit up to %amount%.', { amount: amountValue(mostRaw, decimals, symbol) })}</Hint>
      )}
    </>
  )
}

/** Renders the payout of a finished sale. */
function PayoutAction({ commitment, result, writes, onOpen }: ActionProps) {
  const { t } = useTranslation()
  if (commitment === null || commitment.amountRaw === 0n)
    return <Idle label={t('Nothing to claim')} hint={t('You did not take part in this pool.')} />
  if (commitment.isHarvested && !writes.isBusy)
    return <Idle label={t('Claimed')} hint={t('The tokens and the refund are in your wallet.')} />
  return (
    <Button
      kind="primary"
      wide
      disabled={result === null && !writes.isBusy}
      busy={writes.isBusy}
      busyText={t('Claiming')}
      aria-haspopup="dialog"
      onPointerEnter={ClaimDialog.preload}
      onFocus={ClaimDialog.preload}
      onClick={onOpen}
    >
      {t('Claim')}
    </Button>
  )
}

/** Renders the action of a running or finished sale, and its dialog, which stays open when the sale ends meanwhile. */
function AccountAction(props: Props & { account: Address }) {
  const { sale, account, phase, result } = props
  const writes = useSaleWrites(sale.entry, account, props)
  const { opened, open, close } = useWalletBoundDialog<'commit' | 'claim'>(writes.isBusy)
  const isLive = phase === 'live'
  const balanceRaw = useCurrencyBalance(isLive || opened === 'commit' ? account : null)
  return (
    <>
      {isLive ? (
        <LiveAction {...props} {...{ writes, balanceRaw }} onOpen={() => open('commit')} />
      ) : (
        <PayoutAction {...props} writes={writes} onOpen={() => open('claim')} />
      )}
      {opened === 'commit' && <CommitDialog {...props} {...{ writes, balanceRaw }} onClose={close} />}
      {opened === 'claim' && result && <ClaimDialog {...props} {...{ result, writes }} onClose={close} />}
    </>
  )
}

/** Renders the next action of the account in a pool: one button, with a reason where it is disabled. */
export function PoolAction(props: Props) {
  const { t } = useTranslation()
  const { status } = useWallet()
  const { phase, account, own } = props
  const { symbol } = currencyOfSales()
  if (status === 'wrongChain') {
    return (
      <Place>
        <SwitchNetworkButton wide />
      </Place>
    )
  }
  if (account === null) {
    return (
      <Place>
        <ConnectButton wide />
        <Hint>{t('Connect your wallet to see your part.')}</Hint>
      </Place>
    )
  }
  const isAwaited = phase === 'idle' || own === null
  return (
    <Place aria-busy={isAwaited || undefined}>
      {isAwaited ? (
        <Idle label={t('Commit %symbol%', { symbol })} />
      ) : phase === 'comingSoon' ? (
        <Idle label={t('Not started yet')} hint={t('You can commit as soon as the sale starts.')} />
      ) : (
        <AccountAction {...props} account={account} />
      )}
    </Place>
  )
}
