import { styled } from 'styled-components'
import { Text } from '../../../ui/layout/Text'
import { clickableRow } from '../../../ui/lists/clickableRow'
import { phoneRow } from '../../../ui/lists/phoneRow'
import { PHONE } from '../../../ui/media'

/** Below this width a row shows its name and two figures; the unfolded content has the others. */
const NARROW = '@media (max-width: 959px)'

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-16) var(--space-24);
  margin-block-end: var(--space-8);

  ${PHONE} {
    gap: var(--space-8);
    margin: 0 0 calc(-1 * var(--space-4));
  }
`

/** On a phone the lines below the heading continue each other, so that the list begins early. */
export const Titles = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  min-inline-size: min(100%, 260px);

  ${PHONE} {
    display: block;
    flex: 1 1 0;
    min-inline-size: 50%;
    line-height: 1.25;

    & > :not(h1) {
      display: inline;
      margin-inline-end: var(--space-4);
      font-size: var(--type-14);
      line-height: 1.25;
    }
  }
`

export const RowBox = styled.article`
  position: relative;
  border: 1px solid var(--line);
  border-radius: var(--radius-20);
  background: var(--surface);
`

export const Line = styled.div`
  ${clickableRow}
  display: grid;
  grid-template-columns:
    minmax(200px, 1.7fr)
    minmax(0, 1.1fr)
    minmax(124px, 1.1fr)
    minmax(0, 1.5fr)
    minmax(176px, 1.1fr)
    auto;
  align-items: start;
  gap: var(--space-16);
  padding: var(--space-12) var(--space-16);

  & > :first-child,
  & > :last-child {
    align-self: center;
  }
  & a,
  & > * > * > button {
    position: relative;
    z-index: 1;
  }
  ${NARROW} {
    grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr) minmax(0, 1fr) auto;

    & > [data-wide] {
      display: none;
    }
  }
  ${phoneRow}
  ${PHONE} {
    gap: var(--space-8) var(--space-12);
  }
`

export const Name = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-inline-size: 0;
`

export const NameLines = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

export const Cell = styled.div`
  display: grid;
  min-inline-size: 0;
  justify-items: start;
  overflow-wrap: anywhere;
`

/** Labels of figures; the boxes of actions and details enlarge them. */
export const Label = styled(Text).attrs({ as: 'span', $tone: 'quiet', $size: 12 })``

/** As high as the small button that may be beside it, so that adjacent figures share a baseline. */
export const FigureText = styled.span`
  display: inline-flex;
  align-items: center;
  min-block-size: 32px;
  font-weight: 600;
`

export const InlineGroup = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
`

export const Unfolded = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.3fr) minmax(0, 1.3fr) minmax(200px, 1fr);
  align-items: start;
  gap: var(--space-16);
  padding: var(--space-16);
  border-block-start: 1px solid var(--line);

  ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** In these boxes the figures are the main content, so that they are larger. */
export const Box = styled.section`
  display: grid;
  align-content: start;
  gap: var(--space-8);
  min-inline-size: 0;
  padding: var(--space-12) var(--space-16);
  border: 1px solid var(--line);
  border-radius: var(--radius-12);

  & ${Label} {
    font-size: var(--type-14);
    font-weight: 600;
  }
  & ${Cell} > ${FigureText} {
    font-size: var(--type-20);
  }
`

export const CardBox = styled.article`
  position: relative;
  display: grid;
  gap: var(--space-16);
  padding: var(--space-24) var(--space-16) var(--space-16);
  border: 1px solid var(--line);
  border-radius: var(--radius-20);
  background: var(--surface);
`

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-12);
`

/** The details, one fact per line. */
export const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: start;
  gap: var(--space-8);
  font-size: var(--type-14);

  & > dl,
  & > ${Cell} {
    inline-size: 100%;
  }
  & > ${Cell} {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  & > ${Cell} > ${Label} {
    font-size: var(--type-14);
  }
`

export const FullWidth = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;
`
