import { css } from 'styled-components'
import { PHONE } from '../media'

/** Layout of a list row on a phone: name and expand button, two figures below, the others in the expanded part. */
export const phoneRow = css`
  ${PHONE} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;

    & > :first-child {
      grid-column: 1 / 3;
    }
    & > :nth-child(3) {
      grid-column: 2 / -1;
    }
    & > :last-child {
      grid-row: 1;
      grid-column: 3;
    }
    & > [data-wide] {
      display: none;
    }
  }
`
