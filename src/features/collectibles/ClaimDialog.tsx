import { balanceOf } from '../../chain/contracts/erc20/reads'
import { useCall } from '../../chain/multicall/useCalls'
import { useWallet } from '../../chain/wallet/useWallet'
import { cakeToken } from '../../deployment/bases'
import { amountValue } from '../../core/amount'
import type { CollectibleEntry } from '../../deployment/nfts'
import { useTranslation } from '../../i18n'
import { useCakePrice } from '../../market/cake'
import { Notice } from '../../ui/content/Notice'
import { Stack } from '../../ui/layout/Stack'
import { Text } from '../../ui/layout/Text'
import { ConfirmDialog, type EarnWriting, useEnable, usdValue, valueCentsOf } from '../earn'
import { CollectiblePicture } from '../members'
import type { Claim } from './claims.rules'
import { CLAIM_ERROR, claimSummary } from './collectibles.messages'

const PICTURE_PX = 120
const NO_TOKEN = { symbol: '', decimals: 18, address: null }

interface Props {
  collectible: CollectibleEntry
  /** At the time of opening: once it is claimed, the contract no longer allows it. */
  claim: Claim
  writing: EarnWriting
  onClose: () => void
}

/** Renders the review of a claim, with the approval of CAKE if it has a price. */
export function ClaimDialog({ collectible, claim, writing: { isBusy, run }, onClose }: Props) {
  const { t, locale } = useTranslation()
  const { account, status } = useWallet()
  const price = useCakePrice()
  const { contract, bunnyId, costRaw } = claim
  const { identifier, name } = collectible
  const paid = costRaw > 0n ? cakeToken : null
  const isPaid = paid !== null
  const { symbol, decimals, address } = cakeToken ?? NO_TOKEN
  const balance = useCall(paid && account ? balanceOf(paid.address, account) : null).value
  const enable = useEnable({
    ...{ tokenAddress: isPaid ? address : null, symbol, decimals, spender: contract, amountRaw: costRaw },
    ...{ balanceRaw: balance ?? null, balanceCents: valueCentsOf(price, balance) },
  })
  const isShort = balance !== undefined && balance < costRaw
  const makeIntent = async () =>
    bunnyId === null
      ? (await import('../../chain/contracts/claimCampaign/writes')).claimCollectible(contract)
      : (await import('../../chain/contracts/bunnySpecial/writes')).claimBunny(contract, bunnyId)
  const pays = { amountRaw: costRaw, decimals, symbol, usd: usdValue(price, costRaw, locale) }
  return (
    <ConfirmDialog
      title={t('Claim collectible')}
      isDisabled={status !== 'connected' || isShort}
      isBusy={isBusy}
      onClose={onClose}
      write={isShort ? undefined : { key: `claim ${identifier}`, makeIntent, ...(isPaid && { pays }) }}
      {...(isPaid && !isShort && { enable })}
      onConfirm={() =>
        run({
          ...{ makeIntent, summary: claimSummary(name), failure: CLAIM_ERROR },
          valueCents: isPaid ? valueCentsOf(price, costRaw) : 0n,
          ...(paid && {
            spending: { tokenAddress: paid.address, symbol, spender: contract, amountRaw: costRaw },
          }),
        })
      }
    >
      <Stack $align="center" $gap={8}>
        <CollectiblePicture collectible={collectible} size={PICTURE_PX} />
        <Text $weight={600}>{name}</Text>
        <Text $tone="quiet" $size={14}>
          {isPaid
            ? t('It costs %amount%. You pay once.', { amount: amountValue(costRaw, decimals, symbol) })
            : t('It is free. You pay the network fee only.')}
        </Text>
      </Stack>
      {isShort && <Notice kind="bad" title={t('Insufficient %symbol% balance', { symbol })} spoken />}
    </ConfirmDialog>
  )
}
