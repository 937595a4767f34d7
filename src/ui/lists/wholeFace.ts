import { css } from 'styled-components'
import { HOVER } from '../media'

/**
 * The look of a row that unfolds wherever it is pressed: the button at its end has a face over the whole row, beneath
 * the links and buttons of which the row's own look says `position: relative` and `z-index: 1`.
 */
export const wholeFace = css`
  position: relative;

  & > button:last-child,
  & > :last-child > button {
    position: static;

    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    /* Moved under the pointer, the face would be pressed and never let go. */
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
