import { Interface } from 'ethers/abi'
import { CallReverted, type ChainNode } from '../chain/node.ts'

/** Definition of a collectible in nfts.json, with its texts and pictures. */
export interface Collectible {
  identifier: string
  name: string
  type: string
  variationId: number
}

export interface CollectibleFacts {
  /** Contract of the collectibles whose tokens have a variation on the chain; null where it is not deployed. */
  contract: string | null
  collectibles: readonly Collectible[]
}

/** Type of the collectibles of that contract (nfts.json: sources). */
export const VARIED_TYPE = 'pancake'

const contract = new Interface(['function getBunnyId(uint256) view returns (uint8)'])
const TOKEN_ID = /^\d{1,30}$/

/** Token of the contract, and the definitions of its variation: two seasons share one number. */
interface CollectibleToken {
  address: string
  tokenId: string
  variationId: number
  collectibles: readonly Collectible[]
}

/** Reads a token by the address of its contract and its id; null for another contract or an unknown token. */
export type ReadCollectible = (address: string, tokenId: string) => Promise<CollectibleToken | null>

/** Returns the read of a token's definitions (games 7.2.3). */
export function collectibleReader(node: ChainNode, facts: CollectibleFacts): ReadCollectible {
  return async (address, tokenId) => {
    if (address !== facts.contract || !TOKEN_ID.test(tokenId)) return null
    try {
      const reply = await node.call(address, contract.encodeFunctionData('getBunnyId', [tokenId]))
      const variationId = Number(contract.decodeFunctionResult('getBunnyId', reply)[0])
      const collectibles = facts.collectibles.filter(
        (each) => each.type === VARIED_TYPE && each.variationId === variationId,
      )
      return collectibles.length > 0 ? { address, tokenId, variationId, collectibles } : null
    } catch (error) {
      if (error instanceof CallReverted) return null
      throw error
    }
  }
}
