import { formatPercent } from '../../../core/percent'
import { useTranslation } from '../../../i18n'
import { Notice } from '../../../ui/content/Notice'
import { slippageInPercent } from '../../user'
import type { Quote } from '../quote.rules'
import type { Finding } from './rehearsal.rules'

const share = (bps: number) => formatPercent(BigInt(bps), 10_000n, 1)

/** Renders the warnings of a rehearsal. Findings that refuse the swap are shown by its failure instead. */
export function RehearsalFindings({ findings, quote }: { findings: readonly Finding[]; quote: Quote }) {
  const { t } = useTranslation()
  return findings.map((finding) => {
    switch (finding.kind) {
      case 'trapped':
        return (
          <Notice
            key={finding.kind}
            kind="bad"
            spoken
            title={t('In the rehearsal %symbol% could not be sold again.', { symbol: quote.output.symbol })}
          >
            {t('Some tokens forbid it for a while, others for ever. Do not buy what you could not sell.')}
          </Notice>
        )
      case 'withheld':
        return (
          <Notice
            key={finding.kind}
            kind="warn"
            spoken
            title={t('%share% less arrives than quoted.', { share: share(finding.shareBps) })}
          >
            {t('A token of this swap takes a part of each transfer, or the price has just moved.')}
            {finding.slippageBps !== null &&
              ` ${t('It goes through with a slippage tolerance of %slippage%% or more.', { slippage: slippageInPercent(finding.slippageBps) })}`}
          </Notice>
        )
      case 'costlyReturn':
        return (
          <Notice
            key={finding.kind}
            kind="warn"
            title={t('Sold again at once, it would bring %share% less than you pay.', {
              share: share(finding.lossBps),
            })}
          />
        )
      case 'tooLittle':
      case 'tooMuch':
        return null
    }
  })
}
