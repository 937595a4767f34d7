import { readFileSync } from 'node:fs'
import { Wallet } from 'ethers'
import type { Deployment } from '../../../src/deployment/deployment.ts'

const read = <T>(kind: string): T =>
  JSON.parse(readFileSync(new URL(`../../../deployments/devnet/${kind}.json`, import.meta.url), 'utf8')) as T

interface TokenFacts {
  symbol: string
  address: string
  decimals: number
}

interface FarmFacts {
  pid: number
  lpSymbol: string
  lpAddress: string
  token: string
  quoteToken: string
  isCommunity?: true
}

interface PoolFacts {
  sousId: number
  stakingToken: string
  earningToken: string
  contractAddress: string
  poolCategory: string
  tokenPerBlock: string
  isFinished?: true
  enableEmergencyWithdraw?: true
}

export const facts = read<Deployment>('deployment')
export const tokens = read<Record<string, TokenFacts>>('tokens')
export const farms = read<{ farms: FarmFacts[] }>('farms').farms
export const pools = read<PoolFacts[]>('pools')
export const bases = read<{ basesToCheckTradesAgainst: string[] }>('bases').basesToCheckTradesAgainst

/** Returns a token of the local chain by its key. */
export function token(key: string): TokenFacts {
  const found = tokens[key]
  if (!found) throw new Error(`No token ${key}`)
  return found
}

/** The three demo accounts. */
export const demoAccounts = (facts.demoWallet?.accounts ?? []).map(({ privateKey }) => new Wallet(privateKey))
