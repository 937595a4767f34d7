import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n'
import { formatsOf } from '../../../i18n/formats'
import { Row } from '../../../ui/layout/Row'
import { Text } from '../../../ui/layout/Text'

const SECOND_MS = 1_000

interface Props {
  title: ReactNode
  /** Returns the sentence about the draw at a time. */
  drawText: (time: string) => string
  endSeconds: number
  children?: ReactNode
}

/** Renders the title of a card of a round, the time of its draw, and further content beside them. */
export function RoundHead({ title, drawText, endSeconds, children }: Props) {
  const { locale } = useTranslation()
  return (
    <Row $justify="space-between" $gap={16} $wrap>
      <div>
        <Text as="h2" $size={20}>
          {title}
        </Text>
        <Text $size={14} $tone="quiet">
          {endSeconds > 0 ? drawText(formatsOf(locale).dateTime(endSeconds * SECOND_MS)) : '–'}
        </Text>
      </div>
      {children}
    </Row>
  )
}
