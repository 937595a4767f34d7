import { errorPage, pageFound, type PageResponse, type Sources } from './pageResponse.ts'
import { markup } from './html.ts'
import { accountLink, blockLink, bnb, facts, table, time, transactionLink } from './layout.ts'
import { readBlock } from './reads.ts'

/** Returns the page of a block and its transactions. */
export async function blockPage({ rpc, names }: Sources, text: string): Promise<PageResponse> {
  if (!/^\d{1,15}$/.test(text)) return errorPage(404, 'Block', 'This is not a block number.')
  const number = Number(text)
  const block = await readBlock(rpc, number)
  if (!block) return errorPage(404, `Block ${number}`, `This chain has no block ${number} yet.`)
  const rows = block.transactions.map(async ({ hash, from, to, value }) => [
    transactionLink(hash),
    await accountLink(names, from, 'short'),
    to ? await accountLink(names, to, 'short') : 'A new contract',
    bnb(BigInt(value)),
  ])
  const list = facts([
    ['Time', time(block.timestamp)],
    ['Hash', block.hash],
    ['Gas used', Number(block.gasUsed)],
    ['Before it', number > 0 ? blockLink(number - 1) : 'Nothing'],
    ['After it', blockLink(number + 1)],
  ])
  const content = table(['Transaction', 'From', 'To', 'Value'], await Promise.all(rows), 'This block is empty.')
  return pageFound(
    `Block ${number}`,
    markup`${list}
      <h2>Transactions</h2>
      ${content}`,
  )
}
