import { Link } from '../../../ui/controls/Link'
import { useTranslation } from '../../../i18n'
import { useNow } from '../../../ui/figures/useNow'
import { decimalsText, StakeDialog } from '../../earn'
import type { Face } from '../list/face.rules'
import { worthText } from '../list/figures'
import { Small } from '../list/poolLook'
import { UnstakingFee } from './UnstakingFee'
import { useVaultWrites } from './useVaultWrites'
import type { Vault } from './useVault'
import { deploymentVault } from './deploymentVault'
import { feeFreeAtMs, unstakingFeeRaw, vaultWithdrawal } from './vault.rules'

/** constants: FEE_AMOUNT_DECIMALS of vault.json. */
const FEE_DECIMALS = 4

type Props = { vault: Vault; face: Face; onClose: () => void }

function useDialogFacts({ face }: Props) {
  const { locale } = useTranslation()
  const { stakingToken, stakingPrice } = face
  const { symbol, address, decimals } = stakingToken
  return {
    ...{ symbol, decimals, tokenAddress: address },
    usdText: (raw: bigint) => worthText(stakingPrice, raw, locale),
  }
}

/** How much CAKE to put into the vault (yield 2). */
export function VaultStake(props: Props) {
  const { t } = useTranslation()
  const { vault, face, onClose } = props
  const { isBusy, stake } = useVaultWrites(vault.address, face.stakingToken)
  const { symbol, address } = face.stakingToken
  return (
    <StakeDialog
      {...useDialogFacts(props)}
      title={t('Stake %symbol%', { symbol })}
      availableLabel={t('Balance')}
      availableRaw={vault.user?.balanceRaw ?? 0n}
      isBusy={isBusy}
      onConfirm={stake}
      onClose={onClose}
      note={() => (
        <>
          <UnstakingFee vault={vault} />
          <Link to={`/swap?outputCurrency=${address}`}>{t('Get %symbol%', { symbol })}</Link>
        </>
      )}
    />
  )
}

/** How much CAKE to take out of the vault, by its shares, and what the fee takes of it (yield 2, 4). */
export function VaultUnstake(props: Props) {
  const { t, locale } = useTranslation()
  const { vault, face, onClose } = props
  const { isBusy, unstake } = useVaultWrites(vault.address, face.stakingToken)
  const { symbol, decimals } = face.stakingToken
  const { pricePerShareRaw, withdrawFeeBps, withdrawFeePeriodSeconds } = vault.facts
  const info = vault.user?.info ?? null
  const endMs =
    info && withdrawFeePeriodSeconds !== null ? feeFreeAtMs(info.lastDepositedTime, withdrawFeePeriodSeconds) : 0
  const isOwed = useNow(endMs) < endMs

  async function confirm(cakeRaw: bigint): Promise<boolean> {
    if (!info || !pricePerShareRaw) return false
    return unstake(cakeRaw, vaultWithdrawal(cakeRaw, info.sharesRaw, pricePerShareRaw, deploymentVault.dustSharesRaw))
  }

  return (
    <StakeDialog
      {...useDialogFacts(props)}
      title={t('Unstake %symbol%', { symbol })}
      availableLabel={t('Staked')}
      availableRaw={face.stakedRaw ?? 0n}
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
      note={(amountRaw) => (
        <>
          {isOwed && withdrawFeeBps !== null && amountRaw !== null && amountRaw > 0n && (
            <Small>
              {t('Unstaking fee: %amount% %symbol%', {
                amount: decimalsText(unstakingFeeRaw(amountRaw, withdrawFeeBps), decimals, FEE_DECIMALS, locale),
                symbol,
              })}
            </Small>
          )}
          <UnstakingFee vault={vault} />
        </>
      )}
    />
  )
}
