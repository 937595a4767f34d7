import { ChartLine, CircleQuestionMark, History, X } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useWallet } from '../../chain/wallet/useWallet'
import { useTranslation } from '../../i18n'
import { useAppDispatch, useAppSelector, useAppStore } from '../../state/storeHooks'
import { Badge } from '../../ui/content/Badge'
import { ErrorBlock } from '../../ui/content/ErrorBlock'
import { Notice } from '../../ui/content/Notice'
import { PageHeader } from '../../ui/content/PageHeader'
import { IconButton } from '../../ui/controls/IconButton'
import { SegmentedControl } from '../../ui/controls/SegmentedControl'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { Row } from '../../ui/layout/Row'
import { Stack } from '../../ui/layout/Stack'
import { CardRow } from './cards/CardRow'
import { useOracleAge } from './data/useMarket'
import { CollectBanner } from './history/CollectBanner'
import { HistoryPane } from './history/HistoryPane'
import {
  chartPaneSet,
  historyPaneSet,
  pageClosed,
  pageOpened,
  paneChosen,
  readRequested,
  selectCurrentEpoch,
  selectIsChartOpen,
  selectIsHistoryOpen,
  selectIsRiskAccepted,
  selectPane,
  selectStatus,
} from './prediction.slice'
import { BottomBar, Layout, PaneHead, Side } from './prediction.styles'
import { RiskNotice } from './RiskNotice'
import { TimerLine } from './TimerLine'
import { useIsPhone } from './useIsPhone'

const PriceChart = lazyDialog(() => import('./chart/PriceChart').then((it) => it.PriceChart))
const RiskDialog = lazyDialog(() => import('./RiskDialog').then((it) => it.RiskDialog))
const HelpDialog = lazyDialog(() => import('./HelpDialog').then((it) => it.HelpDialog))

/** Renders why the market cannot be used; nothing while it runs. */
function MarketNotice() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const status = useAppSelector(selectStatus)
  const isEmpty = useAppSelector(selectCurrentEpoch) === 0
  if (status === 'paused') {
    return (
      <Notice kind="warn" title={t('Markets paused')} spoken>
        {t('No bets are accepted. Rounds that have not ended are cancelled, and their bets can be reclaimed.')}
      </Notice>
    )
  }
  if (status === 'live' && isEmpty) return <Notice kind="info" title={t('The first round has not started yet.')} />
  if (status !== 'error') return null
  return (
    <ErrorBlock
      title={t('The market could not be loaded')}
      meaning={t('What you see may be old. Your bets are stored on the chain.')}
      onRetry={() => dispatch(readRequested())}
    />
  )
}

function ChartSection() {
  return (
    <div style={{ minBlockSize: '260px' }}>
      <PriceChart />
    </div>
  )
}

/** Renders that the oracle has not updated its price for a while; nothing while it does. */
function OracleNotice() {
  const { t } = useTranslation()
  const age = useOracleAge()
  if (!age?.isOld) return null
  return (
    <Notice kind="warn" title={t('The price of the oracle is old')} spoken>
      {t('Its last update was %time%. Rounds may not end in time; their bets can then be reclaimed.', {
        time: age.text,
      })}
    </Notice>
  )
}

/** Renders the prediction market (games 2.3). */
export function PredictionPage() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const { account } = useWallet()
  const isPhone = useIsPhone()
  const isHistoryOpen = useAppSelector(selectIsHistoryOpen)
  const isChartOpen = useAppSelector(selectIsChartOpen)
  const pane = useAppSelector(selectPane)
  const [dialog, setDialog] = useState<'risk' | 'help' | null>(null)

  useEffect(() => {
    dispatch(pageOpened({ account }))
  }, [account, dispatch])
  useEffect(() => () => void dispatch(pageClosed()), [dispatch])

  const mayEnter = useCallback(() => {
    const isRiskAccepted = selectIsRiskAccepted(store.getState())
    if (!isRiskAccepted) setDialog('risk')
    return isRiskAccepted
  }, [store])

  const shows = { cards: !isPhone || pane === 'cards', chart: isPhone ? pane === 'chart' : isChartOpen }
  const showsHistory = isPhone ? pane === 'history' : isHistoryOpen
  return (
    <>
      <PageHeader
        title={t('Prediction')}
        subtitle={t('Will the price of BNB rise or fall?')}
        actions={
          <Row $gap={4}>
            <Badge kind="accent">{t('Beta')}</Badge>
            <IconButton icon={CircleQuestionMark} label={t('How it works')} onClick={() => setDialog('help')} />
            {!isPhone && (
              <>
                <IconButton
                  icon={ChartLine}
                  label={t('Chart')}
                  aria-pressed={isChartOpen}
                  onClick={() => dispatch(chartPaneSet(!isChartOpen))}
                />
                <IconButton
                  icon={History}
                  label={t('History')}
                  aria-pressed={isHistoryOpen}
                  onClick={() => dispatch(historyPaneSet(!isHistoryOpen))}
                />
              </>
            )}
          </Row>
        }
      />
      <MarketNotice />
      <RiskNotice />
      <Layout data-page="wide" data-history={showsHistory || undefined}>
        {(shows.cards || shows.chart) && (
          <Stack $gap={16}>
            {shows.cards && (
              <>
                <CardRow mayEnter={mayEnter}>
                  <TimerLine />
                </CardRow>
                {/* Below the cards, which it would move when the oracle stops. */}
                <OracleNotice />
              </>
            )}
            {shows.chart && <ChartSection />}
          </Stack>
        )}
        {showsHistory && (
          <Side aria-label={t('History')}>
            {!isPhone && (
              <PaneHead>
                <h2>{t('History')}</h2>
                <IconButton icon={X} label={t('Close')} onClick={() => dispatch(historyPaneSet(false))} />
              </PaneHead>
            )}
            <HistoryPane />
          </Side>
        )}
      </Layout>
      <BottomBar data-phone={isPhone || undefined} data-afloat={isPhone || undefined}>
        <CollectBanner />
        {isPhone && (
          <SegmentedControl
            legend={t('View')}
            legendHidden
            value={pane}
            onPick={(next) => dispatch(paneChosen(next))}
            options={[
              { value: 'cards', label: t('Cards') },
              { value: 'chart', label: t('Chart') },
              { value: 'history', label: t('History') },
            ]}
          />
        )}
      </BottomBar>
      {dialog === 'risk' && <RiskDialog onClose={() => setDialog(null)} />}
      {dialog === 'help' && <HelpDialog onClose={() => setDialog(null)} />}
    </>
  )
}
