import { formatUnits, getAddress } from 'ethers'
import { darkPalette, lightPalette, paletteVariables } from '../../src/ui/colours.ts'
import type { Rpc } from '../node/rpc.ts'
import { markup, type Markup } from './html.ts'
import type { NameResolver } from './names.ts'
import type { Transfer } from './reads.ts'

/** Returns a complete HTML page. */
const page = (title: string, body: Markup): Markup =>
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

/** A page and its HTTP status. */
export interface PageResponse {
  status: number
  body: Markup
}

/** Data sources of the pages. */
export interface Sources {
  rpc: Rpc
  names: NameResolver
}

/** Returns a page with status 200. */
export const pageFound = (title: string, body: Markup): PageResponse => ({ status: 200, body: page(title, body) })

/** Returns an error page: a status and one sentence that gives the reason. */
export const errorPage = (status: 404 | 405 | 502, title: string, sentence: string): PageResponse => ({
  status,
  body: page(title, markup`<p>${sentence}</p>`),
})

const short = (text: string) => `${text.slice(0, 6)}…${text.slice(-4)}`

/** Returns a link to a transaction, labelled with its shortened hash. */
export const transactionLink = (hash: string): Markup => markup`<a href="/tx/${hash}">${short(hash)}</a>`

/** Returns a link to a block, labelled with its number. */
export const blockLink = (number: number): Markup => markup`<a href="/block/${number}">${number}</a>`

/**
 * Returns a link to an account or contract. The full form is the address, followed by the name if there is one. The
 * short form, for table cells, is the name, or the abbreviated address.
 */
export async function accountLink(names: NameResolver, account: string, form: 'full' | 'short'): Promise<Markup> {
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

/** Returns a table, or the sentence `whenEmpty` if there are no rows. */
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

/** Returns a table of transfers. `withTransaction` adds a column with the transaction of each. */
export async function transfersTable(names: NameResolver, transfers: readonly Transfer[], withTransaction: boolean) {
  const rows = transfers.map(async ({ token, from, to, amountRaw, hash }) => {
    const metadata = await names.token(token)
    const symbol = metadata?.symbol ?? short(token)
    return [
      ...(withTransaction ? [transactionLink(hash)] : []),
      await accountLink(names, from, 'short'),
      await accountLink(names, to, 'short'),
      markup`${amount(amountRaw, metadata?.decimals ?? 0)} <a href="/token/${token}">${symbol}</a>`,
    ]
  })
  const columns = [...(withTransaction ? ['Transaction'] : []), 'From', 'To', 'Amount']
  return table(columns, await Promise.all(rows), 'No token transfers.')
}

/** Style sheet of the explorer: the product's colours, light or dark by the system setting. */
export const STYLE = `
:root { color-scheme: light dark; ${paletteVariables(lightPalette)} }
@media (prefers-color-scheme: dark) { :root { ${paletteVariables(darkPalette)} } }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
header, main { max-width: 960px; margin: 0 auto; padding: 16px; }
header a { font-weight: 600; text-decoration: none; color: var(--text); }
h1 { font-size: 24px; line-height: 1.2; margin: 8px 0 16px; overflow-wrap: anywhere; }
h2 { font-size: 20px; line-height: 1.2; margin: 32px 0 12px; }
a { color: var(--accent-2); }
a:focus-visible { outline: 2px solid var(--accent-2); outline-offset: 2px; }
dl, .scroll { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; margin: 0; }
dl { display: grid; grid-template-columns: minmax(96px, max-content) 1fr; gap: 8px 24px; padding: 16px; }
dt { color: var(--text-quiet); }
dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: 8px 16px; white-space: nowrap; }
th { color: var(--text-quiet); font-weight: 400; }
tr + tr td { border-top: 1px solid var(--line); }
.good { color: var(--good); }
.warn { color: var(--warn); }
.bad { color: var(--bad); }
.quiet { color: var(--text-quiet); }
`
