import { useMemo, useState } from 'react'
import { canClaim } from '../../chain/contracts/claimCampaign/reads'
import { refundCake } from '../../chain/contracts/claimRefund/reads'
import { useCall } from '../../chain/multicall/useCalls'
import { useWallet } from '../../chain/wallet/useWallet'
import type { Address } from '../../core/address'
import { cakeToken } from '../../deployment/bases'
import { claimRefundAddress } from '../../deployment/laterFacts'
import { useTranslation } from '../../i18n'
import { amountText } from '../../i18n/figures/amount'
import { useCakePrice } from '../../market/cake'
import { Notice } from '../../ui/content/Notice'
import { Button } from '../../ui/controls/Button'
import { ConfirmDialog, useEarnWrite, usdValue, valueCentsOf } from '../earn'
import { useCloseOnWalletChange } from '../transactions'
import { REFUND_ERROR, refundSummary } from './collectibles.messages'

const ONCE = { blocksPerFetch: Infinity }

const refundCall = (account: Address | null) =>
  claimRefundAddress && account ? canClaim(claimRefundAddress, account) : null

/** Returns whether it is known if an account can get a refund. */
export function useRefundStatus(account: Address | null): 'loading' | 'failed' | 'ready' {
  const isAllowed = useCall(useMemo(() => refundCall(account), [account]))
  const amount = useCall(account && claimRefundAddress && refundCake(claimRefundAddress), ONCE)
  const states: readonly string[] = [isAllowed.status, amount.status]
  return states.includes('loading') ? 'loading' : states.includes('failed') ? 'failed' : 'ready'
}

/** Renders the refund of a part of a starter's price to early profiles (protocol 8.8); nothing without one. */
export function RefundNotice({ account }: { account: Address }) {
  const { t, locale } = useTranslation()
  const { status } = useWallet()
  const price = useCakePrice()
  const [isOpen, setIsOpen] = useState(false)
  const call = useMemo(() => refundCall(account), [account])
  const isAllowed = useCall(call).value === true
  const amountRaw = useCall(claimRefundAddress && refundCake(claimRefundAddress), ONCE).value ?? 0n
  const { isBusy, run } = useEarnWrite(useMemo(() => [call], [call]))
  useCloseOnWalletChange(!isOpen ? 'closed' : isBusy ? 'requesting' : 'shown', () => setIsOpen(false))
  if (!claimRefundAddress || !cakeToken || amountRaw === 0n || (!isAllowed && !isOpen)) return null
  const { symbol, decimals } = cakeToken
  const contract = claimRefundAddress
  const makeIntent = async () => (await import('../../chain/contracts/claimRefund/writes')).getCakeBack(contract)
  const amount = `${amountText(amountRaw, decimals, locale)} ${symbol}`
  return (
    <>
      <Notice
        kind="good"
        title={t('You can get back %amount%', { amount })}
        actions={
          <Button
            size="s"
            busy={isBusy}
            busyText={t('Claiming')}
            disabled={status === 'wrongChain'}
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
          >
            {t('Get refund')}
          </Button>
        }
      >
        {t('Early profiles get back a part of the price of their starter, once.')}
      </Notice>
      {isOpen && (
        <ConfirmDialog
          title={t('Get refund')}
          isDisabled={status !== 'connected'}
          isBusy={isBusy}
          onClose={() => setIsOpen(false)}
          write={{
            ...{ key: 'refund', makeIntent },
            receives: { amountRaw, decimals, symbol, usd: usdValue(price, amountRaw, locale) },
          }}
          onConfirm={() =>
            run({
              ...{ makeIntent, failure: REFUND_ERROR, valueCents: valueCentsOf(price, amountRaw) },
              summary: refundSummary(amountRaw, decimals, symbol),
            })
          }
        />
      )}
    </>
  )
}
