import { styled } from 'styled-components'

/** Row of the buttons of a recent transaction. */
export const ActionButtons = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);

  /* Alone on a line, its text aligns with the other texts. */
  & > [data-kind='quiet'] {
    margin-inline-start: calc(-1 * var(--space-4));
    padding-inline: var(--space-4);
  }
`
