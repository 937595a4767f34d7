import { type RefObject, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { translate, useTranslation } from '../../i18n'
import { Text } from '../layout/Text'
import { TipBubble } from '../overlay/TipBubble'
import { useTip } from '../overlay/useTip'
import { announce } from '../toast/announce'

/** Delay before the tooltip opens: a pointer that only crosses a figure opens nothing. */
const DELAY_MS = 200

const Bubble = styled(TipBubble)`
  max-inline-size: min(360px, calc(100vw - 24px));
  padding: var(--space-8) var(--space-12);
  overflow: visible;
  overflow-wrap: anywhere;
  cursor: auto;

  /* Bridges the gap to the figure, so that the pointer can reach the text to select it. */
  &::before {
    content: '';
    position: absolute;
    inset: -8px 0;
    z-index: -1;
  }
`

type Outcome = 'copied' | 'refused'

/** Copies a text to the clipboard, and announces it. Returns whether the browser allowed it. */
async function copyValue(text: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text)
    announce(translate('Copied'))
    return 'copied'
  } catch {
    return 'refused'
  }
}

interface Props {
  anchor: RefObject<HTMLElement | null>
  full: string
  copied: string
  mode: 'open' | 'copying'
  /** False in the rows of a list, where a press opens the row. */
  canCopy: boolean
  onClose: () => void
}

/** Tooltip with the full value of a figure; copies it when the mode changes to copying. */
export function FullValueTip({ anchor, full, copied, mode, canCopy, onClose }: Props) {
  const { t } = useTranslation()
  const bubble = useRef<HTMLDivElement>(null)
  const [isDue, setIsDue] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const isShown = isDue || mode === 'copying'
  useTip(bubble, anchor, isShown, onClose)

  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (mode === 'copying') void copyValue(copied).then(setOutcome)
  }, [mode, copied])

  const notes = { copied: t('Copied'), refused: t('Your browser did not allow copying') }
  return (
    <Bubble ref={bubble} role="tooltip" popover="manual" data-open={isShown || undefined}>
      <bdi>{full}</bdi>
      {canCopy && (
        <Text $tone="quiet" $size={12}>
          {outcome ? notes[outcome] : t('Press to copy')}
        </Text>
      )}
    </Bubble>
  )
}
