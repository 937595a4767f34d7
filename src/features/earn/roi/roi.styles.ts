import { styled } from 'styled-components'
import { PHONE } from '../../../ui/media'

export const Picks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  margin-block-start: var(--space-8);
`

export const Unit = styled.span`
  color: var(--text-quiet);
  white-space: nowrap;
`

export const Figures = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--type-14);

  & th,
  & td {
    padding-block: var(--space-8);
    padding-inline: var(--space-8) 0;
    border-block-end: 1px solid var(--line);
    text-align: end;
    font-weight: 500;
    white-space: nowrap;
  }
  & th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  & thead th {
    color: var(--text-quiet);
  }
  & tbody th {
    overflow-wrap: break-word;
    white-space: normal;
  }
  ${PHONE} {
    font-size: var(--type-12);

    & td {
      padding-inline-start: var(--space-4);
    }
  }
  & tr[data-chosen] {
    background: var(--accent-soft);
  }
`
