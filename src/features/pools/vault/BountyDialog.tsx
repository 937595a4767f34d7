import { useWallet } from '../../../chain/wallet/useWallet'
import { useTranslation } from '../../../i18n'
import { decimalsText } from '../../../i18n/figures/decimals'
import type { TableToken } from '../../../market/prices/tokenTable'
import type { UsdPrice } from '../../../market/usdPrice'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Text } from '../../../ui/layout/Text'
import { ConnectButton, SwitchNetworkButton } from '../../wallet'
import { ConfirmDialog } from '../actions/ConfirmDialog'
import { STAKED_DECIMALS, valueText } from '../list/figures'
import type { Vault } from './useVault'
import { useVaultWrites } from './useVaultWrites'
import { bountyOf, feePercentText } from './vault.rules'

/** constants: BOUNTY_DISPLAY_DECIMALS of the dialog. */
const DIALOG_DECIMALS = 7

interface Props {
  vault: Vault
  token: TableToken
  price: UsdPrice | null
  /** The claim continues when the dialog is closed, so that the card holds its state. */
  isClaiming: boolean
  onClaiming: (isClaiming: boolean) => void
  onClose: () => void
}

/** Renders the amount of a bounty and its basis before it is signed (yield 2 "Claim Bounty"). */
export function BountyDialog({ vault, token, price, isClaiming, onClaiming, onClose }: Props) {
  const { t, locale } = useTranslation()
  const { account, status } = useWallet()
  const { claimBounty } = useVaultWrites(vault.address, token, price)
  const { pendingRaw, callFeeBps } = vault.facts
  const { rewardRaw, isClaimable } = bountyOf(vault.facts, token, price)
  const value = valueText(price, rewardRaw, locale)
  const amount = (raw: bigint, shown: number) => `${decimalsText(raw, token.decimals, shown, locale)} ${token.symbol}`

  async function claim(): Promise<boolean> {
    onClaiming(true)
    try {
      return await claimBounty()
    } finally {
      onClaiming(false)
    }
  }

  return (
    <ConfirmDialog
      title={t('Claim Bounty')}
      isDisabled={!isClaimable}
      isBusy={isClaiming}
      onConfirm={claim}
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
        {rewardRaw !== null && <DetailRow label={t('You’ll claim')}>{amount(rewardRaw, DIALOG_DECIMALS)}</DetailRow>}
        {value !== undefined && <DetailRow label={t('Value')}>{value}</DetailRow>}
        {pendingRaw !== null && (
          <DetailRow label={t('Pool total pending yield')}>{amount(pendingRaw, STAKED_DECIMALS)}</DetailRow>
        )}
        <DetailRow label={t('Bounty')}>
          {callFeeBps === null ? t('Unknown') : `${feePercentText(callFeeBps)}%`}
        </DetailRow>
      </DetailList>
      <Text $tone="quiet" $size={14}>
        {t('You pay the network’s fee for the compounding of the whole vault, and the bounty is sent to your wallet.')}
      </Text>
    </ConfirmDialog>
  )
}
