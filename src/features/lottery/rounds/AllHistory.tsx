import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import { useAppDispatch } from '../../../state/storeHooks'
import { Badge } from '../../../ui/content/Badge'
import { TextField } from '../../../ui/controls/TextField'
import { Row } from '../../../ui/layout/Row'
import { Stack } from '../../../ui/layout/Stack'
import { RoundPager } from '../../games'
import { useRoundSummary } from '../data/useLottery'
import { roundPicked } from '../lottery.slice'
import type { OpenDialog } from '../playDialogs'
import { DrawnRound } from './DrawnRound'
import { RoundHead } from './RoundHead'

/** constants: ROUND_PICK_DELAY */
const PICK_DELAY_MS = 1_000

const WHOLE = /^\d{1,9}$/

const Number = styled.div`
  inline-size: 112px;
`

interface Props {
  /** Number of the newest finished round, null until it is read; the rounds are numbered from 1. */
  newest: number | null
  onOpen: OpenDialog
}

/** Renders any finished round, chosen by its number. It is read once the choice has not changed for a while. */
export function AllHistory({ newest: known, onOpen }: Props) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  // Null follows the newest round, also after the next draw.
  const [chosen, setChosen] = useState<number | null>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const newest = known ?? 0
  const lotteryId = Math.min(chosen ?? newest, newest)
  const endSeconds = useRoundSummary(lotteryId)?.endSeconds ?? 0

  useEffect(() => {
    if (lotteryId === 0) return undefined
    const timer = setTimeout(() => dispatch(roundPicked(lotteryId)), PICK_DELAY_MS)
    return () => clearTimeout(timer)
  }, [lotteryId, dispatch])

  function choose(id: number): void {
    setTyped(null)
    setChosen(id === newest ? null : id)
  }
  function type(text: string): void {
    const id = WHOLE.test(text) ? parseInt(text, 10) : 0
    if (id >= 1 && id <= newest) choose(id)
    setTyped(text)
  }
  const isWrong = typed !== null && (!WHOLE.test(typed) || parseInt(typed, 10) < 1 || parseInt(typed, 10) > newest)
  return (
    <Stack $gap={16}>
      <Row $gap={12} $align="start" $wrap>
        <Number>
          <TextField
            label={t('Number of the round')}
            labelHidden
            inputMode="numeric"
            value={typed ?? (known === null ? '' : String(lotteryId))}
            disabled={known === null}
            onType={type}
            onBlur={() => setTyped(null)}
            before="#"
            error={isWrong ? t('From 1 to %last%', { last: String(newest) }) : undefined}
          />
        </Number>
        <RoundPager
          label={t('Finished rounds')}
          onPrevious={lotteryId > 1 ? () => choose(lotteryId - 1) : undefined}
          onNext={lotteryId < newest ? () => choose(lotteryId + 1) : undefined}
          onCurrent={() => choose(newest)}
        />
      </Row>
      <RoundHead
        title={t('Round %round%', { round: known === null ? '–' : String(lotteryId) })}
        drawText={(time) => t('Drawn: %time%', { time })}
        endSeconds={endSeconds}
      >
        {lotteryId === known && <Badge kind="accent">{t('Latest')}</Badge>}
      </RoundHead>
      <DrawnRound key={lotteryId} lotteryId={lotteryId} onOpen={onOpen} />
    </Stack>
  )
}
