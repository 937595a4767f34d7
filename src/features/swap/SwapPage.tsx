import { ChartCandlestick } from 'lucide-react'
import { useLayoutEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { useTranslation } from '../../i18n'
import { useAppDispatch, useAppSelector } from '../../state/storeHooks'
import { Card } from '../../ui/content/Card'
import { PageHeader } from '../../ui/content/PageHeader'
import { IconButton } from '../../ui/controls/IconButton'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { SettingsAndHistory } from '../transactions'
import { presetQuery, presetsFrom, recipientIn } from './presets.rules'
import { presetsRead, selectInputId, selectOutputId } from './swap.slice'
import { SwapForm } from './SwapForm'

/** The price chart of two currencies; its chunk loads when the chart is first opened. */
const PriceChart = lazyDialog(() => import('./chart/ChartPanel').then((it) => it.ChartPanel))

/** Button that opens and closes the price chart. */
function ChartToggle({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const { t } = useTranslation()
  return (
    <IconButton
      icon={ChartCandlestick}
      label={t('Price chart')}
      aria-expanded={isOpen}
      onPointerEnter={PriceChart.preload}
      onFocus={PriceChart.preload}
      onClick={onToggle}
    />
  )
}

const RecipientDropped = lazyDialog(() => import('./recipient/RecipientDropped').then((it) => it.RecipientDropped))

/** One column as wide as the form. In a wide window the chart adds a second one beside it, which moves nothing. */
const Column = styled.div`
  display: grid;
  grid-template-columns: 100%;
  align-items: start;
  inline-size: 100%;
  max-inline-size: 480px;
  margin-inline: auto;
`

/** Renders the swap screen (trading 2.3). */
export function SwapPage() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [query] = useSearchParams()
  const [isChartOpen, setIsChartOpen] = useState(false)
  const inputId = useAppSelector(selectInputId)
  const outputId = useAppSelector(selectOutputId)
  const linkedRecipient = recipientIn(query)
  const [dismissed, setDismissed] = useState<string | null>(null)

  // Other parts of the URL, such as the viewed account, may change without a new swap.
  const presets = presetQuery(query)
  // A layout effect runs before the first paint, so that it never overwrites what the user has typed.
  useLayoutEffect(() => {
    dispatch(presetsRead(presetsFrom(new URLSearchParams(presets))))
  }, [dispatch, presets])

  return (
    <Column>
      <Card>
        <PageHeader
          title={t('Swap')}
          subtitle={t('Trade tokens in an instant')}
          actions={
            <>
              <ChartToggle isOpen={isChartOpen} onToggle={() => setIsChartOpen(!isChartOpen)} />
              <SettingsAndHistory />
            </>
          }
        />
        {linkedRecipient !== null && linkedRecipient !== dismissed && (
          <RecipientDropped onDismiss={() => setDismissed(linkedRecipient)} />
        )}
        <SwapForm />
      </Card>
      {isChartOpen && <PriceChart inputAddress={inputId} outputAddress={outputId} />}
    </Column>
  )
}
