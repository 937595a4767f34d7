import { styled } from 'styled-components'
import { PHONE } from '../media'

/** A dialog is a child of the component that opens it, and inherits no text style of its card or row. */
export const Sheet = styled.dialog`
  inline-size: calc(100vw - 32px);
  min-inline-size: min(320px, 100vw);
  max-inline-size: 420px;
  max-block-size: min(86dvh, 720px);
  /* The place of the tallest dialog, for all of them: content that arrives later moves nothing above it. */
  margin: max(7dvh, 50dvh - 360px) auto auto;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: var(--radius-20);
  background: var(--surface);
  box-shadow: var(--shadow-dialog);
  color: var(--text);
  font-size: var(--type-16);
  font-weight: 400;
  line-height: var(--leading-text);
  overflow-wrap: normal;
  text-align: start;
  white-space: normal;
  outline: 0;
  transition:
    opacity var(--motion-panel),
    translate var(--motion-panel) var(--ease-out);

  &[data-size='s'] {
    max-inline-size: 360px;
  }
  &[open] {
    display: flex;
  }
  &::backdrop {
    background: var(--veil);
    transition: opacity var(--motion-panel);
  }

  @starting-style {
    &[open] {
      opacity: 0;
      translate: 0 12px;
    }
    &[open]::backdrop {
      opacity: 0;
    }
  }

  ${PHONE} {
    inline-size: 100%;
    max-block-size: 90dvh;
    margin-block: auto 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;

    &,
    &[data-size='s'] {
      max-inline-size: none;
    }

    @starting-style {
      &[open] {
        opacity: 1;
        translate: 0 48px;
      }
    }
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

export const Frame = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
`

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  flex: none;
  padding: var(--space-12) var(--space-12) var(--space-4) var(--space-24);
  padding-inline: var(--space-24) var(--space-12);

  &:has(> button + h2) {
    padding-inline-start: var(--space-12);
  }
`

export const Title = styled.h2`
  flex: 1;
  min-inline-size: 0;
  font-size: var(--type-20);
  overflow-wrap: anywhere;
`

export const Content = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: var(--space-8) var(--space-24) var(--space-24);
  overflow-y: auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: -4px;
  }

  &[data-flush] {
    padding-inline: 0;
    padding-block-end: 0;
  }
  ${PHONE} {
    padding-block-end: max(var(--space-24), env(safe-area-inset-bottom));
  }
`

export const Foot = styled.footer`
  display: grid;
  gap: var(--space-8);
  flex: none;
  padding: var(--space-16) var(--space-24) var(--space-24);
  border-block-start: 1px solid var(--line);

  ${PHONE} {
    padding-block-end: max(var(--space-24), env(safe-area-inset-bottom));
  }
`
