const IPFS = 'ipfs://'

/** Collectible as in nfts.json. */
interface Collectible {
  identifier: string
  type: string
}

/**
 * Returns the addresses to try for a file, in their order: one per gateway for an ipfs:// address, else the address
 * itself if it is http or https (constants: TOKEN_URI_SCHEMES). Empty for another address.
 */
export function fileUrls(uri: string, gateways: readonly string[]): string[] {
  if (uri.startsWith(IPFS)) return gateways.map((gateway) => `${gateway}${uri.slice(IPFS.length)}`)
  return /^https?:\/\//.test(uri) ? [uri] : []
}

/** Returns the collectible that a token's metadata denotes, by its field image; null for an unknown one. */
export const collectibleOf = <Entry extends Collectible>(
  image: string,
  type: string,
  all: readonly Entry[],
): Entry | null =>
  // constants: MATCH_RULE
  all.find((entry) => entry.type === type && image.includes(entry.identifier)) ?? null

/**
 * Returns the collectible that the address of a token's metadata denotes, by the name of its file; null for an unknown
 * one. So a token is known without its metadata, which gateways serve (games 3.8.4).
 */
export function collectibleByFile<Entry extends Collectible>(
  uri: string,
  type: string,
  all: readonly Entry[],
): Entry | null {
  const [, name] = /\/([^/.]+)\.\w+$/.exec(uri) ?? []
  return all.find((entry) => entry.type === type && entry.identifier === name) ?? null
}

/** Token of the account. */
export interface OwnedToken {
  identifier: string
  tokenId: bigint
}

/** Collectible with the account's tokens of it, by ascending id. */
export interface CollectibleRow<Entry> {
  collectible: Entry
  tokenIds: readonly bigint[]
}

const byId = (one: bigint, other: bigint) => (one < other ? -1 : 1)

/** Returns every collectible with its owned tokens: owned ones first, else in the order of the deployment. */
export function collectibleRows<Entry extends Collectible>(
  all: readonly Entry[],
  owned: readonly OwnedToken[],
): CollectibleRow<Entry>[] {
  const rows = all.map((collectible) => ({
    collectible,
    tokenIds: owned
      .filter(({ identifier }) => identifier === collectible.identifier)
      .map(({ tokenId }) => tokenId)
      .toSorted(byId),
  }))
  return [
    ...rows.filter(({ tokenIds }) => tokenIds.length > 0),
    ...rows.filter(({ tokenIds }) => tokenIds.length === 0),
  ]
}

/** Returns whether an account of a team may be offered the claim of a collectible (games 2.7.2). */
export function isOfferedTo(
  identifier: string,
  teamId: number | null,
  teamCollectibles: Readonly<Record<string, number>>,
): boolean {
  const team = teamCollectibles[identifier]
  return team === undefined || team === teamId
}
