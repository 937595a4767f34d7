import { styled } from 'styled-components'
import { Row } from '../../ui/layout/Row'

/** Buttons that share the whole width. */
export const WideButtons = styled(Row).attrs({ $align: 'stretch', $wrap: true })`
  inline-size: 100%;

  & > * {
    flex: 1 1 auto;
  }
`

/** Long code, such as an address or a signature, that wraps at any character. */
export const CodeBox = styled.code`
  padding: var(--space-12);
  border-radius: var(--radius-12);
  background: var(--ground);
  font-size: var(--type-12);
  word-break: break-all;
`
