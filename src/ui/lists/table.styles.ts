import { css, styled } from 'styled-components'
import { PHONE, RTL } from '../media'

const alignment = css`
  text-align: start;

  &[data-align='end'],
  &[data-align='figures'] {
    text-align: end;
  }
  ${RTL} &[data-align='figures'] {
    text-align: start;
  }
`

const hidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

export const Caption = styled.caption`
  margin-block-end: var(--space-12);
  font-weight: 650;
  font-size: var(--type-20);
  text-align: start;

  &[data-hidden] {
    ${hidden}
  }
`

export const Grid = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;

  ${PHONE} {
    display: block;

    & > caption {
      display: block;
    }
  }
`

/** On a phone the labels are inside the cards; screen readers still read these headings. */
export const Heads = styled.thead`
  color: var(--text-quiet);
  font-size: var(--type-14);

  ${PHONE} {
    ${hidden}
  }
`

export const HeadLine = styled.tr``

export const HeadCell = styled.th`
  padding: var(--space-8) var(--space-16);
  border-block-end: 1px solid var(--line);
  font-weight: 500;
  white-space: nowrap;
  ${alignment}
`

export const Body = styled.tbody`
  ${PHONE} {
    display: block;
  }
`

export const Line = styled.tr`
  ${PHONE} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    margin-block-end: var(--space-12);
    padding: var(--space-16);
    border: 1px solid var(--line);
    border-radius: var(--radius-20);
    background: var(--surface);
  }
`

export const Cell = styled.td`
  padding: var(--space-12) var(--space-16);
  border-block-end: 1px solid var(--line);
  font-weight: 400;
  overflow-wrap: anywhere;
  ${alignment}

  &[data-name] {
    font-weight: 600;
  }

  ${PHONE} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--space-16);
    min-block-size: 28px;
    padding: 0;
    border: 0;

    &&,
    ${RTL} &&[data-align] {
      text-align: end;
    }
    &&[data-name] {
      margin-block-end: var(--space-8);
      font-size: var(--type-20);
      text-align: start;
    }
  }
`

/** The column's label beside the value in a card; screen readers read the column heading instead. */
export const NameInCard = styled.span`
  display: none;

  ${PHONE} {
    display: block;
    color: var(--text-quiet);
    font-size: var(--type-14);
  }
`

export const Value = styled.div`
  ${PHONE} {
    flex: 1 0 auto;
    max-inline-size: 100%;
  }
`
