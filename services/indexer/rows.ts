import { db } from 'ponder:api'
import * as tables from 'ponder:schema'
import { and, asc, desc, eq, gt, gte, inArray, lt, lte, ne, notInArray, sql, type AnyPgColumn } from 'ponder'
import type { Comparison } from '../graph/document.rules.ts'
import type { GraphName } from '../graph/entities.ts'
import type { ReadRows, Row } from '../graph/resolve.ts'

const TABLES = {
  exchange: { Pair: tables.pair, PairHour: tables.pairHour, PairDay: tables.pairDay },
  yield: { Place: tables.place, PlaceDay: tables.placeDay },
  activity: { Activity: tables.activity },
  prediction: {
    ...{ Market: tables.predictionMarket, Round: tables.predictionRound },
    ...{ User: tables.predictionUser, Bet: tables.predictionBet },
  },
  lottery: { Lottery: tables.lottery, User: tables.lotteryUser, Round: tables.lotteryEntry },
  profile: { Team: tables.profileTeam, User: tables.profileUser, Point: tables.profilePoint },
  competition: { Competition: tables.competition, Trader: tables.competitionTrader },
} as const satisfies Record<GraphName, Record<string, unknown>>

/** All that this file needs of a table: the columns of an entity are its fields. */
type EntityTable = typeof tables.place

type Single = Exclude<Comparison, 'in' | 'notIn'>

const SINGLE = { eq, ne, gt, gte, lt, lte } as const satisfies Record<Single, typeof eq>

/** Returns the function that reads a graph's rows from its tables. Rows of equal order are ordered by id. */
export function rowsOf(graph: GraphName): ReadRows {
  const known = TABLES[graph] as unknown as Readonly<Record<string, EntityTable>>
  return async (entity, { conditions, orderBy, direction, first, skip, pagePer }, most) => {
    const table = known[entity]
    if (!table) throw new Error(`The index has no table of ${entity}.`)
    const columns = table as unknown as Readonly<Record<string, AnyPgColumn>>
    const columnOf = (name: string): AnyPgColumn => {
      const column = columns[name]
      if (!column) throw new Error(`The table of ${entity} has no column ${name}.`)
      return column
    }
    const where = conditions.map(({ column, comparison, values }) => {
      if (comparison === 'in') return inArray(columnOf(column), [...values])
      if (comparison === 'notIn') return notInArray(columnOf(column), [...values])
      return SINGLE[comparison](columnOf(column), values[0])
    })
    const by = direction === 'asc' ? asc : desc
    const order = [by(columnOf(orderBy)), by(table.id)] as const
    const select = () => db.select().from(table)
    if (pagePer === undefined) {
      const rows: Row[] = await select()
        .where(and(...where))
        .orderBy(...order)
        .limit(Math.min(first, most))
        .offset(skip)
      return rows
    }
    const place = sql<number>`row_number() over (partition by ${columnOf(pagePer)} order by ${order[0]}, ${order[1]})`
    const ranked = db
      .select({ id: table.id, place: place.as('place') })
      .from(table)
      .where(and(...where))
      .as('ranked')
    const page = db
      .select({ id: ranked.id })
      .from(ranked)
      .where(and(gt(ranked.place, skip), lte(ranked.place, skip + first)))
    const rows: Row[] = await select()
      .where(inArray(table.id, page))
      .orderBy(...order)
      .limit(most)
    return rows
  }
}
