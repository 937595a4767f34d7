import { index, onchainTable } from 'ponder'

export const competition = onchainTable('competition', (t) => ({
  id: t.hex().primaryKey(),
  status: t.integer().notNull(),
  traders: t.integer().notNull(),
  volume: t.bigint().notNull(),
}))

export const competitionTrader = onchainTable(
  'competition_trader',
  (t) => ({
    id: t.hex().primaryKey(),
    team: t.integer().notNull(),
    volume: t.bigint().notNull(),
    trades: t.integer().notNull(),
    registeredAt: t.integer().notNull(),
    block: t.integer().notNull(),
  }),
  (table) => ({ byTeam: index().on(table.team, table.volume) }),
)
