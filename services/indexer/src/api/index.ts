import { Hono } from 'hono'
import { db } from 'ponder:api'
import { balanceChange, mark } from 'ponder:schema'
import { and, desc, inArray, lte } from 'ponder'
import { zeroAddress } from 'viem'
import { GRAPHS, type GraphName } from '../../../graph/entities.ts'
import { createGraph } from '../../../graph/resolve.ts'
import { readJson } from '../../../http/body.ts'
import { answerQuery } from '../../../http/graphql.ts'
import { lineLog, reasonOf } from '../../../http/log.ts'
import type { BalancesRequest } from '../../process.ts'
import { rowsOf } from '../../rows.ts'

/** Paths of the index's process, which only the services call. */
const app = new Hono()

const report = (error: unknown) => lineLog('error', 'a query of the index failed', { reason: reasonOf(error) })

for (const name of Object.keys(GRAPHS) as GraphName[]) {
  const graph = createGraph({ entities: GRAPHS[name], read: rowsOf(name), report })
  app.post(`/graph/${name}`, async (context) => {
    const { status, result } = await answerQuery(await readJson(context), graph)
    return context.json(result, status)
  })
}

const MARKS = 20

app.get('/marks', async (context) => {
  const { block, hash } = mark
  return context.json(await db.select({ block, hash }).from(mark).orderBy(desc(block)).limit(MARKS))
})

/** Amounts of accounts at a block, and those of the contracts, which are stored for the zero address. */
app.post('/balances', async (context) => {
  const { block, accounts } = await context.req.json<BalancesRequest>()
  const { series, account, amount } = balanceChange
  const named = [...accounts.map((one) => one.toLowerCase()), zeroAddress] as `0x${string}`[]
  const rows = await db
    .selectDistinctOn([series, account], { series, account, amount })
    .from(balanceChange)
    .where(and(lte(balanceChange.block, block), inArray(account, named)))
    .orderBy(series, account, desc(balanceChange.block))
  return context.json(rows.map((row) => ({ ...row, amount: String(row.amount) })))
})

export default app
