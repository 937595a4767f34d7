import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Text } from '../layout/Text'

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);
  min-inline-size: 0;
  scroll-margin-block-start: 72px;
`

/** Samples in columns, at most as wide as the swap form. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  align-items: start;
  gap: var(--space-24);
`

/** Chapters in display order, by their URL fragment. */
export const CHAPTERS = {
  amounts: 'Amounts',
  controls: 'Controls',
  forms: 'Forms',
  messages: 'Messages and states',
  texts: 'Headers and texts',
  lists: 'Lists',
  figures: 'Figures and progress',
  dialogs: 'Dialogs',
  overlays: 'Opened over the page',
  colours: 'Colours',
} as const

/** One chapter of the showcase. */
export function Section({ id, children }: { id: keyof typeof CHAPTERS; children: ReactNode }) {
  return (
    <Box id={id} aria-labelledby={`${id}-title`}>
      <Text as="h2" $size={24} id={`${id}-title`}>
        {CHAPTERS[id]}
      </Text>
      {children}
    </Box>
  )
}
