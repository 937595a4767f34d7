import { useId, useState } from 'react'
import { useBalances } from '../../../chain/multicall/useBalances'
import { useWallet } from '../../../chain/wallet/useWallet'
import type { Address } from '../../../core/address'
import { amountValue, formatAmountExact, parseAmount } from '../../../core/amount'
import { LIMITS } from '../../../core/limits'
import { useTranslation } from '../../../i18n'
import { formatsOf } from '../../../i18n/formats'
import { useCakePrice } from '../../../market/cake'
import { AmountField } from '../../../ui/amount/AmountField'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Notice } from '../../../ui/content/Notice'
import { TokenBadge } from '../../../ui/content/TokenBadge'
import { Link } from '../../../ui/controls/Link'
import { Row } from '../../../ui/layout/Row'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { useAnnouncement } from '../../../ui/toast/useAnnouncement'
import { ConfirmDialog, type EarnWriting, useEnable, usdValue, valueCentsOf } from '../../earn'
import { BIDS_APPROVED } from '../auction.messages'
import { amountToWinRaw, BID_STEP_RAW, bidRefusal, largestBidRaw, standingAfter } from '../auction.rules'
import { Cake } from '../Cake'
import type { AuctionView } from '../useAuctions'
import { auctionVenue } from '../venue'
import { bidIntent, useBid } from './useBid'

/** Says why an amount cannot be bid, also to screen readers. */
function Fault({ id, text }: { id: string; text: string }) {
  useAnnouncement(text)
  return (
    <Text id={id} $size={14} style={{ color: 'var(--bad)' }}>
      {text}
    </Text>
  )
}

interface StandingProps {
  auction: AuctionView
  account: Address
  amountRaw: bigint
}

/** Renders the account's bids before, what is added, the total, and the place that it would take now. */
function StandingAfter({ auction, account, amountRaw }: StandingProps) {
  const { t, locale } = useTranslation()
  const { number } = formatsOf(locale)
  const { bids, places } = auction
  const own = account.toLowerCase()
  const before = standingAfter(bids, places, own, 0n)
  const after = standingAfter(bids, places, own, amountRaw)
  return (
    <DetailList>
      <DetailRow label={t('Your bids before')}>
        <Cake raw={before?.totalRaw ?? 0n} />
      </DetailRow>
      <DetailRow label={t('You add')}>
        <Cake raw={amountRaw} />
      </DetailRow>
      <DetailRow label={t('Your total')}>
        <strong>
          <Cake raw={after?.totalRaw ?? 0n} />
        </strong>
      </DetailRow>
      <DetailRow
        label={t('Place you would take')}
        tip={t('By the bids so far. Later bids of others can change it until the auction ends.')}
        tone={after === null ? undefined : after.isWinning ? 'good' : 'warn'}
      >
        {after === null
          ? '–'
          : after.isWinning
            ? t('%place% of %count%, winning', { place: number(after.position), count: number(after.bidderCount) })
            : t('%place% of %count%, not winning', { place: number(after.position), count: number(after.bidderCount) })}
      </DetailRow>
    </DetailList>
  )
}

interface Props {
  /** Live: the bids of others appear while the dialog is open. */
  auction: AuctionView
  account: Address
  writing: EarnWriting
  onClose: () => void
}

/** Dialog that adds to the account's bid in the current auction (protocol 11.2). */
export function BidDialog({ auction: live, account, writing, onClose }: Props) {
  const { t, locale } = useTranslation()
  const id = useId()
  const { status } = useWallet()
  // When the auction of the dialog is over, the next one must not take its place.
  const [auctionId] = useState(live.auctionId)
  const isOpen = live.auctionId === auctionId && live.phase === 'open'
  const { auction: contract, cake } = auctionVenue()
  const { symbol, decimals, address } = cake
  const price = useCakePrice()
  const balanceRaw = useBalances(account, [address])[0]?.value ?? null
  const [text, setText] = useState('')
  const own = account.toLowerCase()
  const { bids, places, initialBidRaw } = live
  const ownRaw = bids.find((bid) => bid.account === own)?.amountRaw ?? 0n
  const amountRaw = parseAmount(text, decimals)
  const send = useBid({ auction: live, account, writing })

  const refusal = amountRaw === null || amountRaw === 0n ? null : bidRefusal(amountRaw, ownRaw, initialBidRaw)
  const isShort = balanceRaw !== null && amountRaw !== null && amountRaw > balanceRaw
  const faultText =
    refusal === 'notAMultiple'
      ? t('Bids are multiples of %amount%', { amount: amountValue(BID_STEP_RAW, decimals, symbol) })
      : refusal === 'belowInitialBid'
        ? t('Your first bid is at least %amount%', { amount: amountValue(initialBidRaw, decimals, symbol) })
        : isShort
          ? t(LIMITS.shortBalance, { symbol })
          : balanceRaw === null && text !== ''
            ? t('Your balance could not be loaded')
            : text !== '' && amountRaw === null
              ? t('At most %count% decimals', { count: decimals })
              : null
  const bidRaw = isOpen && faultText === null && amountRaw !== null && amountRaw > 0n ? amountRaw : null
  const after = bidRaw === null ? null : standingAfter(bids, places, own, bidRaw)

  const enable = useEnable({
    ...{ tokenAddress: address, symbol, decimals, spender: contract, outcome: BIDS_APPROVED },
    ...{ balanceRaw, balanceCents: valueCentsOf(price, balanceRaw), amountRaw: bidRaw },
  })

  const smallestRaw = ownRaw === 0n ? initialBidRaw : BID_STEP_RAW
  const toWinRaw = amountToWinRaw(bids, { places, initialBidRaw }, own)
  const chip = (label: string, raw: bigint) => ({
    ...{ label, selected: amountRaw === raw, disabled: balanceRaw === null || raw > balanceRaw || raw <= 0n },
    onPick: () => setText(formatAmountExact(raw, decimals)),
  })
  const chips = [
    chip(t('Smallest'), smallestRaw),
    ...(toWinRaw > smallestRaw ? [chip(t('Enough to win'), toWinRaw)] : []),
    chip(t('Max'), largestBidRaw(balanceRaw ?? 0n)),
  ]

  return (
    <ConfirmDialog
      title={t('Bid in auction %auction%', { auction: String(auctionId) })}
      size="m"
      isDisabled={status !== 'connected' || bidRaw === null}
      isBusy={writing.isBusy}
      onClose={onClose}
      enable={enable}
      {...(bidRaw !== null && {
        write: {
          key: `bid ${auctionId} ${bidRaw}`,
          makeIntent: () => bidIntent(bidRaw),
          pays: { amountRaw: bidRaw, decimals, symbol, usd: usdValue(price, bidRaw, locale) },
        },
      })}
      onConfirm={async () => (bidRaw === null || after === null ? null : send(bidRaw, after))}
    >
      <Stack $gap={16}>
        {!isOpen && (
          <Notice kind="warn" title={t('This auction no longer accepts bids.')} spoken>
            {t('Nothing can be sent from here. Close this to see the result.')}
          </Notice>
        )}
        <Stack $gap={8}>
          <AmountField
            id={id}
            label={t('Amount to add')}
            value={text}
            onType={setText}
            disabled={writing.isBusy}
            invalid={faultText !== null}
            describedBy={faultText === null ? undefined : `${id}fault`}
            usd={amountRaw === null ? undefined : usdValue(price, amountRaw, locale)}
            chips={chips}
            tokenSlot={
              <Row $gap={8}>
                <TokenBadge symbol={symbol} address={address} size={24} />
                <bdi>{symbol}</bdi>
              </Row>
            }
            balanceSlot={
              <Text as="span" $tone="quiet" $size={14}>
                {balanceRaw === null
                  ? t('Balance: –')
                  : t('Balance: %amount%', { amount: amountValue(balanceRaw, decimals, symbol) })}
              </Text>
            }
          />
          {faultText !== null && <Fault id={`${id}fault`} text={faultText} />}
          {isShort && (
            <Text $size={14}>
              <Link to={`/swap?outputCurrency=${address}`}>{t('Get %symbol%', { symbol })}</Link>
            </Text>
          )}
        </Stack>
        <StandingAfter {...{ auction: live, account }} amountRaw={bidRaw ?? 0n} />
        <Text $size={14} $tone="quiet">
          {t('A bid cannot be taken back while the auction runs. If it does not win, you can reclaim all of it.')}
        </Text>
      </Stack>
    </ConfirmDialog>
  )
}
