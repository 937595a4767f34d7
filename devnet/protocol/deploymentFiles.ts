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
  /** LP tokens of the farms by pid, as farms.json has them. */
  farms: Record<string, string>
  /** Pools by sousId, as pools.json has them. */
  pools: Record<string, string>
}

/** A farm as farms.json has it. */
export interface FarmFacts {
  pid: number
  lpSymbol: string
  lpAddress: string
  token: string
  quoteToken: string
}

/** A pool as pools.json has it. */
export interface PoolFacts {
  sousId: number
  stakingToken: string
  earningToken: string
  contractAddress: string
  tokenPerBlock: string
}

const devnet = join(root, 'deployments', 'devnet')

const readJson = <T>(directory: string, kind: string): T =>
  JSON.parse(readFileSync(join(directory, `${kind}.json`), 'utf8')) as T

/** Answers the tokens of the local chain by key; the native coin is there too, without an address. */
export const readTokens = (): Record<TokenKey, TokenFacts> => readJson(devnet, 'tokens')

/** Answers the farms of the local chain, of this or another folder. */
export const readFarms = (directory = devnet): FarmFacts[] => readJson<{ farms: FarmFacts[] }>(directory, 'farms').farms

/** Answers the pools of the local chain, of this or another folder. */
export const readPools = (directory = devnet): PoolFacts[] => readJson(directory, 'pools')

/** Answers deployment.json of the local chain. */
export const readDevnet = (): Deployment => readJson(devnet, 'deployment')

interface Difference {
  what: string
  written: string
  deployed: string
}

/** Compares addresses by name; `mark` tells one kind of name from another. */
function compared(
  written: Record<string, string | undefined>,
  deployed: Record<string, string>,
  mark = '',
): Difference[] {
  const names = new Set([...Object.keys(written), ...Object.keys(deployed)])
  return [...names]
    .map((name) => ({
      what: `${mark}${name}`,
      written: written[name] ?? 'nothing',
      deployed: deployed[name] ?? 'nothing',
    }))
    .filter((difference) => difference.written !== difference.deployed)
}

function differences({ contracts, tokens, initCodeHash, farms, pools }: Deployed, directory: string): Difference[] {
  const facts = readJson<Deployment>(directory, 'deployment')
  const known = Object.entries(readJson<Record<string, Partial<TokenFacts>>>(directory, 'tokens'))
  const addresses = known.flatMap(([key, { address }]) => (address ? [[key, address] as const] : []))
  const lps = readFarms(directory).map(({ pid, lpAddress }) => [pid, lpAddress] as const)
  const chefs = readPools(directory).map(({ sousId, contractAddress }) => [sousId, contractAddress] as const)
  return [
    ...compared(facts.contracts, contracts),
    ...compared(Object.fromEntries(addresses), tokens),
    ...compared({ 'init code hash': facts.initCodeHash }, { 'init code hash': initCodeHash }),
    ...compared(Object.fromEntries(lps), farms, 'farm '),
    ...compared(Object.fromEntries(chefs), pools, 'pool '),
  ]
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
    rpc: { ...facts.rpc, http: [rpcUrl], webSocket: [rpcUrl.replace('http', 'ws')] },
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
