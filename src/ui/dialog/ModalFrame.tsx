import { ArrowLeft, X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n'
import { IconButton } from '../controls/IconButton'
import { Content, Foot, Frame, Head, Title } from './dialog.styles'

/** Delay from a change of the content to the measurement of its size. */
const REST_MS = 100

/** Makes an overflowing box focusable, so that arrow keys scroll it in browsers that do not support this natively. */
function useKeyboardScroll(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = ref.current
    if (!box) return undefined
    function measure(): void {
      if (box && box.scrollHeight > box.clientHeight) box.tabIndex = 0
      else box?.removeAttribute('tabindex')
    }
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    // Measured at most once per REST_MS: measuring at each change would force an extra layout.
    let timer: ReturnType<typeof setTimeout> | undefined
    const changes = new MutationObserver(() => {
      timer ??= setTimeout(() => {
        timer = undefined
        measure()
      }, REST_MS)
    })
    changes.observe(box, { childList: true, subtree: true })
    measure()
    return () => {
      observer.disconnect()
      changes.disconnect()
      clearTimeout(timer)
    }
  }, [ref])
}

interface ModalFrameProps {
  title: string
  /** The id of the title, which names the dialog. */
  titleId: string
  onClose: () => void
  /** Shows a back button to the previous view. */
  onBack?: (() => void) | undefined
  footer: ReactNode
  /** Renders the content from edge to edge. */
  flush?: boolean
  children: ReactNode
}

/** Renders the title, the scrolled content and the footer of a dialog or a drawer. */
export function ModalFrame({ title, titleId, onClose, onBack, footer, flush = false, children }: ModalFrameProps) {
  const { t } = useTranslation()
  const content = useRef<HTMLDivElement>(null)
  useKeyboardScroll(content)
  return (
    <Frame>
      <Head>
        {onBack && <IconButton icon={ArrowLeft} label={t('Back')} directional onClick={onBack} />}
        <Title id={titleId}>{title}</Title>
        <IconButton icon={X} label={t('Close')} onClick={onClose} />
      </Head>
      <Content ref={content} data-flush={flush || undefined}>
        {children}
      </Content>
      {footer !== undefined && <Foot>{footer}</Foot>}
    </Frame>
  )
}
