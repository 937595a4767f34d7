import { styled } from 'styled-components'

/** Column of the pages of teams and profiles. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);
  inline-size: 100%;
  max-inline-size: 800px;
  margin-inline: auto;
`

/** A figure below its label, in a row of such figures. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  gap: var(--space-12);

  & > div {
    padding: var(--space-12) var(--space-16);
    border: 1px solid var(--line);
    border-radius: var(--radius-12);
    background: var(--surface);
  }
  & dt {
    color: var(--text-quiet);
    font-size: var(--type-14);
  }
  & dd {
    font-size: var(--type-20);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`
