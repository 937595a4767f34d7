import { useMemo } from 'react'
import { userInfo } from '../../../chain/contracts/cakeVault/reads'
import { allowance, balanceOf } from '../../../chain/contracts/erc20/reads'
import { useCall, useCalls } from '../../../chain/multicall/useCalls'
import { useWallet } from '../../../chain/wallet/useWallet'
import { useTranslation } from '../../../i18n'
import { formatsOf } from '../../../i18n/formats'
import { useEnable, valueCentsOf } from '../../earn'
import { useWalletDialog } from '../../transactions'
import { EarnedBox } from '../actions/EarnedBox'
import { StakeBox } from '../actions/StakeBox'
import { WayToBuy } from '../actions/WayToBuy'
import type { Face } from '../list/face.rules'
import { UnstakingFee } from './UnstakingFee'
import type { Vault } from './useVault'
import { VAULT_ENABLED } from './vault.messages'
import { useVaultWrites } from './useVaultWrites'
import { VaultStake, VaultUnstake } from './VaultDialogs'
import { Text } from '../../../ui/layout/Text'

const SECOND_MS = 1_000

type DialogKind = 'stake' | 'unstake' | 'short'

/** Renders the actions of the vault; its figures are read at each block while rendered (yield 2, 3). */
export function VaultActions({ vault, face }: { vault: Vault; face: Face }) {
  const { t, locale } = useTranslation()
  const { account } = useWallet()
  const { address, user } = vault
  const { stakingToken, stakingPrice } = face
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
    spender: address,
    balanceRaw: user?.balanceRaw ?? null,
    balanceCents: valueCentsOf(stakingPrice, user?.balanceRaw),
    outcome: VAULT_ENABLED,
  })
  const writes = useVaultWrites(address, stakingToken, stakingPrice)
  const { opened, open, close } = useWalletDialog<DialogKind>(writes.isBusy)
  const info = user?.info ?? null
  return (
    <>
      <EarnedBox face={face} hasAccount={account !== null}>
        {info !== null && info.sharesRaw > 0n && (
          <Text as="span" $tone="quiet" $size={12}>
            {t('Earned since your last action: %date%', {
              date: formatsOf(locale).dateTime(Number(info.lastUserActionTime) * SECOND_MS),
            })}
          </Text>
        )}
      </EarnedBox>
      <StakeBox
        face={face}
        stop={null}
        isBusy={writes.isBusy}
        enable={{ isNeeded: enable.state !== 'approved', isBusy: enable.isBusy, run: enable.run }}
        onStake={() => open(user?.balanceRaw === 0n ? 'short' : 'stake')}
        onUnstake={() => open('unstake')}
      >
        <UnstakingFee vault={vault} />
      </StakeBox>
      {opened === 'stake' && <VaultStake vault={vault} face={face} writes={writes} onClose={close} />}
      {opened === 'unstake' && <VaultUnstake vault={vault} face={face} writes={writes} onClose={close} />}
      {opened === 'short' && <WayToBuy token={stakingToken} onClose={close} />}
    </>
  )
}
