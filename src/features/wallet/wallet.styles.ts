import { styled } from 'styled-components'
import { Row } from '../../ui/layout/Row'

/** Buttons that share the whole width. */
export const WideButtons = styled(Row).attrs({ $align: 'stretch', $wrap: true })`
  inline-size: 100%;

  & > * {
    flex: 1 1 auto;
  }
`
