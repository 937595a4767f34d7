import { CircleQuestionMark } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../i18n'
import { Icon } from './Icon'

const HOVER_DELAY_MS = 300
const LEAVE_DELAY_MS = 150
const GAP_PX = 6
const MARGIN_PX = 12

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

const Bubble = styled.div`
  position: fixed;
  inset: auto;
  z-index: 10;
  inline-size: max-content;
  max-inline-size: min(280px, calc(100vw - 24px));
  margin: 0;
  padding: var(--space-12);
  border: 1px solid var(--rim);
  border-radius: var(--radius-12);
  background: var(--raised);
  box-shadow: var(--shadow-raised);
  color: var(--text);
  font-size: var(--type-14);
  font-weight: 400;
  line-height: var(--leading-text);
  text-align: start;
  white-space: normal;

  &:not([data-open]) {
    display: none;
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

  useEffect(() => {
    const [button, tip] = [mark.current, bubble.current]
    if (!open || !button || !tip) return undefined
    // The top layer prevents clipping inside a scrolling dialog; browsers without popovers fall back to a fixed box.
    tip.showPopover?.()
    placeBeside(tip, button)

    function closeByKey(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return
      // Escape closes only the tooltip, not the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
    function closeOutside(event: Event): void {
      const target = event.target
      if (target instanceof Node && (button?.contains(target) || tip?.contains(target))) return
      setOpen(false)
    }
    // A scroll may already be in progress when the tooltip opens, because focus scrolls the button into view.
    function follow(event: Event): void {
      if (!button || !tip || (event.target instanceof Node && tip.contains(event.target))) return
      const { top, bottom } = button.getBoundingClientRect()
      if (bottom < 0 || top > window.innerHeight) setOpen(false)
      else placeBeside(tip, button)
    }
    document.addEventListener('keydown', closeByKey, true)
    document.addEventListener('pointerdown', closeOutside, true)
    document.addEventListener('scroll', follow, true)
    window.addEventListener('resize', closeOutside)
    return () => {
      tip.hidePopover?.()
      document.removeEventListener('keydown', closeByKey, true)
      document.removeEventListener('pointerdown', closeOutside, true)
      document.removeEventListener('scroll', follow, true)
      window.removeEventListener('resize', closeOutside)
    }
  }, [open])

  const byMouse = (next: boolean) => (event: { pointerType: string }) => {
    if (event.pointerType === 'mouse') soon(next)
  }
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
        onPointerEnter={byMouse(true)}
        onPointerLeave={byMouse(false)}
      >
        <Icon of={CircleQuestionMark} size={16} />
      </Mark>
      <Bubble
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
        data-open={open || undefined}
        onPointerEnter={byMouse(true)}
        onPointerLeave={byMouse(false)}
      >
        {children}
      </Bubble>
    </>
  )
}

/** Positions a fixed box above its anchor, or below where there is no room, and always within the viewport. */
function placeBeside(box: HTMLElement, anchor: HTMLElement): void {
  const { left, top, bottom, width } = anchor.getBoundingClientRect()
  const size = box.getBoundingClientRect()
  const above = top - size.height - GAP_PX
  const centred = left + width / 2 - size.width / 2
  const furthest = document.documentElement.clientWidth - size.width - MARGIN_PX
  box.style.top = `${above >= MARGIN_PX ? above : bottom + GAP_PX}px`
  box.style.left = `${Math.max(MARGIN_PX, Math.min(centred, furthest))}px`
}
