import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Deployment } from '../../src/core/deployment.ts'
import type { TokenKey } from '../market/market.ts'
import { root } from '../node/root.ts'
import { StopReason } from '../node/stopReason.ts'

/** A token's facts as tokens.json has them. */
export interface TokenFacts {
  symbol: string
  name: string
  address: string
  decimals: number
}

/** What a deployment made, by the names that deployment.json and tokens.json give it. */
export interface Deployed {
  contracts: Record<string, string>
  tokens: Record<string, string>
  initCodeHash: string
}

const devnet = join(root, 'deployments', 'devnet')

const readJson = <T>(directory: string, kind: string): T =>
  JSON.parse(readFileSync(join(directory, `${kind}.json`), 'utf8')) as T

/** Answers the tokens of the local chain by key; the native coin is there too, without an address. */
export const readTokens = (): Record<TokenKey, TokenFacts> => readJson(devnet, 'tokens')

/** Answers deployment.json of the local chain. */
export const readDevnet = (): Deployment => readJson(devnet, 'deployment')

interface Difference {
  what: string
  written: string
  deployed: string
}

function differences({ contracts, tokens, initCodeHash }: Deployed, directory: string): Difference[] {
  const facts = readJson<Deployment>(directory, 'deployment')
  const known = readJson<Record<string, Partial<TokenFacts>>>(directory, 'tokens')
  const names = new Set([...Object.keys(facts.contracts), ...Object.keys(contracts)])
  const keys = new Set([...Object.keys(known).filter((key) => known[key]?.address), ...Object.keys(tokens)])
  return [
    ...[...names].map((name) => ({ what: name, written: facts.contracts[name], deployed: contracts[name] })),
    ...[...keys].map((key) => ({ what: key, written: known[key]?.address, deployed: tokens[key] })),
    { what: 'init code hash', written: facts.initCodeHash, deployed: initCodeHash },
  ]
    .map(({ what, written = 'nothing', deployed = 'nothing' }) => ({ what, written, deployed }))
    .filter(({ written, deployed }) => written !== deployed)
}

/** Throws a StopReason when what was deployed is not what deployments/devnet, or another folder, says. */
export function refuseMismatch(deployed: Deployed, directory = devnet): void {
  const [first, ...others] = differences(deployed, directory)
  if (!first) return
  const more = others.length ? ` (and ${others.length} more differ)` : ''
  throw new StopReason(
    `deployments/devnet says ${first.written} for ${first.what}, but ${first.deployed} was deployed${more}: after changing contracts, run npm start -- --write.`,
  )
}

/**
 * Writes what was deployed in place of the old addresses and hash, in every file of deployments/devnet or another folder,
 * and answers the names of the files that changed. Throws a StopReason where text cannot simply be replaced.
 */
export function writeDeployed(deployed: Deployed, directory = devnet): string[] {
  const replacements = new Map<string, string>()
  for (const { what, written, deployed: now } of differences(deployed, directory)) {
    if (written === 'nothing' || now === 'nothing' || (replacements.get(written) ?? now) !== now) {
      throw new StopReason(`deployments/devnet cannot be rewritten by itself: enter ${now} for ${what} by hand first.`)
    }
    replacements.set(written, now)
  }
  return readdirSync(directory).filter((file) => {
    const before = readFileSync(join(directory, file), 'utf8')
    const after = before.replaceAll(/0x[0-9a-fA-F]{40,}/g, (found) => replacements.get(found) ?? found)
    if (after !== before) writeFileSync(join(directory, file), after)
    return after !== before
  })
}

/**
 * Answers the facts of a chain whose node and explorer are the given ones, and whose lists and IPFS gateway are at the
 * third where one is given.
 */
export function factsAt(facts: Deployment, rpcUrl: string, explorerUrl: string, listsUrl?: string): Deployment {
  const gateways = { ipfsGateways: [`${listsUrl}/ipfs/`], ipnsGateways: [`${listsUrl}/ipns/`] }
  return {
    ...facts,
    rpc: { http: [rpcUrl], webSocket: [rpcUrl.replace('http', 'ws')] },
    explorer: { name: 'Local explorer', url: explorerUrl },
    services: { ...facts.services, ...(listsUrl !== undefined && gateways) },
  }
}

/**
 * Answers where to find a deployment with these facts: the committed folder when it says so itself, else a copy in .cache.
 * The answer is what DEPLOYMENT takes.
 */
export function deploymentFor(rpcUrl: string, explorerUrl: string, listsUrl?: string): string {
  const facts = readDevnet()
  const wanted = factsAt(facts, rpcUrl, explorerUrl, listsUrl)
  if (JSON.stringify(wanted) === JSON.stringify(facts)) return 'devnet'
  const copy = join(root, '.cache', 'deployments', `devnet-${new URL(rpcUrl).port}`)
  cpSync(devnet, copy, { recursive: true })
  writeFileSync(join(copy, 'deployment.json'), `${JSON.stringify(wanted, null, 2)}\n`)
  return copy
}
