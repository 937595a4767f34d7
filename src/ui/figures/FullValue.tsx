import { memo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../i18n'
import { lazyDialog } from '../dialog/lazyDialog'
import { useHover } from '../overlay/useHover'

const FullValueTip = /* @__PURE__ */ lazyDialog(() => import('./FullValueTip').then((it) => it.FullValueTip))

/** A button styled like the text around it. */
const Short = styled.button`
  min-block-size: 24px;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: none;
  text-align: inherit;
  overflow-wrap: anywhere;
  user-select: text;
  cursor: copy;

  @media (forced-colors: active) {
    border-block-end: 1px dotted ButtonText;
  }
`

export interface FullValueProps {
  /** The shown text. */
  text: string
  /** The same with all digits. */
  full: string
  /** The full value as it is copied: without unit and separators, so that an amount field accepts it. */
  copied?: string
  /**
   * Inside the rows of a list the full value appears by pointer only: hundreds of rows must not add hundreds of tab
   * stops. The opened row or the details offer it to the keyboard.
   */
  inRow?: boolean | undefined
}

/**
 * Renders a shortened figure. Pointer and focus show its full value in a tooltip, a press copies it. A figure that is
 * not shortened is plain text. Memoised: the form around it renders more often than its text changes.
 */
export const FullValue = memo(function FullValue({ text, full, copied = full, inRow = false }: FullValueProps) {
  const { t } = useTranslation()
  const place = useRef<HTMLSpanElement>(null)
  const [mode, setMode] = useState<'closed' | 'open' | 'copying'>('closed')
  const open = () => setMode((before) => (before === 'closed' ? 'open' : before))
  const close = () => setMode('closed')
  const hover = useHover(open, close)
  if (text === full) return <bdi>{text}</bdi>

  return (
    <span ref={place} {...hover}>
      {inRow ? (
        <bdi>{text}</bdi>
      ) : (
        <Short
          type="button"
          dir="auto"
          data-figure
          aria-description={t('Copy %value%', { value: full })}
          onFocus={open}
          onBlur={close}
          onClick={() => setMode('copying')}
        >
          {text}
        </Short>
      )}
      {mode !== 'closed' && (
        <FullValueTip anchor={place} full={full} copied={copied} mode={mode} canCopy={!inRow} onClose={close} />
      )}
    </span>
  )
})
