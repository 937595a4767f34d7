import facts from '#deployment/nfts.json'

/** Collectible; `variationId` is its bunny id where it is of type pancake, and is not unique. */
export interface CollectibleEntry {
  identifier: string
  name: string
  type: 'pancake' | 'mixie'
  variationId: number
  /** Address of the original picture, ipfs://. */
  image: string
  isStarter?: boolean
}

/** Contents of nfts.json that the app uses. */
export interface CollectiblesFile {
  /** Name in deployment.json of the contract of each type. */
  sources: Readonly<Partial<Record<CollectibleEntry['type'], string>>>
  /** Team whose members may claim a collectible, by identifier. */
  teamCollectibles: Readonly<Record<string, number>>
  /** Name in deployment.json of the contract that gives a collectible, by identifier. */
  claims: Readonly<Record<string, string>>
  /** In display order. */
  collectibles: readonly CollectibleEntry[]
}

/** Collectibles, their contracts and claims (games 3.8). */
export const collectibleFacts: CollectiblesFile = facts
