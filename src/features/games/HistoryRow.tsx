import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../ui/content/Icon'
import { HOVER } from '../../ui/media'

const Item = styled.li`
  border-block-end: 1px solid var(--line);
`

const Head = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: var(--space-4) var(--space-12);
  inline-size: 100%;
  min-block-size: 56px;
  padding: var(--space-8) var(--space-4);
  border: 0;
  border-radius: var(--radius-8);
  background: none;
  text-align: start;
  cursor: pointer;

  ${HOVER} {
    &:hover {
      background: var(--hover);
    }
  }
  & > :last-child {
    color: var(--text-quiet);
    transition: rotate var(--motion-feedback);
  }
  &[aria-expanded='true'] > :last-child {
    rotate: 180deg;
  }

  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`

const Content = styled.div`
  padding: var(--space-4) var(--space-4) var(--space-16);
`

interface Props {
  /** Name of the round and what the user played. */
  name: ReactNode
  /** The result. */
  result: ReactNode
  /** Rendered while the row is unfolded. */
  children: () => ReactNode
}

/** Renders a row of a game's history that unfolds. */
export function HistoryRow({ name, result, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Item>
      <Head type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <span>{name}</span>
        <span>{result}</span>
        <Icon of={ChevronDown} />
      </Head>
      {isOpen && <Content>{children()}</Content>}
    </Item>
  )
}
