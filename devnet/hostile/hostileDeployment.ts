import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Deployment } from '../../src/core/deployment.ts'
import { CHAIN_ID } from '../node/chain.ts'
import { root } from '../node/root.ts'
import { factsAt, readDevnet } from '../protocol/deploymentFiles.ts'
import { HOSTILE_TOKENS } from './hostileTokens.ts'

interface TokenList {
  tokens: { address: string; symbol: string; name: string; decimals: number; chainId: number }[]
}

/** Returns a token list with the hostile tokens at its end. */
export const withHostileTokens = <List extends TokenList>(list: List): List => ({
  ...list,
  tokens: [...list.tokens, ...HOSTILE_TOKENS.map((token) => ({ ...token, chainId: CHAIN_ID }))],
})

/** How many operators have to agree before a write is signed: with one, the lying node would confirm itself. */
const QUORUM = 2

/**
 * Returns the facts of a deployment whose nodes are the given ones, each run by an operator of its own. New blocks are
 * announced by the honest chain's own node.
 */
export const withNodes = (facts: Deployment, nodeUrls: readonly string[]): Deployment => ({
  ...facts,
  rpc: {
    ...facts.rpc,
    http: [...nodeUrls],
    quorum: QUORUM,
    operators: Object.fromEntries(nodeUrls.map((url, index) => [new URL(url).host, `Operator ${index + 1}`])),
  },
})

/** Returns the URLs of the hostile nodes on this machine, in the order of Hostility.nodeUrls, before they are started. */
export const nodeUrlsAt = (rpcUrl: string, nodesPort: number): [lying: string, chain: string, honest: string] => [
  `http://127.0.0.1:${nodesPort}`,
  rpcUrl,
  `http://127.0.0.1:${nodesPort + 1}`,
]

/** Where a hostile chain and its hosts are. */
interface Places {
  rpcUrl: string
  explorerUrl: string
  listsUrl: string
  nodesPort: number
}

/** Writes the deployment of a hostile chain into .cache. Returns its folder, which is what DEPLOYMENT takes. */
export function hostileDeploymentFor({ rpcUrl, explorerUrl, listsUrl, nodesPort }: Places): string {
  const devnet = join(root, 'deployments', 'devnet')
  const folder = join(root, '.cache', 'deployments', `devnet-hostile-${new URL(rpcUrl).port}`)
  cpSync(devnet, folder, { recursive: true })
  const facts = withNodes(factsAt(readDevnet(), rpcUrl, explorerUrl, listsUrl), nodeUrlsAt(rpcUrl, nodesPort))
  const list = JSON.parse(readFileSync(join(devnet, 'token-list.json'), 'utf8')) as TokenList
  for (const [file, content] of [
    ['deployment.json', facts],
    ['token-list.json', withHostileTokens(list)],
  ] as const) {
    writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`)
  }
  return folder
}
