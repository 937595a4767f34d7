import { css } from 'styled-components'
import { HOVER } from '../media'

/**
 * Styles a row that expands wherever it is pressed. The button at its end has an overlay across the whole row. Links
 * and buttons above the overlay need `position: relative` and `z-index: 1` in the row's own styles.
 */
export const clickableRow = css`
  position: relative;

  & > button:last-child,
  & > :last-child > button {
    position: static;

    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    /* If the overlay moved under the pointer, the press would never be released. */
    &:active {
      transform: none;
    }
  }
  ${HOVER} {
    &:hover > button:last-child,
    &:hover > :last-child > button {
      background: var(--hover);
      color: var(--text);
    }
  }
`
