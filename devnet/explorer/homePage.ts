import { pageFound, type PageResponse, type Sources } from './pageResponse.ts'
import { markup } from './html.ts'
import { accountLink, blockLink, table, time, transactionLink } from './layout.ts'
import { readNewestBlocks } from './reads.ts'

const BLOCKS = 30
const TRANSACTIONS = 20

/** Returns the home page: the newest transactions and blocks. */
export async function homePage({ rpc, names }: Sources): Promise<PageResponse> {
  const blocks = await readNewestBlocks(rpc, BLOCKS)
  const newest = blocks.flatMap(({ transactions }) => transactions.toReversed()).slice(0, TRANSACTIONS)
  const rows = newest.map(async ({ hash, from, to, blockNumber }) => [
    transactionLink(hash),
    blockLink(Number(blockNumber)),
    await accountLink(names, from, 'short'),
    to ? await accountLink(names, to, 'short') : 'A new contract',
  ])
  const transactions = table(['Transaction', 'Block', 'From', 'To'], await Promise.all(rows), 'None lately.')
  const listed = table(
    ['Block', 'Time', 'Transactions'],
    blocks
      .slice(0, 10)
      .map(({ number, timestamp, transactions: inside }) => [
        ...[blockLink(Number(number)), time(timestamp), inside.length],
      ]),
    'None yet.',
  )
  return pageFound(
    'Newest',
    markup`<h2>Transactions</h2>
      ${transactions}
      <h2>Blocks</h2>
      ${listed}`,
  )
}
