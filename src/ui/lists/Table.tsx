import type { ReactNode } from 'react'
import { VisuallyHidden } from '../content/VisuallyHidden'
import { Body, Caption, Cell, Grid, HeadCell, HeadLine, Heads, Line, NameInCard, Value } from './table.styles'

export type Column<Row> = {
  /** Column heading, and label of the value in a card; unique within the table. */
  name: string
  /** Exposes the heading only to screen readers, as for a column of buttons. */
  nameHidden?: boolean
  renderCell: (row: Row) => ReactNode
  /** 'figures' aligns numbers at their last digit in every writing direction, so that they are comparable. */
  align?: 'start' | 'end' | 'figures'
  /** Marks the column that identifies the row; it is the heading of the card. */
  isHead?: boolean
}

type Props<Row> = {
  caption: string
  captionHidden?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

/**
 * A table; on a phone, each row becomes a card. The roles are explicit, because browsers drop the table semantics of
 * elements with another `display`.
 */
export function Table<Row>({ caption, captionHidden = false, columns, rows, keyOf }: Props<Row>) {
  return (
    <Grid role="table">
      <Caption data-hidden={captionHidden || undefined}>{caption}</Caption>
      <Heads role="rowgroup">
        <HeadLine role="row">
          {columns.map(({ name, nameHidden, align }) => (
            <HeadCell key={name} role="columnheader" scope="col" data-align={align}>
              {nameHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
            </HeadCell>
          ))}
        </HeadLine>
      </Heads>
      <Body role="rowgroup">
        {rows.map((row) => (
          <Line key={keyOf(row)} role="row">
            {columns.map((column) => (
              <Cell
                key={column.name}
                as={column.isHead ? 'th' : 'td'}
                role={column.isHead ? 'rowheader' : 'cell'}
                scope={column.isHead ? 'row' : undefined}
                data-align={column.align}
                data-name={column.isHead || undefined}
              >
                {!column.isHead && !column.nameHidden && <NameInCard aria-hidden>{column.name}</NameInCard>}
                <Value>{column.renderCell(row)}</Value>
              </Cell>
            ))}
          </Line>
        ))}
      </Body>
    </Grid>
  )
}
