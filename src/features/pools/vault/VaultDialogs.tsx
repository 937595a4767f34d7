import { Link } from '../../../ui/controls/Link'
import { useTranslation } from '../../../i18n'
import { decimalsText, StakeDialog, valueCentsOf } from '../../earn'
import { buyPath } from '../actions/buyPath'
import type { Face } from '../list/face.rules'
import { worthText } from '../list/figures'
import { FeeStartsAgain } from './FeeStartsAgain'
import { UnstakingFee } from './UnstakingFee'
import type { VaultWrites } from './useVaultWrites'
import type { Vault } from './useVault'
import { VAULT_ENABLED } from './vault.messages'
import { dustSharesRaw } from '../../../deployment/vault'
import { useChainNow } from './useChainNow'
import { feeFreeAtMs, isFeeOwed, unstakingFeeRaw, vaultWithdrawal } from './vault.rules'

/** constants: FEE_AMOUNT_DECIMALS */
const FEE_DECIMALS = 4

type Props = { vault: Vault; face: Face; writes: VaultWrites; onClose: () => void }

function useDialogFacts({ face }: Props) {
  const { locale } = useTranslation()
  const { stakingToken, stakingPrice } = face
  const { symbol, address, decimals } = stakingToken
  return {
    ...{ symbol, decimals, tokenAddress: address },
    usdText: (raw: bigint) => worthText(stakingPrice, raw, locale),
  }
}

/** Dialog for the CAKE to stake in the vault (yield 2). */
export function VaultStake(props: Props) {
  const { t } = useTranslation()
  const { vault, face, writes, onClose } = props
  const { isBusy, stake } = writes
  const { symbol } = face.stakingToken
  return (
    <StakeDialog
      {...useDialogFacts(props)}
      title={t('Stake %symbol%', { symbol })}
      availableLabel={t('Balance')}
      availableRaw={vault.user?.balanceRaw ?? null}
      enabling={{
        spender: vault.address,
        balanceCents: valueCentsOf(face.stakingPrice, vault.user?.balanceRaw),
        outcome: VAULT_ENABLED,
      }}
      isBusy={isBusy}
      onConfirm={stake}
      onClose={onClose}
    >
      <UnstakingFee vault={vault} />
      <FeeStartsAgain vault={vault} />
      <Link to={buyPath(face.stakingToken)}>{t('Get %symbol%', { symbol })}</Link>
    </StakeDialog>
  )
}

/** Dialog for the CAKE to withdraw from the vault, by its shares, with the fee on it (yield 2, 4). */
export function VaultUnstake(props: Props) {
  const { t, locale } = useTranslation()
  const { vault, face, writes, onClose } = props
  const { isBusy, unstake } = writes
  const { symbol, decimals } = face.stakingToken
  const { pricePerShareRaw, withdrawFeeBps, withdrawFeePeriodSeconds } = vault.facts
  const info = vault.user?.info ?? null
  const endMs =
    info && withdrawFeePeriodSeconds !== null ? feeFreeAtMs(info.lastDepositedTime, withdrawFeePeriodSeconds) : 0
  const isOwed = isFeeOwed(endMs, useChainNow())

  function feeText(cakeRaw: bigint): string | null {
    if (!info || withdrawFeeBps === null || withdrawFeePeriodSeconds === null) return t('Unstaking fee: unknown')
    if (!isOwed) return null
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
      availableRaw={face.stakedRaw ?? null}
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
      noteText={feeText}
    >
      <UnstakingFee vault={vault} />
    </StakeDialog>
  )
}
