import { formatUnits, getAddress } from 'ethers'
import { markup, type Markup } from './html.ts'
import type { NameResolver } from './names.ts'
import type { Transfer } from './reads.ts'

/** Returns a complete HTML page. */
export const page = (title: string, body: Markup): Markup =>
  markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Local explorer</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <header><a href="/">Local explorer</a></header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`

const short = (text: string) => `${text.slice(0, 6)}…${text.slice(-4)}`

/** Returns a link to a transaction, labelled with its shortened hash. */
export const transactionLink = (hash: string): Markup => markup`<a href="/tx/${hash}">${short(hash)}</a>`

/** Returns a link to a block, labelled with its number. */
export const blockLink = (number: number): Markup => markup`<a href="/block/${number}">${number}</a>`

/**
 * Returns a link to an account or contract, labelled with its name, else its address. The short form abbreviates the
 * address, for table cells.
 */
export async function accountLink(names: NameResolver, account: string, form: 'whole' | 'short'): Promise<Markup> {
  const address = getAddress(account)
  const name = await names.of(address)
  const link = (label: string) => markup`<a href="/address/${address}" title="${address}">${label}</a>`
  if (form === 'short') return link(name ?? short(address))
  return name ? markup`${link(address)} (${name})` : link(address)
}

const withoutZeroFraction = (figure: string) => figure.replace(/\.0$/, '')

/** Returns an amount in whole units, without rounding. */
export const amount = (amountRaw: bigint, decimals: number): string =>
  withoutZeroFraction(formatUnits(amountRaw, decimals))

/** Returns an amount of the native coin, without rounding. */
export const bnb = (amountRaw: bigint): string => `${amount(amountRaw, 18)} BNB`

/** Returns a block's time in UTC, in a format without locale differences. */
export const time = (timestamp: string): string =>
  `${new Date(Number(timestamp) * 1000).toISOString().replace('T', ' ').slice(0, 19)} UTC`

/** Returns a definition list of facts. */
export const facts = (entries: readonly (readonly [term: string, fact: Markup | string | number])[]): Markup =>
  markup`<dl>${entries.map(([term, fact]) => markup`<dt>${term}</dt><dd>${fact}</dd>`)}</dl>`

/** Returns a table; a sentence replaces an empty one. */
export const table = (
  columns: readonly string[],
  rows: readonly (readonly (Markup | string | number)[])[],
  whenEmpty: string,
): Markup =>
  rows.length === 0
    ? markup`<p class="quiet">${whenEmpty}</p>`
    : markup`<div class="scroll">
        <table>
          <tr>
            ${columns.map((column) => markup`<th scope="col">${column}</th>`)}
          </tr>
          ${rows.map(
            (cells) =>
              markup`<tr>
                ${cells.map((cell) => markup`<td>${cell}</td>`)}
              </tr>`,
          )}
        </table>
      </div>`

/** Returns a table of transfers. A page about more than one transaction adds the transaction of each. */
export async function transfersTable(names: NameResolver, transfers: readonly Transfer[], withTransaction: boolean) {
  const rows = transfers.map(async ({ token, from, to, amountRaw, hash }) => {
    const about = await names.token(token)
    const symbol = about?.symbol ?? short(token)
    return [
      ...(withTransaction ? [transactionLink(hash)] : []),
      await accountLink(names, from, 'short'),
      await accountLink(names, to, 'short'),
      markup`${amount(amountRaw, about?.decimals ?? 0)} <a href="/token/${token}">${symbol}</a>`,
    ]
  })
  const columns = [...(withTransaction ? ['Transaction'] : []), 'From', 'To', 'Amount']
  return table(columns, await Promise.all(rows), 'No tokens moved.')
}
