import { styled } from 'styled-components'
import { RouterLink } from '../../ui/controls/RouterLink'
import { HOVER } from '../../ui/media'

/** Width below which the side column of a proposal is below its text. */
const NARROW = '@media (max-width: 899px)'

/** The text of a proposal with its votes, beside its facts and its result. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: var(--space-16);
  align-items: start;

  ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** A proposal of the list; the whole card is its link. */
export const CardLink = styled(RouterLink)`
  display: grid;
  gap: var(--space-8);
  padding: var(--space-16);
  border: 1px solid var(--line);
  border-radius: var(--radius-20);
  background: var(--surface);
  color: var(--text);
  text-decoration: none;
  overflow-wrap: anywhere;

  ${HOVER} {
    &:hover {
      background: var(--hover);
    }
  }
`

export const SectionTitle = styled.h2`
  margin: 0 0 var(--space-12);
  font-size: var(--type-20);
  line-height: var(--leading-display);
`

export const CardTitle = styled.h2`
  margin: 0;
  font-size: var(--type-16);
  font-weight: 600;
`

/** Bar of a choice: its child shows the share, its background the rest. */
export const Bar = styled.div`
  block-size: 8px;
  overflow: hidden;
  border: 1px solid var(--rim);
  border-radius: var(--radius-round);
  background: var(--hover);

  & > div {
    block-size: 100%;
    background: var(--accent-rim);
    transition: inline-size var(--motion-panel) var(--ease-out);
  }
  @media (forced-colors: active) {
    & > div {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`

/** Text written by a user, which may be one long word or have another direction. */
export const Foreign = styled.bdi`
  overflow-wrap: anywhere;
`
