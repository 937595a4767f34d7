import type { Address } from '../../core/address'
/** Version of a list: major rises for removed tokens or changed addresses, minor for new tokens, patch for the rest. */
export interface ListVersion {
  major: number
  minor: number
  patch: number
}

/** A token of a list after sanitising: of this chain, with checksum, without hidden characters. */
export interface ListToken {
  chainId: number
  address: Address
  symbol: string
  name: string
  decimals: number
  /** https or ipfs; absent without a usable one. */
  logoURI?: string
  tags?: string[]
}

/** A sanitised token list (trading 3 "Token list"). */
export interface TokenList {
  name: string
  version: ListVersion
  timestamp: string
  tokens: ListToken[]
  logoURI?: string
  keywords?: string[]
  tags?: Record<string, { name: string; description: string }>
}

/** Formats a list's version: v1.2.3. */
export const versionText = ({ major, minor, patch }: ListVersion): string => `v${major}.${minor}.${patch}`
