import { styled } from 'styled-components'
import { PHONE } from '../../ui/media'

/** Column of forms: as wide as a form of swap and liquidity. */
export const Column = styled.div`
  display: grid;
  gap: var(--space-16);
  inline-size: 100%;
  max-inline-size: 640px;
  margin-inline: auto;
`

/** Buttons at the end of a step: "Back" at the start of the row, the next step at its end. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);

  & > :last-child {
    margin-inline-start: auto;
  }

  ${PHONE} {
    & > button {
      flex: 1;
    }
  }
`
