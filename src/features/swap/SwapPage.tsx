import { useLayoutEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { useTranslation } from '../../i18n'
import { useAppDispatch, useAppSelector } from '../../state/storeHooks'
import { Card } from '../../ui/content/Card'
import { PageHeader } from '../../ui/content/PageHeader'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { SettingsAndHistory } from '../transactions'
import { ChartToggle, PriceChart } from './chart/PriceChart'
import { presetQuery, presetsFrom, recipientIn } from './presets.rules'
import { presetsRead, selectInputId, selectOutputId } from './swap.slice'
import { SwapForm } from './SwapForm'

const RecipientDropped = lazyDialog(() => import('./recipient/RecipientDropped').then((it) => it.RecipientDropped))

const Column = styled.div`
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
  const named = recipientIn(query)
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
          title={t('Exchange')}
          subtitle={t('Trade tokens in an instant')}
          actions={
            <>
              <ChartToggle isOpen={isChartOpen} onToggle={() => setIsChartOpen(!isChartOpen)} />
              <SettingsAndHistory />
            </>
          }
        />
        {named !== null && named !== dismissed && <RecipientDropped onDismiss={() => setDismissed(named)} />}
        <SwapForm />
      </Card>
      {isChartOpen && <PriceChart inputAddress={inputId} outputAddress={outputId} />}
    </Column>
  )
}
