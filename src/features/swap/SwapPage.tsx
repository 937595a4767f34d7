import { History, Settings } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { useTranslation } from '../../i18n'
import { Card } from '../../ui/content/Card'
import { PageHeader } from '../../ui/content/PageHeader'
import { IconButton } from '../../ui/controls/IconButton'
import { RecentTransactions } from '../transactions'
import { SettingsDialog } from '../user'
import { ChartToggle, PriceChart } from './chart/PriceChart'
import { presetQuery, presetsFrom } from './presets.rules'
import { presetsRead, selectSwap } from './swap.slice'
import { SwapForm } from './SwapForm'

const Column = styled.div`
  inline-size: 100%;
  max-inline-size: 480px;
  margin-inline: auto;
`

type OpenDialog = 'settings' | 'transactions' | null

/** The swap screen (trading 2.3). */
export function SwapPage() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const [query] = useSearchParams()
  const [open, setOpen] = useState<OpenDialog>(null)
  const [isChartOpen, setIsChartOpen] = useState(false)
  const { inputId, outputId } = useSelector(selectSwap)
  const close = () => setOpen(null)

  // What else the address says, such as whose account is viewed, may change without a new swap.
  const presets = presetQuery(query)
  useEffect(() => {
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
              <IconButton
                icon={Settings}
                label={t('Settings')}
                onPointerEnter={SettingsDialog.preload}
                onClick={() => setOpen('settings')}
              />
              <IconButton
                icon={History}
                label={t('Recent transactions')}
                onPointerEnter={RecentTransactions.preload}
                onClick={() => setOpen('transactions')}
              />
            </>
          }
        />
        <SwapForm />
      </Card>
      {isChartOpen && <PriceChart inputAddress={inputId} outputAddress={outputId} />}
      {open === 'settings' && <SettingsDialog onClose={close} />}
      {open === 'transactions' && <RecentTransactions onClose={close} />}
    </Column>
  )
}
