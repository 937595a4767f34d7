import { css, styled } from 'styled-components'
import { RTL } from '../media'

const track = css`
  block-size: 8px;
  border: 1px solid var(--rim);
  border-radius: var(--radius-round);
  background: linear-gradient(to var(--end), var(--accent-rim) var(--percent), var(--hover) var(--percent));
`

const thumb = css`
  appearance: none;
  box-sizing: border-box;
  inline-size: 24px;
  block-size: 24px;
  border: 2px solid var(--accent-rim);
  border-radius: var(--radius-round);
  background: var(--raised);
`

/**
 * A native range input in the product's colours. Chromium and Firefox name its parts differently, and each ignores the
 * other's names. With forced colours, the native rendering is kept.
 */
export const Range = styled.input`
  --end: right;
  flex: 1;
  min-inline-size: 0;
  block-size: 40px;
  margin: 0;
  border-radius: var(--radius-8);
  cursor: pointer;

  ${RTL} & {
    --end: left;
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }

  @media (forced-colors: none) {
    appearance: none;
    background: none;

    &::-webkit-slider-runnable-track {
      ${track}
    }
    &::-moz-range-track {
      box-sizing: border-box;
      ${track}
    }
    &::-webkit-slider-thumb {
      ${thumb}
      margin-block-start: -9px;
    }
    &::-moz-range-thumb {
      ${thumb}
    }
  }
`
