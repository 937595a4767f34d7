import { styled } from 'styled-components'
import { lightPalette } from '../colours'
import { Columns, Section } from './Section'

const Swatch = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  font-size: var(--type-14);
`

const Patch = styled.span`
  inline-size: 48px;
  block-size: 32px;
  border: 1px solid var(--line);
  border-radius: var(--radius-8);
  forced-color-adjust: none;
`

/** Every colour by its role, in the current theme. */
export function ColourSamples() {
  return (
    <Section id="colours">
      <Columns>
        {Object.keys(lightPalette).map((role) => (
          <Swatch key={role}>
            <Patch style={{ background: `var(--${role})` }} />
            {role}
          </Swatch>
        ))}
      </Columns>
    </Section>
  )
}
