import { dustSharesRaw } from '../../../deployment/vault'
import { useTranslation } from '../../../i18n'
import { costText } from '../../../i18n/figures/amount'
import { Link } from '../../../ui/controls/Link'
import { StakeDialog, valueCentsOf } from '../../earn'
import type { ReviewedWrite } from '../../transactions'
import { buyTokenPath, swapStep } from '../actions/BuyTokenDialog'
import { poolValue } from '../list/figures'
import type { PoolRowSummary } from '../list/rowSummary.rules'
import { VAULT_APPROVAL_OUTCOME } from '../pools.messages'
import { FeeRestartWarning, UnstakingFee, useFeePeriod } from './UnstakingFee'
import type { Vault } from './useVault'
import type { VaultWrites } from './useVaultWrites'
import { unstakingFeeRaw, vaultWithdrawal } from './vault.rules'

type Props = { vault: Vault; summary: PoolRowSummary; writes: VaultWrites; onClose: () => void }

function useDialogFacts({ summary }: Props) {
  const { locale } = useTranslation()
  const { stakingToken, stakingPrice } = summary
  const { symbol, address, decimals } = stakingToken
  return {
    ...{ symbol, decimals, tokenAddress: address },
    usdOf: (raw: bigint) => poolValue(stakingPrice, raw, locale),
  }
}

/** Dialog for the CAKE to stake in the vault (yield 2). */
export function VaultStakeDialog(props: Props) {
  const { t } = useTranslation()
  const { vault, summary, writes, onClose } = props
  const { isBusy, stake, intents } = writes
  const { symbol, decimals } = summary.stakingToken
  const facts = useDialogFacts(props)
  return (
    <StakeDialog
      {...facts}
      title={t('Stake %symbol%', { symbol })}
      availableLabel={t('Balance')}
      availableRaw={vault.user?.balanceRaw ?? null}
      enabling={{
        spender: vault.address,
        balanceCents: valueCentsOf(summary.stakingPrice, vault.user?.balanceRaw),
        outcome: VAULT_APPROVAL_OUTCOME,
      }}
      reviewOf={(amountRaw) => ({
        key: `stake ${amountRaw}`,
        ...intents.stake(amountRaw),
        pays: { amountRaw, symbol, decimals, usd: facts.usdOf(amountRaw) },
      })}
      isBusy={isBusy}
      onConfirm={stake}
      onClose={onClose}
    >
      <UnstakingFee vault={vault} />
      <FeeRestartWarning vault={vault} />
      <Link to={buyTokenPath(summary.stakingToken)}>{t('Get %symbol%', { symbol })}</Link>
    </StakeDialog>
  )
}

/** Dialog for the CAKE to withdraw from the vault, by its shares, with the fee on it (yield 2, 4). */
export function VaultUnstakeDialog(props: Props) {
  const { t, locale } = useTranslation()
  const { vault, summary, writes, onClose } = props
  const { isBusy, unstake, intents } = writes
  const { symbol, decimals } = summary.stakingToken
  const facts = useDialogFacts(props)
  const { pricePerShareRaw, withdrawFeeBps, withdrawFeePeriodSeconds } = vault.facts
  const info = vault.user?.info ?? null
  const { isDue } = useFeePeriod(vault)

  function feeText(cakeRaw: bigint): string | null {
    if (!info || withdrawFeeBps === null || withdrawFeePeriodSeconds === null) return t('Unstaking fee: unknown')
    if (!isDue) return null
    const amount = costText(unstakingFeeRaw(cakeRaw, withdrawFeeBps), decimals, locale)
    return t('Unstaking fee: %amount% %symbol%', { amount, symbol })
  }

  const withdrawalOf = (cakeRaw: bigint) =>
    info && pricePerShareRaw ? vaultWithdrawal(cakeRaw, info.sharesRaw, pricePerShareRaw, dustSharesRaw) : null

  async function confirm(cakeRaw: bigint): Promise<string | null> {
    const withdrawal = withdrawalOf(cakeRaw)
    return withdrawal && unstake(cakeRaw, withdrawal)
  }

  function reviewOf(cakeRaw: bigint): ReviewedWrite | null {
    const withdrawal = withdrawalOf(cakeRaw)
    if (!withdrawal) return null
    const amountRaw = !isDue
      ? cakeRaw
      : withdrawFeeBps === null
        ? null
        : cakeRaw - unstakingFeeRaw(cakeRaw, withdrawFeeBps)
    const usd = amountRaw === null ? undefined : facts.usdOf(amountRaw)
    return {
      key: `unstake ${cakeRaw}`,
      ...intents.unstake(withdrawal),
      receives: { amountRaw, symbol, decimals, usd },
    }
  }

  return (
    <StakeDialog
      {...facts}
      title={t('Unstake %symbol%', { symbol })}
      availableLabel={t('Staked')}
      availableRaw={summary.stakedRaw ?? null}
      reviewOf={reviewOf}
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
      next={swapStep(summary.stakingToken, t)}
      noteText={feeText}
    >
      <UnstakingFee vault={vault} />
    </StakeDialog>
  )
}
