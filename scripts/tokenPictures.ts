import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Draws the pictures of the best-known tokens of the deployments, without any trademark, and lists the existing
 * pictures. To add a picture, put it into the folder as {address in lower case}.svg. Then run
 * `npx tsx scripts/tokenPictures.ts`.
 */
const FOLDER = 'public/images/tokens'
/** List of the existing pictures, which the app imports. */
const LIST_FILE = 'src/ui/content/bundledPictures.json'
const DEPLOYMENTS = ['bsc', 'bsc-testnet', 'devnet']
/** Number of address digits in the list: enough to avoid most requests for missing pictures. */
const PREFIX_DIGITS = 6

const disc = (fill: string, rim: string) =>
  `<circle cx="20" cy="20" r="20" fill="${fill}"/><circle cx="20" cy="20" r="16.5" fill="none" stroke="${rim}" stroke-width="1.5"/>`
const line = (path: string, width = 3) =>
  `<path d="${path}" fill="none" stroke="#fff8ea" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

const DOLLAR = line(
  'M25.5 14.5c-1-2-3-3-5.5-3-3 0-5.5 1.5-5.5 4.2 0 6 11.2 2.8 11.2 8.8 0 2.8-2.6 4.2-5.7 4.2-2.7 0-5-1-6-3.2M20 8.5v23',
)
const COIN = line(
  'M12 16.5c0-2.5 3.6-4.5 8-4.5s8 2 8 4.5-3.6 4.5-8 4.5-8-2-8-4.5zM12 16.5v6.5c0 2.5 3.6 4.5 8 4.5s8-2 8-4.5v-6.5',
  2.5,
)
const STACK =
  '<path d="M12 24.5h16a3 3 0 0 1 0 6H12a3 3 0 0 1 0-6zM11 16.5h18a3 3 0 0 1 0 6H11a3 3 0 0 1 0-6z" fill="#fff8ea"/>' +
  '<path d="M20 8.5c5 0 8.6 1.4 8.6 3.4 0 1.5-1.4 2.4-2.8 2.4-.9 0-1.3.6-1.3 1.4v4.6a2 2 0 0 1-4 0v-3.4c0-.8-.4-1.2-1-1.2s-1 .4-1 1.2v.8a2 2 0 0 1-4 0c0-2.2-.3-3.1-1.4-3.3-1-.2-1.7-1.1-1.7-2.5 0-2 3.6-3.4 8.6-3.4z" fill="#f2b134"/>'
const LETTER_B = line(
  'M15.5 11.5v17M15.5 11.5h6a4 4 0 0 1 0 8h-6 7a4.5 4.5 0 0 1 0 9h-7M18.5 8.5v3M18.5 28.5v3M22.5 8.5v3M22.5 28.5v3',
  2.5,
)
const BARS = line('M13 12.5h14M13 20h14M13 27.5h14')

const drawings: Readonly<Record<string, string>> = {
  BNB: disc('#8f6508', '#e2b84a') + COIN,
  WBNB: disc('#4a3a1c', '#e2b84a') + COIN,
  CAKE: disc('#7a4a1d', '#b9793a') + STACK,
  BUSD: disc('#85620c', '#d3a72e') + DOLLAR,
  USDC: disc('#245a9c', '#6f9fd8') + DOLLAR,
  USDT: disc('#1c6b58', '#5fb39d') + DOLLAR,
  BTCB: disc('#a04f10', '#e39a55') + LETTER_B,
  ETH: disc('#4b5170', '#959cc4') + BARS,
}

interface TokenList {
  tokens: { symbol: string; address: string }[]
}

function drawingsFor(deployment: string): [id: string, drawing: string][] {
  const { tokens } = JSON.parse(readFileSync(`deployments/${deployment}/token-list.json`, 'utf8')) as TokenList
  return tokens.flatMap(({ symbol, address }) => {
    const drawing = drawings[symbol]
    return drawing === undefined ? [] : [[address.toLowerCase(), drawing] as [string, string]]
  })
}

const svgFile = (drawing: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${drawing}</svg>\n`
const ownFiles = new Set(Object.values(drawings).map(svgFile))

mkdirSync(FOLDER, { recursive: true })
const pictureFiles = () => readdirSync(FOLDER).filter((name) => name.endsWith('.svg'))
// Addresses of a deployment may have changed, so the project's drawings are written again. Pictures that a user has
// added remain.
for (const name of pictureFiles()) {
  if (ownFiles.has(readFileSync(join(FOLDER, name), 'utf8'))) rmSync(join(FOLDER, name))
}
for (const [id, drawing] of [['bnb', drawings['BNB'] ?? ''] as const, ...DEPLOYMENTS.flatMap(drawingsFor)]) {
  writeFileSync(join(FOLDER, `${id}.svg`), svgFile(drawing))
}
const prefixes = pictureFiles().map((name) => name.replace(/^0x|\.svg$/g, '').slice(0, PREFIX_DIGITS))
writeFileSync(LIST_FILE, `${JSON.stringify(prefixes.toSorted())}\n`)
console.log(`${prefixes.length} pictures in ${FOLDER}`)
