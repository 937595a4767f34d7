import { styled } from 'styled-components'
import { PHONE, RTL } from '../media'

/**
 * The amount field with its content. One styled block with plain elements inside: a styled element costs as much as ten
 * plain ones at every key press.
 */
export const Block = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding: var(--space-12) var(--space-16);
  border: 1px solid var(--line);
  border-radius: var(--radius-20);
  background: var(--ground);
  transition: border-color var(--motion-feedback);

  ${PHONE} {
    padding-inline: var(--space-12);
  }

  &:has(input:focus-visible) {
    border-color: var(--accent-2);
    outline: 1px solid var(--accent-2);
  }
  &[data-invalid] {
    border-color: var(--bad);
  }
  &[data-invalid]:has(input:focus-visible) {
    outline-color: var(--bad);
  }
  &[data-invalid] :is(label svg, .amount-figure) {
    color: var(--bad);
  }

  .amount-row {
    display: flex;
    align-items: center;
    gap: var(--space-8);
  }
  .amount-room {
    flex: 1;
    min-inline-size: 0;
  }
  /* Content cannot affect the layout around the field, so a key press does not trigger a page layout. */
  .amount-figure,
  .amount-usd {
    display: block;
    contain: strict;
  }
  .amount-figure {
    inline-size: 100%;
    block-size: 48px;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    color: var(--text);
    font-size: max(var(--type-12), var(--figure-size, var(--type-32)));
    font-weight: 600;
    line-height: 48px;
    letter-spacing: -0.01em;
    text-align: right;
    text-overflow: ellipsis;

    ${RTL} & {
      text-align: left;
    }
    &[data-stale] {
      color: var(--text-quiet);
    }
    &::placeholder {
      color: var(--text-quiet);
      opacity: 1;
    }
    &:disabled {
      color: var(--text-quiet);
      -webkit-text-fill-color: currentcolor;
      opacity: 1;
    }
  }
  .amount-notes {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4) var(--space-12);
    min-block-size: 32px;
  }
  .amount-usd {
    flex: 1 1 8rem;
    min-inline-size: 0;
    overflow: hidden;
    block-size: 24px;
    color: var(--text-quiet);
    font-size: var(--type-14);
    line-height: 24px;
    text-align: right;
    text-overflow: ellipsis;
    white-space: nowrap;

    ${RTL} & {
      text-align: left;
    }
    &[data-tone] {
      color: var(--bad);
    }
    &[data-tone='warn'] {
      color: var(--warn);
    }
    button {
      overflow: hidden;
      max-inline-size: 100%;
      line-height: inherit;
      text-overflow: ellipsis;
      vertical-align: top;
      outline-offset: -2px;
    }
  }
  .amount-wrong {
    margin-inline-start: auto;
    color: var(--bad);
    font-size: var(--type-14);
  }
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-12);
  min-block-size: 32px;
  color: var(--text-quiet);
  font-size: var(--type-14);
`
