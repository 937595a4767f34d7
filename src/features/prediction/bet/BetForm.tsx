import { ArrowLeft } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { selectCurrentBlock } from '../../../chain/block/block.slice'
import { betData, currentEpoch } from '../../../chain/contracts/predictions/reads'
import { useBalances } from '../../../chain/multicall/useBalances'
import { useWallet } from '../../../chain/wallet/useWallet'
import { amountValue, formatAmountExact, parseAmount } from '../../../core/amount'
import { LIMITS } from '../../../core/limits'
import { wrappedNativeAddress } from '../../../deployment/contracts'
import { useTranslation } from '../../../i18n'
import { multipleText } from '../../../i18n/figures/multiple'
import { wholePercentText } from '../../../i18n/figures/wholePercent'
import { useAppDispatch, useAppSelector, useAppStore } from '../../../state/storeHooks'
import { AmountField } from '../../../ui/amount/AmountField'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { TokenBadge } from '../../../ui/content/TokenBadge'
import { Button } from '../../../ui/controls/Button'
import { IconButton } from '../../../ui/controls/IconButton'
import { SegmentedControl } from '../../../ui/controls/SegmentedControl'
import { Figure } from '../../../ui/figures/Figure'
import { Slider } from '../../../ui/form/Slider'
import { Row } from '../../../ui/layout/Row'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { showToast } from '../../../ui/toast/toastStore'
import { useAnnouncement } from '../../../ui/toast/useAnnouncement'
import { useGameWrite } from '../../games'
import { spendableRaw } from '../../lists'
import { NodeConfirmation, useCloseOnWalletChange, WriteReview } from '../../transactions'
import { BET_SHORTCUTS, betFault, canLand, percentOfMax, shareOfMax } from '../bet.rules'
import { useClosingText } from '../cards/OpenBody'
import { usdValue, valueCents } from '../data/amounts'
import { useMarketTerms, useOraclePrice } from '../data/useMarket'
import { expectedPayoutRaw, houseEdgeRaw, payoutMultiple, withBet } from '../payout.rules'
import { BET_ERROR, betSummary, coinDecimals, coinSymbol, SIDES } from '../prediction.messages'
import { readRequested, selectCurrentEpoch, selectReadBlock } from '../prediction.slice'
import type { Round, Side } from '../round.rules'

const CHOICES = ['bull', 'bear'] as const

/** Renders why an amount cannot be bet, and announces it to screen readers. */
function Fault({ id, text }: { id: string; text: string }) {
  useAnnouncement(text)
  return (
    <Text id={id} $size={14} style={{ color: 'var(--bad)' }}>
      {text}
    </Text>
  )
}

/** Renders what a bet would be paid and what the market keeps, before it is entered. */
function Odds({
  round,
  side,
  amountRaw,
  rewardRate,
}: {
  round: Round
  side: Side
  amountRaw: bigint
  rewardRate: number
}) {
  const { t, locale } = useTranslation()
  const after = withBet(round, side, amountRaw)
  const keptPercent = 100 - rewardRate
  return (
    <>
      <DetailList>
        <DetailRow label={side === 'bull' ? t('If UP wins, you get about') : t('If DOWN wins, you get about')}>
          <Figure
            raw={expectedPayoutRaw(round, side, amountRaw, rewardRate)}
            decimals={coinDecimals}
            symbol={coinSymbol}
          />
        </DetailRow>
        <DetailRow label={t('Payout after your bet')} tip={t('Later bets of others change it until the lock.')}>
          {multipleText(payoutMultiple(after, side, rewardRate), locale)}
        </DetailRow>
      </DetailList>
      <Text $size={14} $tone="quiet">
        {t('The treasury keeps %percent% of all bets. At even odds, that costs you about %cost% a round.', {
          percent: wholePercentText(keptPercent, locale),
          cost: amountValue(houseEdgeRaw(amountRaw, rewardRate), coinDecimals, coinSymbol),
        })}
      </Text>
    </>
  )
}

interface Props {
  round: Round
  side: Side
  onSide: (side: Side) => void
  onClose: () => void
}

/** Form in the card of the open round that enters a position (games 5.6). */
export function BetForm({ round, side, onSide, onClose }: Props) {
  const { t, locale } = useTranslation()
  const id = useId()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const { account } = useWallet()
  const { rewardRate, minBetRaw } = useMarketTerms()
  const readAtBlock = useAppSelector(selectReadBlock)
  const price = useOraclePrice()?.priceRaw ?? null
  const balance = useBalances(account, [null])[0]?.value
  const maxRaw = balance === undefined ? null : spendableRaw(balance, true)
  const [text, setText] = useState('')
  const { isBusy, run } = useGameWrite({
    ...{ callData: betData, readBlock: readAtBlock },
    refresh: () => dispatch(readRequested()),
  })
  useCloseOnWalletChange(isBusy ? 'requesting' : 'shown', onClose)
  const closingText = useClosingText(round)

  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In braces: since Chromium 156 it returns a promise, which is no clean-up of an effect.
    form.current?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [])

  const amountRaw = parseAmount(text, coinDecimals)
  const fault = betFault({ maxRaw, minRaw: minBetRaw }, amountRaw)
  const faultText =
    fault === 'belowMinimum'
      ? t('A minimum amount of %num% %token% is required', {
          num: amountValue(minBetRaw, coinDecimals),
          token: coinSymbol,
        })
      : fault === 'aboveBalance'
        ? t(LIMITS.shortBalance, { symbol: coinSymbol })
        : fault === 'unknownBalance'
          ? t('Your balance could not be loaded')
          : text !== '' && amountRaw === null
            ? t('At most %count% decimals', { count: coinDecimals })
            : closingText
  const bettableRaw = fault === null && closingText === null ? amountRaw : null
  const makeIntent = async (betRaw: bigint) => {
    const { betBull, betBear } = await import('../../../chain/contracts/predictions/writes')
    return (side === 'bull' ? betBull : betBear)(betRaw)
  }

  function mayOpenWallet(): boolean {
    const state = store.getState()
    // The write names no round: after the lock it would enter the next one.
    const isOpen = selectCurrentEpoch(state) === round.epoch && canLand(round, selectCurrentBlock(state))
    if (!isOpen)
      showToast({ kind: 'info', title: t('This round no longer accepts bets.'), body: t('Nothing was sent.') })
    return isOpen
  }

  async function enter(betRaw: bigint): Promise<void> {
    if (!mayOpenWallet()) return
    const { address: to, callData: data } = currentEpoch()
    await run({
      ...{ makeIntent: () => makeIntent(betRaw), mayOpenWallet, failure: BET_ERROR, premises: [{ to, data }] },
      ...{ summary: betSummary(side, betRaw, round.epoch), valueCents: valueCents(betRaw, price) },
    })
  }

  return (
    <Stack ref={form}>
      <Row $gap={4}>
        <IconButton icon={ArrowLeft} label={t('Back')} directional onClick={onClose} />
        <Text $weight={600}>{t('Set position')}</Text>
      </Row>
      <SegmentedControl
        legend={t('Direction of the price')}
        legendHidden
        value={side}
        onPick={onSide}
        disabled={isBusy}
        options={CHOICES.map((value) => ({ value, label: t(SIDES[value].label) }))}
      />
      <AmountField
        id={id}
        label={t('Amount')}
        value={text}
        onType={setText}
        disabled={isBusy}
        invalid={faultText !== null}
        describedBy={faultText === null ? undefined : `${id}fault`}
        usd={amountRaw === null ? undefined : usdValue(amountRaw, price, locale)}
        tokenSlot={
          <Row>
            <TokenBadge symbol={coinSymbol} address={wrappedNativeAddress} size={24} />
            {coinSymbol}
          </Row>
        }
        balanceSlot={
          <Text as="span" $tone="quiet" $size={14}>
            {balance === undefined
              ? t('Balance: –')
              : t('Balance: %amount%', { amount: amountValue(balance, coinDecimals, coinSymbol) })}
          </Text>
        }
      />
      {faultText !== null && <Fault id={`${id}fault`} text={faultText} />}
      <Slider
        label={t('Share of your balance')}
        percent={percentOfMax(maxRaw ?? 0n, amountRaw)}
        onSlide={(percent) => setText(formatAmountExact(shareOfMax(maxRaw ?? 0n, percent), coinDecimals))}
        stops={BET_SHORTCUTS}
        disabled={isBusy || maxRaw === null || maxRaw === 0n}
      />
      {bettableRaw !== null && (
        <>
          <Odds round={round} side={side} amountRaw={bettableRaw} rewardRate={rewardRate} />
          <WriteReview
            write={{ key: `${side} ${bettableRaw} ${round.epoch}`, makeIntent: () => makeIntent(bettableRaw) }}
          />
        </>
      )}
      <NodeConfirmation />
      <Text $size={14} $tone="quiet">
        {t('You can bet once a round, and cannot change or cancel a bet.')}
      </Text>
      <Button
        kind="primary"
        size="l"
        wide
        disabled={bettableRaw === null}
        busy={isBusy}
        busyText={t('Confirming')}
        onClick={() => bettableRaw !== null && void enter(bettableRaw)}
      >
        {side === 'bull' ? t('Bet on UP') : t('Bet on DOWN')}
      </Button>
    </Stack>
  )
}
