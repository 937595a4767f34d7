import { styled } from 'styled-components'
import { PHONE } from '../media'
import { Mark } from './Mark'

const Lockup = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  color: var(--text);
  font-size: var(--type-20);
  font-weight: 750;
  letter-spacing: -0.02em;
  line-height: 1;
  white-space: nowrap;
`

/** The top bar of a phone has room for the mark only; the link around it has an accessible name. */
const Name = styled.span`
  ${PHONE} {
    display: none;
  }
`

/** The mark and the product's name, for the top bar. */
export function Wordmark({ name, size = 28 }: { name: string; size?: number }) {
  return (
    <Lockup>
      <Mark size={size} />
      <Name>{name}</Name>
    </Lockup>
  )
}
