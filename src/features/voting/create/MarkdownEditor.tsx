import { Bold, Code, Heading, Italic, Link2, List, ListOrdered, type LucideIcon, Quote } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import { Field, useFieldControl } from '../../../ui/controls/Field'
import { IconButton } from '../../../ui/controls/IconButton'
import { SegmentedControl } from '../../../ui/controls/SegmentedControl'
import { Row } from '../../../ui/layout/Row'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { rovingIndex } from '../../../ui/rovingIndex'
import { ProposalText } from '../ProposalText'
import { type Mark, MARKS, withMark } from './toolbar.rules'

const Area = styled.textarea`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 260px;
  padding: var(--space-12) 0;
  border: 0;
  outline: 0;
  background: none;
  color: var(--text);
  font: inherit;
  line-height: 1.5;
  resize: vertical;
`

const Preview = styled.div`
  min-block-size: 260px;
  padding: var(--space-12);
  border: 1px solid var(--line);
  border-radius: var(--radius-12);
`

const ICONS: Readonly<Record<Mark, LucideIcon>> = {
  ...{ bold: Bold, italic: Italic, heading: Heading, quote: Quote },
  ...{ bullets: List, numbers: ListOrdered, link: Link2, code: Code },
}

const LABELS: Readonly<Record<Mark, { label: string }>> = {
  bold: { label: 'Bold' },
  italic: { label: 'Italic' },
  heading: { label: 'Heading' },
  quote: { label: 'Quotation' },
  bullets: { label: 'Bulleted list' },
  numbers: { label: 'Numbered list' },
  link: { label: 'Link' },
  code: { label: 'Code' },
}

/** Buttons that put marks of markdown into the text; arrow keys move between them. */
function Toolbar({ onMark }: { onMark: (mark: Mark) => void }) {
  const { t } = useTranslation()
  const [current, setCurrent] = useState(0)
  const buttons = useRef<HTMLDivElement>(null)
  return (
    <Row
      ref={buttons}
      role="toolbar"
      aria-label={t('Formatting')}
      $gap={4}
      $wrap
      onKeyDown={(event) => {
        const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
        const next = rovingIndex(event.key, current, MARKS.length, 'along', isRightToLeft)
        if (next === null) return
        event.preventDefault()
        setCurrent(next)
        buttons.current?.querySelectorAll('button')[next]?.focus()
      }}
    >
      {MARKS.map((mark, index) => (
        <IconButton
          key={mark}
          icon={ICONS[mark]}
          label={t(LABELS[mark].label)}
          size="s"
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          onClick={() => onMark(mark)}
        />
      ))}
    </Row>
  )
}

interface Props {
  value: string
  onType: (text: string) => void
  error: string | undefined
}

/** Editor of a proposal's text: a textarea with a toolbar, and a preview that is rendered like the proposal. */
export function MarkdownEditor({ value, onType, error }: Props) {
  const { t } = useTranslation()
  const [view, setView] = useState<'write' | 'preview'>('write')
  const area = useRef<HTMLTextAreaElement>(null)
  const selection = useRef<readonly [number, number] | null>(null)
  const texts = { label: t('Text'), hint: t('You can use markdown: headings, lists, links and tables.'), error }
  const control = useFieldControl(texts)

  useLayoutEffect(() => {
    // Setting the value has moved the caret to the end.
    if (!selection.current || !area.current) return
    area.current.focus()
    area.current.setSelectionRange(...selection.current)
    selection.current = null
  })

  function mark(picked: Mark): void {
    if (!area.current) return
    const { selectionStart: from, selectionEnd: to } = area.current
    const marked = withMark({ text: value, from, to }, picked)
    selection.current = [marked.from, marked.to]
    onType(marked.text)
  }

  return (
    <Stack $gap={8}>
      <SegmentedControl
        legend={t('View of the text')}
        legendHidden
        value={view}
        onPick={setView}
        options={[
          { value: 'write', label: t('Write') },
          { value: 'preview', label: t('Preview') },
        ]}
      />
      {view === 'write' ? (
        <>
          <Toolbar onMark={mark} />
          <Field {...texts} id={control.id}>
            <Area {...control} ref={area} value={value} dir="auto" onChange={(event) => onType(event.target.value)} />
          </Field>
        </>
      ) : (
        <Preview role="region" aria-label={t('Preview')}>
          {value.trim() === '' ? (
            <Text $tone="quiet">{t('There is nothing to preview yet.')}</Text>
          ) : (
            <ProposalText text={value} />
          )}
        </Preview>
      )}
    </Stack>
  )
}
