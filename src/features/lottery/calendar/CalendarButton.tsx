import { CalendarPlus } from 'lucide-react'
import { useHref } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/controls/Button'
import { calendarFile } from './calendarFile.rules'

const SECOND_MS = 1_000

/** Saves a text as a file by a download of the browser. */
function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  Object.assign(link, { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}

interface Props {
  lotteryId: number
  /** Time of the draw, in seconds since 1970. */
  drawSeconds: number
}

/** Renders the button that saves a calendar file with the draw of a round (games 2.6.12). */
export function CalendarButton({ lotteryId, drawSeconds }: Props) {
  const { t } = useTranslation()
  const path = useHref('/lottery')
  const round = String(lotteryId)
  function save(): void {
    const draw = {
      ...{ lotteryId, drawSeconds, url: new URL(path, window.location.href).href },
      title: t('Lottery: draw of round %round%', { round }),
      description: t('The winning number is drawn after the sale has ended. Check your tickets then.'),
    }
    saveFile(`lottery-${round}.ics`, 'text/calendar', calendarFile(draw, Math.floor(Date.now() / SECOND_MS)))
  }
  return (
    <Button kind="quiet" size="s" icon={CalendarPlus} onClick={save}>
      {t('Add the draw to your calendar')}
    </Button>
  )
}
