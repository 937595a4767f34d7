import { styled } from 'styled-components'

/** A figure that may change while it is displayed: digits of equal width prevent layout shifts. */
export const Figure = styled.span`
  font-variant-numeric: tabular-nums;
`

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);
`

/** The column that contains forms (look: Layout). */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);
  inline-size: 100%;
  max-inline-size: 480px;
  margin-inline: auto;
`

export const Quiet = styled.p`
  color: var(--text-quiet);
  font-size: var(--type-14);
`

export const Centre = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-12);
  padding-block: var(--space-16);
  text-align: center;
`

export const Heading = styled.h2`
  font-size: var(--type-16);
`

/** Two buttons side by side, stacked on narrow screens. */
export const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(160px, 100%), 1fr));
  gap: var(--space-8);
`
