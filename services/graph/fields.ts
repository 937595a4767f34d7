/** Type of a field: The Graph's scalars, or the name of an entity whose id the column contains. */
type FieldType = 'ID' | 'Bytes' | 'String' | 'Boolean' | 'BigInt' | 'BigDecimal' | 'Int' | EntityName

/** Entities that a field or a list can name; a graph contains those that its fields name. */
export type EntityName = 'Pair' | 'Round' | 'Bet' | 'User' | 'Lottery' | 'Team' | 'Point'

export interface Field {
  type: FieldType
  about: string
  /** True where rows can lack a value: a round that has not ended has no close price. */
  isNullable?: boolean
  /** Of a BigDecimal: digits after the point of the whole number that the column contains. */
  decimals?: number
  /** Of an id: true if the column contains a number. */
  isNumber?: boolean
}

/** Entities that name this one in a field. */
export interface RelatedList {
  entity: EntityName
  /** Field of the other entity that contains this one's id. */
  by: string
  about: string
}

/** Entity of a graph: its names in queries, and its fields, which are the columns of its table. */
export interface Entity {
  one: string
  many: string
  about: string
  fields: Readonly<Record<string, Field>>
  lists?: Readonly<Record<string, RelatedList>>
}

export const field = (type: FieldType, about: string): Field => ({ type, about })

/** Returns a field that rows can lack. */
export const optional = (type: FieldType, about: string): Field => ({ type, about, isNullable: true })
