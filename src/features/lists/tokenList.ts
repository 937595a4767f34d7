/** The version of a list: major rises when tokens go or addresses change, minor when tokens come, patch for the rest. */
export interface ListVersion {
  major: number
  minor: number
  patch: number
}

/** A token as a list describes it, after cleaning: of this chain, with checksum, without hidden characters. */
export interface ListToken {
  chainId: number
  address: string
  symbol: string
  name: string
  decimals: number
  /** https or ipfs; absent where the list gives none that can be used. */
  logoURI?: string
  tags?: string[]
}

/** A token list as the app keeps it (trading 3 "Token list"). */
export interface TokenList {
  name: string
  version: ListVersion
  timestamp: string
  tokens: ListToken[]
  logoURI?: string
  keywords?: string[]
  tags?: Record<string, { name: string; description: string }>
}

/** Answers a list's version for the eye: v1.2.3. */
export const versionText = ({ major, minor, patch }: ListVersion): string => `v${major}.${minor}.${patch}`
