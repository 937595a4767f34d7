import { useEffect } from 'react'
import { useWallet } from '../../../chain/wallet/useWallet'
import { useTranslation } from '../../../i18n'
import { setPercentText } from '../../../i18n/figures/percent'
import type { TableToken } from '../../../market/prices/tokenTable'
import type { UsdPrice } from '../../../market/usdPrice'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Figure } from '../../../ui/figures/Figure'
import { FullValue } from '../../../ui/figures/FullValue'
import { Text } from '../../../ui/layout/Text'
import { ConnectButton, SwitchNetworkButton } from '../../wallet'
import { ConfirmDialog } from '../../earn'
import { poolValue } from '../list/figures'
import type { Vault } from './useVault'
import { useVaultWrites } from './useVaultWrites'
import { bountyOf } from './vault.rules'

interface Props {
  vault: Vault
  token: TableToken
  price: UsdPrice | null
  /** The claim is followed after the dialog is closed, so that the component stays rendered. */
  isOpen: boolean
  onBusy: (isBusy: boolean) => void
  onClose: () => void
}

/** Renders the amount of a bounty and its basis before it is signed (yield 2 "Claim bounty"). */
export function BountyDialog({ vault, token, price, isOpen, onBusy, onClose }: Props) {
  const { t, locale } = useTranslation()
  const { account, status } = useWallet()
  const { isBusy, claimBounty, intents } = useVaultWrites(vault.address, token, price)
  const { pendingRaw, callFeeBps } = vault.facts
  const { rewardRaw, isClaimable } = bountyOf(vault.facts, token, price)
  const value = poolValue(price, rewardRaw, locale)
  const { symbol, decimals } = token

  useEffect(() => onBusy(isBusy), [isBusy, onBusy])
  if (!isOpen) return null

  return (
    <ConfirmDialog
      title={t('Claim bounty')}
      write={status === 'connected' && isClaimable ? { key: 'bounty', ...intents.bounty } : undefined}
      isDisabled={!isClaimable}
      isBusy={isBusy}
      onConfirm={claimBounty}
      onClose={onClose}
      instead={
        account === null ? (
          <ConnectButton size="l" wide />
        ) : (
          status === 'wrongChain' && <SwitchNetworkButton size="l" wide />
        )
      }
    >
      <DetailList>
        {rewardRaw !== null && (
          <DetailRow label={t('You’ll claim')}>
            <Figure raw={rewardRaw} {...{ decimals, symbol }} />
          </DetailRow>
        )}
        {value && (
          <DetailRow label={t('Value')}>
            <FullValue {...value} />
          </DetailRow>
        )}
        {pendingRaw !== null && (
          <DetailRow label={t('Pool total pending yield')}>
            <Figure raw={pendingRaw} {...{ decimals, symbol }} />
          </DetailRow>
        )}
        <DetailRow label={t('Bounty')}>
          {callFeeBps === null ? t('Unknown') : setPercentText(callFeeBps, locale)}
        </DetailRow>
      </DetailList>
      <Text $tone="quiet" $size={14}>
        {t('Paid to the account that makes the vault compound everyone’s rewards. It grows until someone claims it.')}
      </Text>
      <Text $tone="quiet" $size={14}>
        {t('You pay the network fee to compound the whole vault. The bounty goes to your wallet.')}
      </Text>
    </ConfirmDialog>
  )
}
