import { X } from 'lucide-react'
import { type FocusEvent, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '../../i18n'
import { Icon } from '../content/Icon'
import { noticeIcons } from '../content/Notice'
import { IconButton } from '../controls/IconButton'
import { Link } from '../controls/Link'
import { useTopDialog } from '../dialog/topDialog'
import { LiveRegion } from './LiveRegion'
import { Body, Corner, Item, Words } from './toast.styles'
import { dismissToast, pauseToasts, resumeToasts, type Toast, useToasts } from './toastStore'
import { Stack } from '../layout/Stack'
import { Text } from '../layout/Text'

/** The page's toasts and its single live region; rendered once, in the shell. */
export function ToastRegion() {
  const toasts = useToasts()
  // Content behind a modal dialog is inert, so the region moves into the front dialog.
  const home = useTopDialog() ?? document.body
  usePauseWhileHidden()
  return createPortal(
    <>
      <LiveRegion />
      {toasts.length > 0 && <ToastList toasts={toasts} />}
    </>,
    home,
  )
}

function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  const { t } = useTranslation()
  const cameFrom = useRef<HTMLElement | null>(null)

  function enter(event: FocusEvent): void {
    pauseToasts()
    if (event.relatedTarget instanceof HTMLElement && !event.currentTarget.contains(event.relatedTarget)) {
      cameFrom.current = event.relatedTarget
    }
  }

  function dismiss(id: number): void {
    dismissToast(id)
    resumeToasts()
    if (cameFrom.current?.isConnected) cameFrom.current.focus()
  }

  useEffect(() => resumeToasts, [])

  return (
    <Corner
      aria-label={t('Messages')}
      onPointerEnter={pauseToasts}
      onPointerLeave={resumeToasts}
      onFocus={enter}
      onBlur={leave}
    >
      <Stack as="ul" $gap={8}>
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} onDismiss={() => dismiss(toast.id)} />
        ))}
      </Stack>
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
      <Words>
        <Text $weight={600}>{title}</Text>
        {body !== undefined && <Body>{body}</Body>}
        {link && <Link href={link.href}>{link.text}</Link>}
      </Words>
      <IconButton icon={X} size="s" label={t('Dismiss')} onClick={onDismiss} />
    </Item>
  )
}

/** Pauses toasts while the tab is hidden, so that they are still there when the user returns. */
function usePauseWhileHidden(): void {
  useEffect(() => {
    function follow(): void {
      if (document.hidden) pauseToasts()
      else resumeToasts()
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])
}
