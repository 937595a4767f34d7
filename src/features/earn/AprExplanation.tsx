import { styled } from 'styled-components'
import { useBlockTime } from '../../chain/block/useBlockTime'
import { deployment } from '../../deployment/deployment'
import { useTranslation } from '../../i18n'
import { secondsText } from '../../i18n/figures/seconds'
import { formatsOf } from '../../i18n/formats'

const Lines = styled.div`
  display: grid;
  gap: var(--space-8);
  color: var(--text-quiet);
  font-size: var(--type-14);
`

/** Explains how a rate is computed, and with which time between blocks (yield 9). */
export function AprExplanation() {
  const { t, locale } = useTranslation()
  const { seconds, isMeasured } = useBlockTime()
  const shown = secondsText(seconds, locale)
  return (
    <Lines>
      <p>{t('Rates are estimates from current rewards and prices. They change and are not guaranteed.')}</p>
      <p>
        {isMeasured
          ? t('Assumes %seconds% s per block, as measured on %chain% just now (expected: %stated% s).', {
              seconds: shown,
              chain: deployment.chainName,
              stated: formatsOf(locale).number(deployment.blockTimeSeconds),
            })
          : t('Assumes %seconds% s per block.', { seconds: shown })}
      </p>
    </Lines>
  )
}
