import { getAddress, Interface, isAddress } from 'ethers'
import { artifactOf } from '../protocol/artifacts.ts'
import { readTokens } from '../protocol/deploymentFiles.ts'
import { markup, type Markup } from './html.ts'
import {
  accountLink,
  amount,
  blockLink,
  bnb,
  errorPage,
  facts,
  pageFound,
  table,
  time,
  transactionLink,
  transfersTable,
  type PageResponse,
  type Sources,
} from './layout.ts'
import { readBlock, readNewestBlocks, readTransfers, transfersIn, type Receipt, type Transaction } from './reads.ts'

const HOME_BLOCKS = 30
const HOME_TRANSACTIONS = 20

/** Returns the home page: the newest transactions and blocks. */
export async function homePage({ rpc, names }: Sources): Promise<PageResponse> {
  const blocks = await readNewestBlocks(rpc, HOME_BLOCKS)
  const newest = blocks.flatMap(({ transactions }) => transactions.toReversed()).slice(0, HOME_TRANSACTIONS)
  const rows = newest.map(async ({ hash, from, to, blockNumber }) => [
    transactionLink(hash),
    blockLink(Number(blockNumber)),
    await accountLink(names, from, 'short'),
    to ? await accountLink(names, to, 'short') : 'A new contract',
  ])
  const transactions = table(['Transaction', 'Block', 'From', 'To'], await Promise.all(rows), 'None lately.')
  const blockTable = table(
    ['Block', 'Time', 'Transactions'],
    blocks
      .slice(0, 10)
      .map(({ number, timestamp, transactions: included }) => [
        ...[blockLink(Number(number)), time(timestamp), included.length],
      ]),
    'None yet.',
  )
  return pageFound(
    'Newest',
    markup`<h2>Transactions</h2>
      ${transactions}
      <h2>Blocks</h2>
      ${blockTable}`,
  )
}

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

/** Returns the countdown page of a future block: how many blocks remain until it (yield 2 "countdown link"). */
export async function countdownPage({ rpc }: Sources, text: string): Promise<PageResponse> {
  if (!/^\d{1,15}$/.test(text)) return errorPage(404, 'Countdown', 'This is not a block number.')
  const number = Number(text)
  const head = Number(await rpc.request<string>('eth_blockNumber'))
  const rows = facts([
    ['Newest block', blockLink(head)],
    ['Blocks to come', Math.max(0, number - head)],
  ])
  return pageFound(number > head ? `Waiting for block ${number}` : `Block ${number} has been mined`, markup`${rows}`)
}

let interfaces: readonly Interface[] | undefined

/**
 * Returns the action of a transaction: the name of the called function, or its 4-byte selector if no ABI of the
 * exchange has it.
 */
function actionOf({ to, input }: Transaction): string {
  if (to === null) return 'Deployment of a contract'
  if (input === '0x') return 'Transfer of BNB'
  interfaces ??= ['HotcakeRouter', 'WBNB', 'DevToken', 'HotcakeFactory', 'HotcakePair'].map(
    (name) => new Interface(artifactOf('swap', name).abi),
  )
  const selector = input.slice(0, 10)
  return interfaces.map((one) => one.getFunction(selector)?.name).find(Boolean) ?? selector
}

const statusOf = (receipt: Receipt | null): Markup => {
  if (!receipt) return markup`<span class="warn">Pending</span>`
  return receipt.status === '0x1' ? markup`<span class="good">Success</span>` : markup`<span class="bad">Failed</span>`
}

/** Returns the page of a transaction: status, from, to, value, fee and token transfers. */
export async function transactionPage({ rpc, names }: Sources, hash: string): Promise<PageResponse> {
  if (!/^0x[0-9a-f]{64}$/i.test(hash)) return errorPage(404, 'Transaction', 'This is not a transaction hash.')
  const [transaction, receipt] = await Promise.all([
    rpc.request<Transaction | null>('eth_getTransactionByHash', hash),
    rpc.request<Receipt | null>('eth_getTransactionReceipt', hash),
  ])
  if (!transaction) return errorPage(404, 'Transaction', `There is no transaction ${hash} on this chain.`)
  const block = transaction.blockNumber && (await readBlock(rpc, Number(transaction.blockNumber)))
  const createdContract = receipt?.contractAddress
  const target = transaction.to ?? createdContract
  const list = facts([
    ['Status', statusOf(receipt)],
    ['Hash', transaction.hash],
    ['Block', block ? markup`${blockLink(Number(block.number))}, ${time(block.timestamp)}` : 'Not yet in a block'],
    ['From', await accountLink(names, transaction.from, 'full')],
    [
      'To',
      target
        ? markup`${await accountLink(names, target, 'full')}${createdContract ? ', created by it' : ''}`
        : 'A new contract',
    ],
    ['Action', actionOf(transaction)],
    ['Value', bnb(BigInt(transaction.value))],
    ['Fee', receipt ? bnb(BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice)) : 'Not yet known'],
    ['Nonce', Number(transaction.nonce)],
  ])
  const transfers = receipt ? await transfersTable(names, transfersIn(receipt.logs), false) : null
  return pageFound(
    'Transaction',
    markup`${list}${
      transfers
        ? markup`<h2>Token transfers</h2>
            ${transfers}`
        : ''
    }`,
  )
}

const abi = new Interface([
  'function balanceOf(address) view returns (uint256)',
  'function totalSupply() view returns (uint256)',
])
const MAX_TRANSFERS = 25

/** Returns the page of an account or contract: its balances and its newest token transfers. */
export async function addressPage({ rpc, names }: Sources, text: string): Promise<PageResponse> {
  if (!isAddress(text)) return errorPage(404, 'Address', 'This is not an address.')
  const address = getAddress(text)
  const tokens = Object.values(readTokens()).filter((token) => token.address)
  const data = abi.encodeFunctionData('balanceOf', [address])
  const [[balance, sent, code], amounts, name] = await Promise.all([
    rpc.requestAll<string>([
      ['eth_getBalance', address, 'latest'],
      ['eth_getTransactionCount', address, 'latest'],
      ['eth_getCode', address, 'latest'],
    ]),
    rpc.requestAll<string>(tokens.map((token) => ['eth_call', { to: token.address, data }, 'latest'] as const)),
    names.of(address),
  ])
  const balances = tokens.flatMap((token, at) => {
    const amountRaw = BigInt(amounts[at] ?? 0)
    const link = markup`<a href="/token/${token.address}">${token.symbol}</a>`
    return amountRaw > 0n ? [[link, token.name, amount(amountRaw, token.decimals)]] : []
  })
  const list = facts([
    ['Address', address],
    ['Kind', code === '0x' ? 'Account' : 'Contract'],
    ['Balance', bnb(BigInt(balance ?? 0))],
    ['Sent', `${Number(sent)} transactions`],
  ])
  const transfers = await transfersTable(names, await readTransfers(rpc, { account: address }, MAX_TRANSFERS), true)
  const tokenTable = table(['Token', 'Name', 'Amount'], balances, 'It has no listed tokens.')
  return pageFound(
    name ?? 'Address',
    markup`${list}
      <h2>Tokens</h2>
      ${tokenTable}
      <h2>Newest transfers</h2>
      ${transfers}`,
  )
}

/** Returns the page of a token: its own metadata and its newest transfers. */
export async function tokenPage({ rpc, names }: Sources, text: string): Promise<PageResponse> {
  if (!isAddress(text)) return errorPage(404, 'Token', 'This is not an address.')
  const address = getAddress(text)
  const metadata = await names.token(address)
  if (!metadata) return errorPage(404, 'Token', `There is no token at ${address}.`)
  const call = { to: address, data: abi.encodeFunctionData('totalSupply') }
  const supply = await rpc.request<string>('eth_call', call, 'latest')
  const list = facts([
    ['Name', metadata.name],
    ['Contract', markup`<a href="/address/${address}">${address}</a>`],
    ['Decimals', metadata.decimals],
    ['Supply', `${amount(BigInt(supply), metadata.decimals)} ${metadata.symbol}`],
  ])
  const transfers = await transfersTable(names, await readTransfers(rpc, { token: address }, MAX_TRANSFERS), true)
  return pageFound(
    metadata.symbol,
    markup`${list}
      <h2>Newest transfers</h2>
      ${transfers}`,
  )
}
