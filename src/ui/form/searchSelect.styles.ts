import { styled } from 'styled-components'
import { floatStyles } from '../overlay/float.styles'

export const Input = styled.input`
  flex: 1;
  min-inline-size: 0;
  align-self: stretch;
  min-block-size: 42px;
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  color: var(--text);
  text-overflow: ellipsis;

  &::placeholder {
    color: var(--text-quiet);
    opacity: 1;
  }
`

export const Arrow = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 28px;
  block-size: 40px;
  margin-inline-end: -4px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
`

export const List = styled.div`
  ${floatStyles}
  display: flex;
  flex-direction: column;
  inline-size: var(--anchor);
  padding: 0;
  overflow: hidden;
`

/** The list itself scrolls: it is the element that the field controls (aria-controls). */
export const Lines = styled.div`
  min-block-size: 0;
  padding: var(--space-8);
  overflow-y: auto;
  overscroll-behavior: contain;

  &:empty {
    display: none;
  }
`

export const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-8);
  min-block-size: 40px;
  padding: var(--space-8) var(--space-12);
  border-radius: var(--radius-8);
  overflow-wrap: anywhere;
  cursor: pointer;

  &[data-active] {
    background: var(--hover);
    outline: 2px solid transparent;
    outline-offset: -2px;
  }
  &[aria-selected='true'] {
    font-weight: 600;
  }
`

export const Nothing = styled.p`
  padding: var(--space-16);
  color: var(--text-quiet);
`
