import { styled } from 'styled-components'
import { PHONE, RTL } from '../media'

export const Box = styled.div`
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
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-12);
  min-block-size: 28px;
  color: var(--text-quiet);
  font-size: var(--type-14);
`

export const Label = styled.label`
  font-weight: 500;
`

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-8);
`

/** The room the figure has, which its size is measured against. */
export const Room = styled.div`
  flex: 1;
  min-inline-size: 0;
  container-type: inline-size;
`

/** A wide figure of the system's faces is this part of its size. */
const FIGURE_WIDTH = 0.7

export const Figure = styled.input`
  inline-size: 100%;
  block-size: 48px;
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  color: var(--text);
  font-size: clamp(var(--type-12), calc(100cqi / (var(--signs) * ${FIGURE_WIDTH})), var(--type-32));
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
`

export const Notes = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4) var(--space-12);
  min-block-size: 28px;
`

export const Picks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
`

export const Usd = styled.p`
  margin-inline-start: auto;
  color: var(--text-quiet);
  font-size: var(--type-14);
  overflow-wrap: anywhere;
`

export const Wrong = styled(Usd)`
  color: var(--bad);
`
