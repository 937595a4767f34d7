import type { ReactNode } from 'react'
import { VisuallyHidden } from '../content/VisuallyHidden'
import { Body, Caption, Cell, Grid, HeadCell, HeadLine, Heads, Line, NameInCard, Value } from './tableLook'

export type Column<Row> = {
  /** The name over the column, and in a card beside the value; no two columns share one. */
  name: string
  /** Says the name only to those who listen, as over a column of buttons. */
  nameHidden?: boolean
  renderCell: (row: Row) => ReactNode
  /** 'figures' stand with their ones under each other in every direction of writing, so that they can be compared. */
  align?: 'start' | 'end' | 'figures'
  /** What the row is about; it heads the card. */
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
 * Things with the same facts about each: a table, and on a phone a card for each thing. The roles are written out,
 * because browsers forget that it is a table once it is drawn as anything else.
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
