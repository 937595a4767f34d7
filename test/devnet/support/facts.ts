import { readFileSync } from 'node:fs'
import { Wallet } from 'ethers'
import type { Deployment } from '../../../src/core/deployment.ts'

const read = <T>(kind: string): T =>
  JSON.parse(readFileSync(new URL(`../../../deployments/devnet/${kind}.json`, import.meta.url), 'utf8')) as T

interface TokenFacts {
  symbol: string
  address: string
  decimals: number
}

export const facts = read<Deployment>('deployment')
export const tokens = read<Record<string, TokenFacts>>('tokens')
export const bases = read<{ basesToCheckTradesAgainst: string[] }>('bases').basesToCheckTradesAgainst

/** Answers a token of the local chain by its key. */
export function token(key: string): TokenFacts {
  const found = tokens[key]
  if (!found) throw new Error(`No token ${key}`)
  return found
}

/** The three accounts that a person plays with. */
export const players = (facts.demoWallet?.accounts ?? []).map(({ privateKey }) => new Wallet(privateKey))
