import { styled } from 'styled-components'

/** Addresses, call data and messages: every character as signed. */
export const Code = styled.code`
  font-size: var(--type-12);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`
