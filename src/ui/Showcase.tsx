import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from './controls/Button'
import { SegmentedControl } from './controls/SegmentedControl'
import { AmountSamples } from './showcase/AmountSamples'
import { ColourSamples } from './showcase/ColourSamples'
import { ContentSamples } from './showcase/ContentSamples'
import { ControlSamples } from './showcase/ControlSamples'
import { DialogSamples } from './showcase/DialogSamples'
import { FigureSamples } from './showcase/FigureSamples'
import { FormSamples } from './showcase/FormSamples'
import { ListSamples } from './showcase/ListSamples'
import { OverlaySamples } from './showcase/OverlaySamples'
import { CHAPTERS } from './showcase/Section'
import { TextSamples } from './showcase/TextSamples'
import { applyTheme, type Theme } from './theme'
import { Stack } from './layout/Stack'
import { Row } from './layout/Row'
import { Text } from './layout/Text'

const Chapters = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-16);
  inline-size: 100%;

  & > a {
    min-block-size: 24px;
    color: var(--accent-2);
  }
`

const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const

function toggleDirection(): void {
  const root = document.documentElement
  root.dir = root.dir === 'rtl' ? 'ltr' : 'rtl'
}

/**
 * Renders every component of the design system in its states, for development builds; the app shell provides styles and
 * toasts.
 */
export function Showcase() {
  const [theme, setTheme] = useState<Theme>('system')

  function pick(next: Theme): void {
    setTheme(next)
    applyTheme(next)
  }

  return (
    <Stack $gap={48}>
      <Row as="header" $gap={16} $justify="space-between" $wrap>
        <Text as="h1" $size={32}>
          Design system
        </Text>
        <Row $wrap>
          <SegmentedControl legend="Theme" legendHidden options={THEMES} value={theme} onPick={pick} />
          <Button kind="quiet" onClick={toggleDirection}>
            Turn around
          </Button>
        </Row>
        <Chapters aria-label="Chapters">
          {Object.entries(CHAPTERS).map(([id, title]) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </Chapters>
      </Row>
      <AmountSamples />
      <ControlSamples />
      <FormSamples />
      <ContentSamples />
      <TextSamples />
      <ListSamples />
      <FigureSamples />
      <DialogSamples />
      <OverlaySamples />
      <ColourSamples />
    </Stack>
  )
}
