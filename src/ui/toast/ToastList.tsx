import { ChevronDown, X } from 'lucide-react'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n'
import { Icon } from '../content/Icon'
import { noticeIcons } from '../content/Notice'
import { Button } from '../controls/Button'
import { IconButton } from '../controls/IconButton'
import { Link } from '../controls/Link'
import { Text } from '../layout/Text'
import { Body, Corner, Item, Items, Texts } from './toast.styles'
import { dismissToast, pauseToasts, resumeToasts, type Toast } from './toastStore'
import { usePlacement } from './usePlacement'

/** Number of toasts shown at a time; older ones are folded. */
const SHOWN = 3

interface Props {
  /** Oldest first. */
  toasts: readonly Toast[]
}

/** The visible toasts, at a place where they cover no action. Older ones are folded until the user opens them. */
export function ToastList({ toasts }: Props) {
  const { t } = useTranslation()
  const previousFocus = useRef<HTMLElement | null>(null)
  const box = useRef<HTMLElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const isCompact = usePlacement(box)
  const foldedCount = Math.max(0, toasts.length - (isCompact ? 1 : SHOWN))
  const shown = isOpen ? toasts : toasts.slice(-SHOWN)
  if (isOpen && foldedCount === 0) setIsOpen(false)

  function enter(event: FocusEvent): void {
    pauseToasts()
    if (event.relatedTarget instanceof HTMLElement && !event.currentTarget.contains(event.relatedTarget)) {
      previousFocus.current = event.relatedTarget
    }
  }

  function dismiss(id: number): void {
    dismissToast(id)
    resumeToasts()
    if (previousFocus.current?.isConnected) previousFocus.current.focus()
  }

  useEffect(() => resumeToasts, [])

  return (
    <Corner
      ref={box}
      aria-label={t('Messages')}
      data-open={isOpen || undefined}
      onPointerEnter={pauseToasts}
      onPointerLeave={resumeToasts}
      onFocus={enter}
      onBlur={leave}
    >
      {foldedCount > 0 && (
        <Button size="s" icon={ChevronDown} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t('Show fewer') : t('%count% more', { count: foldedCount })}
        </Button>
      )}
      <Items>
        {shown.map((toast) => (
          <ToastItem key={toast.id} toast={toast} onDismiss={() => dismiss(toast.id)} />
        ))}
      </Items>
    </Corner>
  )
}

function leave(event: FocusEvent): void {
  if (!event.currentTarget.contains(event.relatedTarget)) resumeToasts()
}

function ToastItem({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const { t } = useTranslation()
  const { kind, title, body, link } = toast
  return (
    <Item data-kind={kind}>
      <Icon of={noticeIcons[kind]} />
      <Texts>
        <Text $weight={600}>{title}</Text>
        {body !== undefined && <Body>{body}</Body>}
        {link && <Link href={link.href}>{link.text}</Link>}
      </Texts>
      <IconButton icon={X} size="s" label={t('Dismiss')} onClick={onDismiss} />
    </Item>
  )
}
