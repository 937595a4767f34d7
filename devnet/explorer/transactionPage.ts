import { Interface } from 'ethers'
import { artifactOf } from '../protocol/artifacts.ts'
import { errorPage, pageFound, type PageResponse, type Sources } from './pageResponse.ts'
import { markup, type Markup } from './html.ts'
import { accountLink, blockLink, bnb, facts, time, transfersTable } from './layout.ts'
import { readBlock, transfersIn, type Receipt, type Transaction } from './reads.ts'

let interfaces: readonly Interface[] | undefined

/** Returns the name of the called function; its 4-byte selector if it is in none of our ABIs. */
function actionOf({ to, input }: Transaction): string {
  if (to === null) return 'Deployment of a contract'
  if (input === '0x') return 'Transfer of BNB'
  interfaces ??= ['HotcakeRouter', 'WBNB', 'DevToken', 'HotcakeFactory', 'HotcakePair'].map(
    (name) => new Interface(artifactOf('swap', name).abi),
  )
  const selector = input.slice(0, 10)
  return interfaces.map((one) => one.getFunction(selector)?.name).find(Boolean) ?? selector
}

const verdict = (receipt: Receipt | null): Markup => {
  if (!receipt) return markup`<span class="warn">Pending</span>`
  return receipt.status === '0x1' ? markup`<span class="good">Success</span>` : markup`<span class="bad">Failed</span>`
}

/** Returns the page of a transaction: status, from, to, value, fee and token transfers. */
export async function transactionPage({ rpc, names }: Sources, hash: string): Promise<PageResponse> {
  if (!/^0x[0-9a-f]{64}$/i.test(hash)) return errorPage(404, 'Transaction', 'This is not a transaction hash.')
  const [transaction, receipt] = await Promise.all([
    rpc.ask<Transaction | null>('eth_getTransactionByHash', hash),
    rpc.ask<Receipt | null>('eth_getTransactionReceipt', hash),
  ])
  if (!transaction) return errorPage(404, 'Transaction', `There is no transaction ${hash} on this chain.`)
  const block = transaction.blockNumber && (await readBlock(rpc, Number(transaction.blockNumber)))
  const made = receipt?.contractAddress
  const target = transaction.to ?? made
  const list = facts([
    ['Status', verdict(receipt)],
    ['Hash', transaction.hash],
    ['Block', block ? markup`${blockLink(Number(block.number))}, ${time(block.timestamp)}` : 'Not yet in a block'],
    ['From', await accountLink(names, transaction.from, 'whole')],
    [
      'To',
      target ? markup`${await accountLink(names, target, 'whole')}${made ? ', created by it' : ''}` : 'A new contract',
    ],
    ['Action', actionOf(transaction)],
    ['Value', bnb(BigInt(transaction.value))],
    ['Fee', receipt ? bnb(BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice)) : 'Not yet known'],
    ['Nonce', Number(transaction.nonce)],
  ])
  const moved = receipt ? await transfersTable(names, transfersIn(receipt.logs), false) : null
  return pageFound(
    'Transaction',
    markup`${list}${
      moved
        ? markup`<h2>Tokens moved</h2>
            ${moved}`
        : ''
    }`,
  )
}
