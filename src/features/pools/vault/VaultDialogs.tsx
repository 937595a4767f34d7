import { dustSharesRaw } from '../../../deployment/vault'
import { useTranslation } from '../../../i18n'
import { decimalsText } from '../../../i18n/figures/decimals'
import { Link } from '../../../ui/controls/Link'
import { StakeDialog, valueCentsOf } from '../../earn'
import { buyTokenPath } from '../actions/BuyTokenDialog'
import { valueText } from '../list/figures'
import type { PoolRowSummary } from '../list/rowSummary.rules'
import { VAULT_APPROVAL_OUTCOME } from '../pools.messages'
import { FeeRestartWarning, UnstakingFee, useChainNow } from './UnstakingFee'
import type { Vault } from './useVault'
import type { VaultWrites } from './useVaultWrites'
import { feeFreeAtMs, isFeeDue, unstakingFeeRaw, vaultWithdrawal } from './vault.rules'

/** constants: FEE_AMOUNT_DECIMALS */
const FEE_DECIMALS = 4

type Props = { vault: Vault; summary: PoolRowSummary; writes: VaultWrites; onClose: () => void }

function useDialogFacts({ summary }: Props) {
  const { locale } = useTranslation()
  const { stakingToken, stakingPrice } = summary
  const { symbol, address, decimals } = stakingToken
  return {
    ...{ symbol, decimals, tokenAddress: address },
    usdText: (raw: bigint) => valueText(stakingPrice, raw, locale),
  }
}

/** Dialog for the CAKE to stake in the vault (yield 2). */
export function VaultStakeDialog(props: Props) {
  const { t } = useTranslation()
  const { vault, summary, writes, onClose } = props
  const { isBusy, stake } = writes
  const { symbol } = summary.stakingToken
  return (
    <StakeDialog
      {...useDialogFacts(props)}
      title={t('Stake %symbol%', { symbol })}
      availableLabel={t('Balance')}
      availableRaw={vault.user?.balanceRaw ?? null}
      enabling={{
        spender: vault.address,
        balanceCents: valueCentsOf(summary.stakingPrice, vault.user?.balanceRaw),
        outcome: VAULT_APPROVAL_OUTCOME,
      }}
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
  const { isBusy, unstake } = writes
  const { symbol, decimals } = summary.stakingToken
  const { pricePerShareRaw, withdrawFeeBps, withdrawFeePeriodSeconds } = vault.facts
  const info = vault.user?.info ?? null
  const endMs =
    info && withdrawFeePeriodSeconds !== null ? feeFreeAtMs(info.lastDepositedTime, withdrawFeePeriodSeconds) : 0
  const isDue = isFeeDue(endMs, useChainNow())

  function feeText(cakeRaw: bigint): string | null {
    if (!info || withdrawFeeBps === null || withdrawFeePeriodSeconds === null) return t('Unstaking fee: unknown')
    if (!isDue) return null
    const amount = decimalsText(unstakingFeeRaw(cakeRaw, withdrawFeeBps), decimals, FEE_DECIMALS, locale)
    return t('Unstaking fee: %amount% %symbol%', { amount, symbol })
  }

  async function confirm(cakeRaw: bigint): Promise<boolean> {
    if (!info || !pricePerShareRaw) return false
    return unstake(cakeRaw, vaultWithdrawal(cakeRaw, info.sharesRaw, pricePerShareRaw, dustSharesRaw))
  }

  return (
    <StakeDialog
      {...useDialogFacts(props)}
      title={t('Unstake %symbol%', { symbol })}
      availableLabel={t('Staked')}
      availableRaw={summary.stakedRaw ?? null}
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
      noteText={feeText}
    >
      <UnstakingFee vault={vault} />
    </StakeDialog>
  )
}
