import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from './controls/Button'
import { SegmentedControl } from './controls/SegmentedControl'
import { GlobalStyle } from './GlobalStyle'
import { Wordmark } from './mark/Wordmark'
import { AmountSamples } from './showcase/AmountSamples'
import { ColourSamples } from './showcase/ColourSamples'
import { ContentSamples } from './showcase/ContentSamples'
import { ControlSamples } from './showcase/ControlSamples'
import { DialogSamples } from './showcase/DialogSamples'
import { applyTheme, type Theme } from './theme'
import { ToastRegion } from './toast/ToastRegion'

const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-48);
  max-inline-size: 1120px;
  margin-inline: auto;
  padding: var(--space-24) var(--space-16) var(--space-64);
`

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-16);
`

const Settings = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8);
`

const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const

function turnAround(): void {
  const root = document.documentElement
  root.dir = root.dir === 'rtl' ? 'ltr' : 'rtl'
}

/** Every part of the design system in its states, for development builds. */
export function Showcase() {
  const [theme, setTheme] = useState<Theme>('system')

  function pick(next: Theme): void {
    setTheme(next)
    applyTheme(next)
  }

  return (
    <Page>
      <GlobalStyle />
      <Bar>
        <h1>
          <Wordmark name="Hotcake" />
        </h1>
        <Settings>
          <SegmentedControl legend="Theme" legendHidden options={THEMES} value={theme} onPick={pick} />
          <Button kind="quiet" onClick={turnAround}>
            Turn around
          </Button>
        </Settings>
      </Bar>
      <AmountSamples />
      <ControlSamples />
      <ContentSamples />
      <DialogSamples />
      <ColourSamples />
      <ToastRegion />
    </Page>
  )
}
