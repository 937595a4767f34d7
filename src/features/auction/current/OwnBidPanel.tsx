import { Gavel } from 'lucide-react'
import { useMemo } from 'react'
import { useWallet } from '../../../chain/wallet/useWallet'
import type { Address } from '../../../core/address'
import { links } from '../../../deployment/links'
import { useTranslation } from '../../../i18n'
import { formatsOf } from '../../../i18n/formats'
import { Card } from '../../../ui/content/Card'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { EmptyState } from '../../../ui/content/EmptyState'
import { ErrorBlock } from '../../../ui/content/ErrorBlock'
import { Notice } from '../../../ui/content/Notice'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Button } from '../../../ui/controls/Button'
import { Link } from '../../../ui/controls/Link'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { useEarnWrite } from '../../earn'
import { useWalletBoundDialog } from '../../transactions'
import { ConnectButton, SwitchNetworkButton } from '../../wallet'
import { amountToWinRaw, standingAfter } from '../auction.rules'
import { Cake } from '../Cake'
import { type AuctionView, bidsCall, ownBidsCall, useListing } from '../useAuctions'

const BidDialog = lazyDialog(() => import('../bid/BidDialog').then((it) => it.BidDialog))

interface Props {
  auction: AuctionView
  account: Address
}

/** Says that an account may not bid, and how to apply. */
function NotListed() {
  const { t } = useTranslation()
  const form = links.farmAuctionForm
  return (
    <Notice kind="info" title={t('Your account is not on the list of bidders')}>
      <Stack $gap={4}>
        <p>{t('Only accounts of projects that have applied can bid. You can follow the auction here.')}</p>
        {form !== undefined && <Link href={form}>{t('Apply for an auction')}</Link>}
      </Stack>
    </Notice>
  )
}

/** Renders the account's total, its place and what is missing to win. */
function OwnStanding({ auction, account }: Props) {
  const { t, locale } = useTranslation()
  const { number } = formatsOf(locale)
  const { phase, places, initialBidRaw, bids } = auction
  const own = account.toLowerCase()
  const standing = standingAfter(bids, places, own, 0n)
  const missingRaw = amountToWinRaw(bids, { places, initialBidRaw }, own)
  const isOpen = phase === 'open'
  return (
    <Stack $gap={12}>
      {standing && !standing.isWinning && isOpen && (
        <Notice kind="warn" title={t('Your bid does not win now')} spoken>
          {t('Others have bid more. Add to your bid to win, or reclaim it after the auction.')}
        </Notice>
      )}
      {standing?.isWinning && isOpen && <Notice kind="good" title={t('Your bid wins now')} spoken />}
      <DetailList>
        <DetailRow label={t('Your bids together')}>
          <Cake raw={standing?.totalRaw ?? 0n} />
        </DetailRow>
        <DetailRow label={t('Your place')}>
          {standing
            ? t('%place% of %count%', { place: number(standing.position), count: number(standing.bidderCount) })
            : '–'}
        </DetailRow>
        {isOpen && missingRaw > 0n && (
          <DetailRow label={t('Missing to win now')}>
            <Cake raw={missingRaw} />
          </DetailRow>
        )}
      </DetailList>
    </Stack>
  )
}

/** Renders the bid of an account that may bid, and the button that adds to it. */
function Bidding({ auction, account }: Props) {
  const { t } = useTranslation()
  const { status } = useWallet()
  const { auctionId, phase } = auction
  const writing = useEarnWrite(useMemo(() => [bidsCall(auctionId), ownBidsCall(account)], [auctionId, account]))
  const { opened, open, close } = useWalletBoundDialog<'bid'>(writing.isBusy)
  const hasBid = auction.bids.some((bid) => bid.account === account.toLowerCase())
  return (
    <Stack $gap={16}>
      <OwnStanding {...{ auction, account }} />
      {status === 'wrongChain' ? (
        <SwitchNetworkButton size="l" wide />
      ) : (
        phase !== 'closed' && (
          <Button
            kind="primary"
            size="l"
            wide
            icon={Gavel}
            busy={writing.isBusy}
            busyText={t('Bidding')}
            disabled={phase !== 'open'}
            aria-haspopup="dialog"
            onPointerEnter={BidDialog.preload}
            onFocus={BidDialog.preload}
            onClick={() => open('bid')}
          >
            {phase === 'pending'
              ? t('Bids have not started')
              : phase === 'finished'
                ? t('Bids have ended')
                : hasBid
                  ? t('Add to your bid')
                  : t('Place a bid')}
          </Button>
        )
      )}
      {opened && <BidDialog {...{ auction, account, writing }} onClose={close} />}
    </Stack>
  )
}

/** Renders the bid of an account, or why it may not bid. */
function OwnBid({ auction, account }: Props) {
  const { t } = useTranslation()
  const listing = useListing(account)
  const hasBid = auction.bids.some((bid) => bid.account === account.toLowerCase())
  if (listing === 'loading') {
    return (
      <Stack aria-busy>
        <Skeleton height="24px" />
        <Skeleton height="24px" />
        <Skeleton height="48px" />
      </Stack>
    )
  }
  if (listing === 'failed') {
    return (
      <ErrorBlock
        title={t('Your account could not be checked')}
        meaning={t('Your bids are stored on the chain, and nothing is lost. We try again with each block.')}
      />
    )
  }
  if (listing === 'notListed' && !hasBid) return <NotListed />
  return <Bidding {...{ auction, account }} />
}

/** Renders what the account has bid in an auction and can do there. */
export function OwnBidPanel({ auction }: { auction: AuctionView }) {
  const { t } = useTranslation()
  const { account } = useWallet()
  return (
    <Card inset="l" role="region" aria-label={t('Your bid')}>
      <Stack $gap={16}>
        <Text as="h2" $size={20}>
          {t('Your bid')}
        </Text>
        {account === null ? (
          <EmptyState icon={Gavel} title={t('Connect a wallet to bid')} action={<ConnectButton />}>
            {t('Listed accounts bid CAKE. The bids of an account add up.')}
          </EmptyState>
        ) : (
          <OwnBid key={account} {...{ auction, account }} />
        )}
      </Stack>
    </Card>
  )
}
