import type { Measured } from '../../../chain/contracts/swapLens/reads'
import type { AsyncResult } from '../../../ui/useAsyncResult'
import { useTranslation } from '../../../i18n'
import { bpsText, setPercentText } from '../../../i18n/figures/percent'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Notice } from '../../../ui/content/Notice'
import { Figure } from '../../../ui/figures/Figure'
import { FailureNotice, Simulation } from '../../transactions'
import type { Quote } from '../quote.rules'
import type { Rehearsal } from './rehearsal.chain'
import type { Finding } from './rehearsal.rules'

const assetOf = ({ decimals, symbol }: Quote['input']) => ({ decimals, symbol })

interface ReportProps {
  state: AsyncResult<Rehearsal>
  quote: Quote
  fallback: string
}

/** Returns whether a swap moves other amounts than its quote. */
const differs = ({ inputRaw, outputRaw }: Quote, { paidRaw, receivedRaw }: Measured) =>
  paidRaw !== inputRaw || receivedRaw !== outputRaw

/**
 * Renders whether the swap passes on a node, in one line. Where it moves other amounts than the quote, or a node cannot
 * measure them, they follow with the warnings.
 */
export function RehearsalReport({ state, quote, fallback }: ReportProps) {
  const rehearsal = state.status === 'passed' ? state.outcome : null
  if (!rehearsal) return <Simulation state={state} fallback={fallback} />
  const { chosen, refusal, measured, findings, taxBps } = rehearsal
  return (
    <>
      {chosen && <Simulation state={state} fallback={fallback} />}
      {(!measured || differs(quote, measured)) && <MeasuredAmounts quote={quote} measured={measured} />}
      {refusal && <FailureNotice error={refusal} fallback={fallback} />}
      <RehearsalFindings findings={findings} quote={quote} isTaxShown={chosen !== null && taxBps !== null} />
    </>
  )
}

function MeasuredAmounts({ quote: { input, output }, measured }: { quote: Quote; measured: Measured | null }) {
  const { t } = useTranslation()
  const tip = measured
    ? t('Before you sign, we simulate the swap on a node. These are the amounts it gave.')
    : t('The simulation passed, but this node cannot show the amounts.')
  return (
    <DetailList>
      <DetailRow label={t('You pay (simulated)')} tip={tip}>
        {measured ? <Figure raw={measured.paidRaw} {...assetOf(input)} isCost isTyped /> : t('not measured')}
      </DetailRow>
      <DetailRow label={t('You receive (simulated)')}>
        {measured ? <Figure raw={measured.receivedRaw} {...assetOf(output)} /> : t('not measured')}
      </DetailRow>
    </DetailList>
  )
}

interface FindingsProps {
  findings: readonly Finding[]
  quote: Quote
  /** True when a row of the review already shows what a token withholds. */
  isTaxShown: boolean
}

/** Renders the warnings of a rehearsal. Findings that refuse the swap are shown by its failure instead. */
function RehearsalFindings({ findings, quote, isTaxShown }: FindingsProps) {
  const { t, locale } = useTranslation()
  return findings.map((finding) => {
    switch (finding.kind) {
      case 'unsellable':
        return (
          <Notice
            key={finding.kind}
            kind="bad"
            spoken
            title={t('You could not sell %symbol% again: the simulation of a sale failed.', {
              symbol: quote.output.symbol,
            })}
          >
            {t('Some tokens cannot be sold for a time, others never. Don’t buy what you cannot sell.')}
          </Notice>
        )
      case 'withheld':
        if (isTaxShown) return null
        return (
          <Notice
            key={finding.kind}
            kind="warn"
            spoken
            title={t('You get %share% less than quoted.', { share: bpsText(finding.shareBps, locale) })}
          >
            {t('A token in this swap charges a tax on transfers, or the price just moved.')}
            {finding.slippageBps !== null &&
              ` ${t('This swap needs a slippage tolerance of %slippage% or more.', { slippage: setPercentText(finding.slippageBps, locale) })}`}
          </Notice>
        )
      case 'costlyReturn':
        return (
          <Notice
            key={finding.kind}
            kind="warn"
            title={t('If you sold it right away, you would get %share% less than you pay.', {
              share: bpsText(finding.lossBps, locale),
            })}
          />
        )
      case 'tooLittle':
      case 'tooMuch':
        return null
    }
  })
}
