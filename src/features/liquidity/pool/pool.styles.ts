import { styled } from 'styled-components'

/** The column that contains forms (look: Layout). */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);
  inline-size: 100%;
  max-inline-size: 480px;
  margin-inline: auto;
`

export const Centre = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-12);
  padding-block: var(--space-16);
  text-align: center;
`

/** Two buttons side by side, stacked on narrow screens. */
export const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(160px, 100%), 1fr));
  gap: var(--space-8);
`
