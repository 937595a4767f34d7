import { styled } from 'styled-components'
import { HOVER } from '../../../../ui/media'

/** trading 2.7: rows of 56 px in a list of 390 px. */
export const ROW_HEIGHT_PX = 56
export const LIST_HEIGHT_PX = 390

/** Width and height of the star beside a row. */
const STAR_PX = 40

/** Limited to the height that the dialog's other parts leave: on a small screen only this part scrolls. */
const LIST_HEIGHT = `clamp(168px, 90dvh - 300px, ${LIST_HEIGHT_PX}px)`

export const SearchBox = styled.div`
  padding: 0 var(--space-16) var(--space-8);
`

export const List = styled.div`
  position: relative;
  block-size: ${LIST_HEIGHT};
  overflow-y: auto;
  overscroll-behavior: contain;
  border-block-start: 1px solid var(--line);
  contain: strict;
`

export const Sizer = styled.div`
  position: relative;
  inline-size: 100%;
`

export const EmptyArea = styled.div`
  display: grid;
  align-content: center;
  block-size: ${LIST_HEIGHT};
  overflow: hidden;
  border-block-start: 1px solid var(--line);
`

export const Option = styled.div`
  position: absolute;
  inset-inline: 0;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 var(--space-12);
  block-size: ${ROW_HEIGHT_PX}px;
  /* The star of the row is beside it: a button inside an option has no name of its own. */
  padding-inline: var(--space-16) calc(var(--space-8) + ${STAR_PX}px);
  line-height: 1.25;
  contain: layout paint style;
  cursor: pointer;

  ${HOVER} {
    &:hover {
      background: var(--hover);
    }
  }
  &[aria-selected='true'] {
    background: var(--accent-soft);
  }
  &[data-active] {
    outline: 2px solid var(--accent-2);
    outline-offset: -2px;
    background: var(--hover);
  }
`

export const Star = styled.div`
  position: absolute;
  inset-inline-end: var(--space-8);
  display: grid;
  place-items: center;
  inline-size: ${STAR_PX}px;
  block-size: ${ROW_HEIGHT_PX}px;

  [aria-pressed='true'] {
    color: var(--accent-rim);

    svg {
      fill: currentcolor;
    }
  }
`

/** Amount above its value. */
export const End = styled.span`
  display: grid;
  justify-items: end;
  min-inline-size: 0;
  font-variant-numeric: tabular-nums;
`

export const Line = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  min-inline-size: 0;
`

export const Symbol = styled.span`
  overflow: hidden;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** The name is truncated in favour of the tags after it. */
export const TokenDetails = styled.span`
  display: flex;
  min-inline-size: 0;
  color: var(--text-quiet);
  font-size: var(--type-12);
  white-space: nowrap;

  & > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > :not(:first-child) {
    flex: none;
    max-inline-size: 55%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > :not(:first-child)::before {
    content: '·';
    margin-inline: var(--space-4);
  }
`

export const SectionHeader = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8);
  min-block-size: 32px;
  padding-inline: var(--space-16) var(--space-8);
  color: var(--text-quiet);
  font-size: var(--type-12);
`

export const Bases = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  padding: 0 var(--space-16) var(--space-4);
`

export const Base = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
  padding-block: var(--space-4);
`
