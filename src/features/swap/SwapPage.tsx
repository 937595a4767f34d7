import { useLayoutEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { useTranslation } from '../../i18n'
import { Card } from '../../ui/content/Card'
import { PageHeader } from '../../ui/content/PageHeader'
import { SettingsAndHistory } from '../transactions'
import { ChartToggle, PriceChart } from './chart/PriceChart'
import { presetQuery, presetsFrom } from './presets.rules'
import { presetsRead, selectSwap } from './swap.slice'
import { SwapForm } from './SwapForm'

const Column = styled.div`
  inline-size: 100%;
  max-inline-size: 480px;
  margin-inline: auto;
`

/** The swap screen (trading 2.3). */
export function SwapPage() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const [query] = useSearchParams()
  const [isChartOpen, setIsChartOpen] = useState(false)
  const { inputId, outputId } = useSelector(selectSwap)

  // What else the address says, such as whose account is viewed, may change without a new swap.
  const presets = presetQuery(query)
  // Before anybody sees the form: what is typed into it at once is not to be taken away again.
  useLayoutEffect(() => {
    dispatch(presetsRead(presetsFrom(new URLSearchParams(presets))))
  }, [dispatch, presets])

  return (
    <Column>
      <Card>
        <PageHeader
          title={t('Exchange')}
          subtitle={t('Trade tokens in an instant')}
          actions={
            <>
              <ChartToggle isOpen={isChartOpen} onToggle={() => setIsChartOpen(!isChartOpen)} />
              <SettingsAndHistory />
            </>
          }
        />
        <SwapForm />
      </Card>
      {isChartOpen && <PriceChart inputAddress={inputId} outputAddress={outputId} />}
    </Column>
  )
}
