import { CloudOff, RotateCw } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useBlockTime } from '../../../chain/block/useBlockTime'
import { useChainAnchor } from '../../../chain/block/useChainAnchor'
import { nodes } from '../../../chain/rpc/nodes'
import { useWallet } from '../../../chain/wallet/useWallet'
import { predictionFacts } from '../../../deployment/prediction'
import { useTranslation } from '../../../i18n'
import { oraclePriceText } from '../../../i18n/figures/oraclePrice'
import { useAppSelector } from '../../../state/storeHooks'
import { EmptyState } from '../../../ui/content/EmptyState'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Button } from '../../../ui/controls/Button'
import { useOraclePrice } from '../data/useMarket'
import { selectCurrentEpoch, selectLedgerOf, selectReadBlock, selectRoundOf, selectRounds } from '../prediction.slice'
import { drawPrediction, type PredictionChart, type RoundMark } from './drawing'
import { type PricePoint, timeOfBlock, withLatest } from './points.rules'

const HEIGHT_PX = 260
const SECOND_MS = 1_000
const { oracleDecimals } = predictionFacts

const Canvas = styled.div`
  position: relative;
  block-size: ${HEIGHT_PX}px;
  min-inline-size: 0;
`

type History = { status: 'reading' | 'failed' } | { status: 'read'; points: readonly PricePoint[] }

/** Reads the oracle's updates once; another attempt reads them again. */
function useOracleHistory(attempt: number): History {
  const [read, setRead] = useState<{ attempt: number; history: History } | null>(null)
  useEffect(() => {
    let isCurrent = true
    const update = (history: History) => {
      if (isCurrent) setRead({ attempt, history })
    }
    import('./oracleHistory.chain')
      .then((it) => it.readOracleHistory(nodes))
      .then((updates) => {
        const points = updates.map(({ updatedAt, priceRaw }) => ({ timeS: updatedAt, priceRaw }))
        return update({ status: 'read', points })
      })
      .catch(() => update({ status: 'failed' }))
    return () => {
      isCurrent = false
    }
  }, [attempt])
  return read?.attempt === attempt ? read.history : { status: 'reading' }
}

/** Returns the locks of the known rounds on the time axis, with the account's bets. */
function useRoundMarks(points: readonly PricePoint[]): RoundMark[] {
  const { account } = useWallet()
  const { seconds } = useBlockTime()
  const readAtBlock = useAppSelector(selectReadBlock)
  const chainMs = useChainAnchor()?.chainMs ?? null
  const rounds = useAppSelector(selectRounds)
  const ledgers = useAppSelector(selectLedgerOf(account))
  return useMemo(() => {
    const [first] = points
    if (!first || chainMs === null) return []
    const head = { block: readAtBlock, timeS: chainMs / SECOND_MS }
    return Object.values(rounds)
      .map(({ epoch, lockBlock }) => ({
        timeS: timeOfBlock(lockBlock, head, seconds),
        side: ledgers?.[epoch]?.position ?? null,
      }))
      .filter(({ timeS }) => timeS >= first.timeS && timeS <= head.timeS)
      .toSorted((one, other) => one.timeS - other.timeS)
      .filter(({ timeS }, index, all) => all[index - 1]?.timeS !== timeS)
  }, [points, rounds, ledgers, readAtBlock, seconds, chainMs])
}

function Drawn({ history }: { history: readonly PricePoint[] }) {
  const { t, locale } = useTranslation()
  const oracle = useOraclePrice()
  const live = useAppSelector(selectRoundOf(useAppSelector(selectCurrentEpoch) - 1))
  const lockText = live?.closePriceRaw === null ? live.lockPriceRaw : null
  const [price, updatedAt] = [oracle?.priceRaw ?? null, oracle?.updatedAt ?? 0]
  const points = useMemo(
    () => withLatest(history, price === null ? null : { timeS: updatedAt, priceRaw: price }),
    [history, price, updatedAt],
  )
  const marks = useRoundMarks(points)
  const box = useRef<HTMLDivElement>(null)
  const chart = useRef<PredictionChart | null>(null)
  const lockLabel = t('Locked price')
  const update = useRef<(drawn: PredictionChart) => void>(() => undefined)
  useEffect(() => {
    const lockPrice = lockText === null ? null : Number(lockText) / 10 ** oracleDecimals
    update.current = (drawn) => drawn.setData(points, marks, lockPrice)
    if (chart.current) update.current(chart.current)
  }, [points, marks, lockText])
  useEffect(() => {
    if (!box.current) return undefined
    const drawn = drawPrediction(box.current, { locale, lockLabel, decimals: oracleDecimals })
    chart.current = drawn
    update.current(drawn)
    return () => drawn.remove()
  }, [locale, lockLabel])
  const description = t('Price of the oracle: %price%', {
    price: price === null ? '–' : oraclePriceText(price, oracleDecimals, locale),
  })
  // The library lays out its canvases in a table, which is hidden from screen readers.
  return (
    <div role="img" aria-label={description}>
      <Canvas ref={box} dir="ltr" aria-hidden />
    </div>
  )
}

/** Renders the prices of the oracle that decides the rounds, with their locks and the account's bets. */
export function PriceChart() {
  const { t } = useTranslation()
  const [attempt, setAttempt] = useState(1)
  const history = useOracleHistory(attempt)
  if (history.status === 'reading') {
    return (
      <div aria-busy aria-label={t('Loading')}>
        <Skeleton height={HEIGHT_PX} />
      </div>
    )
  }
  if (history.status === 'read') return <Drawn history={history.points} />
  return (
    <EmptyState
      icon={CloudOff}
      title={t('No prices here')}
      action={
        <Button size="s" icon={RotateCw} onClick={() => setAttempt(attempt + 1)}>
          {t('Try again')}
        </Button>
      }
    >
      {t('The oracle could not be loaded. Your bets are not affected.')}
    </EmptyState>
  )
}
