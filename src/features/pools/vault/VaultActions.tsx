import { useMemo } from 'react'
import { userInfo } from '../../../chain/contracts/cakeVault/reads'
import { allowance, balanceOf } from '../../../chain/contracts/erc20/reads'
import { useCall, useCalls } from '../../../chain/multicall/useCalls'
import { useWallet } from '../../../chain/wallet/useWallet'
import { useTranslation } from '../../../i18n'
import { formatsOf } from '../../../i18n/formats'
import { Text } from '../../../ui/layout/Text'
import { ApproveDialog, useEnable, valueCentsOf } from '../../earn'
import { useWalletBoundDialog } from '../../transactions'
import { RewardBox, StakeBox } from '../actions/ActionBoxes'
import { BuyTokenDialog } from '../actions/BuyTokenDialog'
import type { PoolRowSummary } from '../list/rowSummary.rules'
import { VAULT_APPROVAL_OUTCOME } from '../pools.messages'
import { UnstakingFee } from './UnstakingFee'
import type { Vault } from './useVault'
import { useVaultWrites } from './useVaultWrites'
import { VaultStakeDialog, VaultUnstakeDialog } from './VaultDialogs'

const SECOND_MS = 1_000

type DialogKind = 'stake' | 'unstake' | 'required' | 'approve'

/** Renders the actions of the vault; its figures are read at each block while rendered (yield 2, 3). */
export function VaultActions({ vault, summary }: { vault: Vault; summary: PoolRowSummary }) {
  const { t, locale } = useTranslation()
  const { account } = useWallet()
  const { address, user } = vault
  const { stakingToken, stakingPrice } = summary
  useCall(account ? userInfo(address, account) : null)
  useCalls(
    useMemo(() => {
      const token = stakingToken.address
      return account ? [allowance(token, account, address), balanceOf(token, account)] : []
    }, [account, address, stakingToken]),
  )
  const enable = useEnable({
    tokenAddress: stakingToken.address,
    symbol: stakingToken.symbol,
    decimals: stakingToken.decimals,
    spender: address,
    balanceRaw: user?.balanceRaw ?? null,
    balanceCents: valueCentsOf(stakingPrice, user?.balanceRaw),
    outcome: VAULT_APPROVAL_OUTCOME,
  })
  const writes = useVaultWrites(address, stakingToken, stakingPrice)
  const { opened, open, close } = useWalletBoundDialog<DialogKind>(writes.isBusy || enable.isBusy)
  const info = user?.info ?? null
  return (
    <>
      <RewardBox summary={summary} hasAccount={account !== null}>
        {info !== null && info.sharesRaw > 0n && (
          <Text as="span" $tone="quiet" $size={12}>
            {t('Earned since your last action on %date%', {
              date: formatsOf(locale).dateTime(Number(info.lastUserActionTime) * SECOND_MS),
            })}
          </Text>
        )}
      </RewardBox>
      <StakeBox
        summary={summary}
        blockedReason={null}
        isBusy={writes.isBusy}
        enable={{ isNeeded: enable.state !== 'approved', isBusy: enable.isBusy, run: () => open('approve') }}
        onStake={() => open(user?.balanceRaw === 0n ? 'required' : 'stake')}
        onUnstake={() => open('unstake')}
      >
        <UnstakingFee vault={vault} />
      </StakeBox>
      {opened === 'approve' && <ApproveDialog enable={enable} onClose={close} />}
      {opened === 'stake' && <VaultStakeDialog vault={vault} summary={summary} writes={writes} onClose={close} />}
      {opened === 'unstake' && <VaultUnstakeDialog vault={vault} summary={summary} writes={writes} onClose={close} />}
      {opened === 'required' && <BuyTokenDialog token={stakingToken} onClose={close} />}
    </>
  )
}
