import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import { currentMark, type Entry, type Line, linesOf, type PlaceFacts } from './navigation.rules'
import { PlaceLink } from './PlaceLink'

const Heading = styled.p`
  padding: var(--space-12) var(--space-12) var(--space-4);
  color: var(--text-quiet);
  font-size: var(--type-12);
  font-weight: 600;
`

/** Indented, to separate the group from the entries below it. */
const Group = styled.ul`
  padding-inline-start: var(--space-12);
`

export type SectionsProps = {
  entries: readonly Entry[]
  /** The current place. */
  place: PlaceFacts | null
  pathname: string
  onPick: () => void
}

/** Vertical list of navigation entries, groups with a heading. */
export function Sections({ entries, place, pathname, onPick }: SectionsProps) {
  const { t } = useTranslation()
  const lineFor = (line: Line) => (
    <li key={line.label}>
      <PlaceLink line={line} current={currentMark(line, place, pathname)} onClick={onPick} />
    </li>
  )
  return (
    <ul>
      {entries.map((entry) =>
        'items' in entry ? (
          <li key={entry.label}>
            <Heading>{t(entry.label)}</Heading>
            <Group aria-label={t(entry.label)}>{linesOf(entry).map(lineFor)}</Group>
          </li>
        ) : (
          lineFor(entry)
        ),
      )}
    </ul>
  )
}
