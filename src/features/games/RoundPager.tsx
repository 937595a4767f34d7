import { ChevronLeft, ChevronRight, ChevronsRight } from 'lucide-react'
import { useTranslation } from '../../i18n'
import { IconButton } from '../../ui/controls/IconButton'
import { Row } from '../../ui/layout/Row'

interface Props {
  /** Names the rounds between which the buttons move. */
  label: string
  /** Absent at the first and at the last round. */
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  /** Goes to the current round. */
  onCurrent: () => void
}

/** Renders the buttons for the previous, the next and the current round of a game. */
export function RoundPager({ label, onPrevious, onNext, onCurrent }: Props) {
  const { t } = useTranslation()
  return (
    <Row as="nav" $gap={4} aria-label={label}>
      <IconButton
        icon={ChevronLeft}
        label={t('Previous round')}
        outlined
        directional
        disabled={!onPrevious}
        onClick={onPrevious}
      />
      <IconButton
        icon={ChevronRight}
        label={t('Next round')}
        outlined
        directional
        disabled={!onNext}
        onClick={onNext}
      />
      <IconButton icon={ChevronsRight} label={t('Current round')} outlined directional onClick={onCurrent} />
    </Row>
  )
}
