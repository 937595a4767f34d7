import { css, styled } from 'styled-components'

/** Row of a checkbox or radio button with its label; the whole row is clickable. */
export const ChoiceRow = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 var(--space-12);
  padding-block: var(--space-8);

  & > label {
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  & > :nth-child(n + 3) {
    grid-column: 2;
  }
  &:has(:disabled) {
    opacity: 0.5;
  }
  &:has(:disabled) > label {
    cursor: not-allowed;
  }
`

/** Styles a native checkbox or radio button in the product's colours; the component draws the mark inside. */
export const choiceBox = css`
  display: grid;
  place-content: center;
  flex: none;
  appearance: none;
  inline-size: 24px;
  block-size: 24px;
  margin: 0;
  border: 1px solid var(--rim);
  background: var(--raised);
  cursor: pointer;
  transition: background-color var(--motion-feedback);

  &::before {
    content: '';
    inline-size: 14px;
    block-size: 14px;
    background: var(--accent-2-ink);
    opacity: 0;
  }
  &:checked,
  &:indeterminate:not([type='radio']) {
    border-color: var(--accent-2);
    background: var(--accent-2);
  }
  &:checked::before,
  &:indeterminate:not([type='radio'])::before {
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: var(--bad);
  }
  &:disabled {
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    appearance: auto;

    &::before {
      content: none;
    }
  }
`
