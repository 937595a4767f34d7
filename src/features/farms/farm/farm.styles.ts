import { styled } from 'styled-components'
import { phoneRow } from '../../../ui/lists/phoneRow'
import { clickableRow } from '../../../ui/lists/clickableRow'

export const Name = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 var(--space-12);
  min-inline-size: 0;
`

export const Pictures = styled.span`
  grid-row: span 2;
`

export const PairName = styled.strong`
  unicode-bidi: isolate;
  overflow-wrap: anywhere;
`

export const Figure = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
  min-block-size: 32px;
  font-weight: 600;
  unicode-bidi: isolate;
  overflow-wrap: anywhere;

  & > bdi {
    white-space: nowrap;
  }
`

export const Cell = styled.div`
  display: grid;
  align-content: center;
  min-inline-size: 0;
`

export const RowBox = styled.article`
  border: 1px solid var(--line);
  border-radius: var(--radius-20);
  background: var(--surface);
`

export const Head = styled.div`
  ${clickableRow}
  display: grid;
  grid-template-columns: minmax(0, 2.2fr) minmax(0, 1fr) minmax(0, 1.1fr) minmax(0, 1.3fr) minmax(0, 0.7fr) auto;
  align-items: center;
  gap: var(--space-8) var(--space-16);
  min-block-size: 82px;
  padding: var(--space-12) var(--space-16);

  & [data-above] {
    position: relative;
    z-index: 1;
  }
  & > button > span {
    transition: rotate var(--motion-feedback);
  }
  & > [aria-expanded='true'] > span {
    rotate: 180deg;
  }

  ${phoneRow}
`

export const Unfolded = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.2fr) minmax(0, 1.2fr) minmax(0, 1fr);
  align-items: start;
  gap: var(--space-16);
  padding: var(--space-16);
  border-block-start: 1px solid var(--line);
  transition: opacity var(--motion-panel);

  &[data-leaving] {
    opacity: 0;
  }
  @starting-style {
    opacity: 0;
  }
  @media (max-width: 899px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: start;
  align-items: center;
  gap: var(--space-8) var(--space-12);
  padding: var(--space-12) var(--space-16);
  border: 1px solid var(--line);
  border-radius: var(--radius-12);
`

export const PanelTitle = styled.h3`
  grid-column: 1 / -1;
  color: var(--text-quiet);
  font-size: var(--type-14);
  font-weight: 600;
`

export const PanelFigure = styled.strong`
  font-size: var(--type-20);
  overflow-wrap: anywhere;
`

export const FullWidth = styled.div`
  grid-column: 1 / -1;
`

export const Links = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-8);
  margin-block-start: var(--space-8);
  font-size: var(--type-14);
`
