import { styled } from 'styled-components'
import { sortsBefore } from '../../../chain/contracts/pair/address'
import type { Address } from '../../../core/address'
import { useTranslation } from '../../../i18n'
import { sharePercentText } from '../../../i18n/figures/percent'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { Figure } from '../../../ui/figures/Figure'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { Progress } from '../../../ui/panels/Progress'
import type { Currency } from '../pool/currency'
import type { Amounts } from '../pool/shares.rules'
import type { PositionFacts } from '../positions/usePositionFacts'
import { type Fraction, type Gain, gainOf } from './gain.rules'
import type { PositionHistory } from './history.chain'
import { useHistory } from './useHistory'

const Formula = styled.details`
  font-size: var(--type-14);

  & > summary {
    min-block-size: 24px;
    cursor: pointer;
  }
`

const Code = styled.code`
  display: block;
  padding-block: var(--space-8);
  overflow-wrap: anywhere;
`

/** The formulas of gain.rules.ts; letters of one script keep their order in every language. */
const FORMULAS = ['w(x, y) = x · r₁ / r₀ + y', 'gain = w(out) + w(pool) − w(in)']

interface GainPanelProps {
  account: Address
  a: Currency
  b: Currency
  facts: PositionFacts
  /** Mounts the panel again, which repeats the read. */
  onRetry: () => void
}

/** Less than 0.01 % is within rounding: neither a gain nor a loss to show in red. */
const isNegligible = ({ numerator, denominator }: Fraction): boolean =>
  (numerator < 0n ? -numerator : numerator) * 10_000n < denominator

/** Returns the colour role of a gain; undefined for one within rounding. */
function toneOf(share: Fraction): 'good' | 'bad' | undefined {
  if (isNegligible(share)) return undefined
  return share.numerator < 0n ? 'bad' : 'good'
}

/** Renders a fraction of base units with its sign. */
function SignedAmount({ of: { numerator, denominator }, in: currency }: { of: Fraction; in: Currency }) {
  const raw = numerator / denominator
  const { decimals, symbol } = currency
  return <Figure raw={raw < 0n ? -raw : raw} decimals={decimals} symbol={symbol} prefix={raw < 0n ? '−' : ''} />
}

/** Renders a gain in the second token and as a share of the deposit; "≈ 0%" if it is within rounding. */
function GainFigure({ gain: { gainRaw, share }, in: currency }: { gain: Gain; in: Currency }) {
  const { locale } = useTranslation()
  if (isNegligible(share)) return '≈ 0%'
  return (
    <>
      <SignedAmount of={gainRaw} in={currency} />
      <span> ({sharePercentText(share.numerator, share.denominator, locale)})</span>
    </>
  )
}

function GainRows({
  a,
  b,
  facts,
  history,
}: Omit<GainPanelProps, 'account' | 'onRetry'> & { history: PositionHistory }) {
  const { t } = useTranslation()
  // The logs have the pool's order of tokens.
  const isReversed = !sortsBefore(a.traded.address, b.traded.address)
  const inPairOrder = ({ firstRaw, secondRaw }: Amounts): Amounts =>
    isReversed ? { firstRaw: secondRaw, secondRaw: firstRaw } : { firstRaw, secondRaw }
  const [added, removed] = [inPairOrder(history.added), inPairOrder(history.removed)]
  const gain = gainOf({ added, removed }, facts.pooled, facts.holdings)
  if (!gain) return <Notice kind="info" title={t('There is nothing to compare yet.')} />
  const both = ({ firstRaw, secondRaw }: Amounts) => (
    <>
      <Figure raw={firstRaw} decimals={a.decimals} symbol={a.symbol} />
      <br />
      <Figure raw={secondRaw} decimals={b.decimals} symbol={b.symbol} />
    </>
  )
  return (
    <Stack>
      <DetailList>
        <DetailRow label={t('Gain or loss compared with holding')} tone={toneOf(gain.share)}>
          <GainFigure gain={gain} in={b} />
        </DetailRow>
        <DetailRow label={t('Added')}>{both(added)}</DetailRow>
        {removed.firstRaw > 0n && <DetailRow label={t('Removed')}>{both(removed)}</DetailRow>}
        <DetailRow label={t('In the pool now')}>{both(facts.pooled)}</DetailRow>
        <DetailRow label={t('If you had just held')}>
          <SignedAmount of={gain.heldValueRaw} in={b} />
        </DetailRow>
      </DetailList>
      <Formula>
        <summary>{t('How this is calculated')}</summary>
        {FORMULAS.map((formula) => (
          <Code key={formula} dir="ltr">
            {formula}
          </Code>
        ))}
        <Text $tone="quiet" $size={14}>
          {t(
            'w is the value of two amounts in %assetB%. r₀ and r₁ are what the pool holds of %assetA% and %assetB% now. In and out are the amounts of your own Mint and Burn events since you last held no LP tokens (block %block%). Pool is what you would get for your LP tokens now.',
            { assetA: a.symbol, assetB: b.symbol, block: String(history.firstBlock) },
          )}
        </Text>
      </Formula>
    </Stack>
  )
}

/** Renders the gain of a position compared with holding the tokens, from the account's own events and the reserves. */
export function GainPanel({ account, a, b, facts, onRetry }: GainPanelProps) {
  const { t } = useTranslation()
  const state = useHistory(facts.address, account)
  if (state.status === 'reading') {
    return (
      <Progress
        label={t('Loading the history of your position')}
        percent={undefined}
        text={state.oldestBlock === null ? undefined : t('Back to block %block%', { block: String(state.oldestBlock) })}
      />
    )
  }
  if (state.status === 'refused') {
    return (
      <Notice
        kind="info"
        title={t('The nodes do not keep the history needed for this.')}
        actions={
          <Button size="s" onClick={onRetry}>
            {t('Try again')}
          </Button>
        }
      >
        {t('Your position is not affected. Your own node can show this if it keeps logs.')}
      </Notice>
    )
  }
  if (state.history.externalRaw > 0n) {
    return (
      <Notice kind="info" title={t('You received or sent some of these LP tokens.')}>
        {t('We don’t know what they were worth then, so we can’t show a gain or loss.')}
      </Notice>
    )
  }
  return <GainRows a={a} b={b} facts={facts} history={state.history} />
}
