import { CircleQuestionMark } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../i18n'
import { TipBubble } from '../overlay/TipBubble'
import { useHover } from '../overlay/useHover'
import { useTip } from '../overlay/useTip'
import { Icon } from './Icon'

const HOVER_DELAY_MS = 300
const LEAVE_DELAY_MS = 150

const Mark = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: var(--radius-round);
  background: none;
  color: var(--text-quiet);
  cursor: help;

  &:hover,
  &[aria-expanded='true'] {
    color: var(--accent-2);
  }
`

type Props = {
  /** Label of the explained item, as displayed beside the button. */
  about: string
  children: ReactNode
}

/**
 * Tooltip button that explains the adjacent label; works by pointer, touch and keyboard, and describes its button for
 * screen readers.
 */
export function InfoTip({ about, children }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const [open, setOpen] = useState(false)
  const mark = useRef<HTMLButtonElement>(null)
  const bubble = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function soon(next: boolean): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), next ? HOVER_DELAY_MS : LEAVE_DELAY_MS)
  }

  function toggle(): void {
    clearTimeout(timer.current)
    setOpen(!open)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  useTip(bubble, mark, open, () => setOpen(false))

  const enter = () => soon(true)
  const leave = () => soon(false)
  const markHover = useHover(enter, leave)
  const bubbleHover = useHover(enter, leave)
  return (
    <>
      <Mark
        ref={mark}
        type="button"
        aria-label={t('About %topic%', { topic: about })}
        aria-expanded={open}
        aria-describedby={id}
        onClick={toggle}
        onBlur={() => setOpen(false)}
        {...markHover}
      >
        <Icon of={CircleQuestionMark} size={16} />
      </Mark>
      <TipBubble ref={bubble} id={id} role="tooltip" popover="manual" data-open={open || undefined} {...bubbleHover}>
        {children}
      </TipBubble>
    </>
  )
}
