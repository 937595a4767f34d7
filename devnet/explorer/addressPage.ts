import { getAddress, Interface, isAddress } from 'ethers'
import { readTokens } from '../protocol/deploymentFiles.ts'
import { errorPage, pageFound, type PageResponse, type Sources } from './pageResponse.ts'
import { markup } from './html.ts'
import { amount, bnb, facts, table, transfersTable } from './layout.ts'
import { readTransfers } from './reads.ts'

const abi = new Interface([
  'function balanceOf(address) view returns (uint256)',
  'function totalSupply() view returns (uint256)',
])
const TRANSFERS = 25

/** Returns the page of an account or contract: its balances and its newest token transfers. */
export async function addressPage({ rpc, names }: Sources, text: string): Promise<PageResponse> {
  if (!isAddress(text)) return errorPage(404, 'Address', 'This is not an address.')
  const address = getAddress(text)
  const tokens = Object.values(readTokens()).filter((token) => token.address)
  const data = abi.encodeFunctionData('balanceOf', [address])
  const [[balance, sent, code], amounts, name] = await Promise.all([
    rpc.askAll<string>([
      ['eth_getBalance', address, 'latest'],
      ['eth_getTransactionCount', address, 'latest'],
      ['eth_getCode', address, 'latest'],
    ]),
    rpc.askAll<string>(tokens.map((token) => ['eth_call', { to: token.address, data }, 'latest'] as const)),
    names.of(address),
  ])
  const held = tokens.flatMap((token, at) => {
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
  const moved = await transfersTable(names, await readTransfers(rpc, { account: address }, TRANSFERS), true)
  const tokenTable = table(['Token', 'Name', 'Amount'], held, 'It has no listed tokens.')
  return pageFound(
    name ?? 'Address',
    markup`${list}
      <h2>Tokens</h2>
      ${tokenTable}
      <h2>Newest transfers</h2>
      ${moved}`,
  )
}

/** Returns the page of a token: its own metadata and its newest transfers. */
export async function tokenPage({ rpc, names }: Sources, text: string): Promise<PageResponse> {
  if (!isAddress(text)) return errorPage(404, 'Token', 'This is not an address.')
  const address = getAddress(text)
  const about = await names.token(address)
  if (!about) return errorPage(404, 'Token', `There is no token at ${address}.`)
  const request = { to: address, data: abi.encodeFunctionData('totalSupply') }
  const supply = await rpc.ask<string>('eth_call', request, 'latest')
  const list = facts([
    ['Name', about.name],
    ['Contract', markup`<a href="/address/${address}">${address}</a>`],
    ['Decimals', about.decimals],
    ['Supply', `${amount(BigInt(supply), about.decimals)} ${about.symbol}`],
  ])
  const moved = await transfersTable(names, await readTransfers(rpc, { token: address }, TRANSFERS), true)
  return pageFound(
    about.symbol,
    markup`${list}
      <h2>Newest transfers</h2>
      ${moved}`,
  )
}
