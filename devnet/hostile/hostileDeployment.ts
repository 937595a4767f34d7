import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Deployment } from '../../src/deployment/deployment.ts'
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

/** Number of operators that must agree before a write is signed: with one, the false node would confirm itself. */
const QUORUM = 2

/**
 * Returns the facts of a deployment with the given nodes, each run by a different operator. The chain's own node
 * announces new blocks.
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

/** Returns the URLs of the hostile nodes on this machine, in the order of Hostility.nodeUrls. The nodes need not run. */
export const nodeUrlsAt = (rpcUrl: string, nodesPort: number): [outlier: string, chain: string, correct: string] => [
  `http://127.0.0.1:${nodesPort}`,
  rpcUrl,
  `http://127.0.0.1:${nodesPort + 1}`,
]

/** URLs and ports of a hostile chain and its hosts. */
interface HostilePorts {
  rpcUrl: string
  explorerUrl: string
  listsUrl: string
  nodesPort: number
}

/** Writes the deployment of a hostile chain into .cache. Returns its folder, a value of DEPLOYMENT. */
export function hostileDeploymentFor({ rpcUrl, explorerUrl, listsUrl, nodesPort }: HostilePorts): string {
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
