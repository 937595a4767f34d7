import { readWord } from '../codec'
import { topicOf } from '../signatures'
import type { Reserves } from './reads'

/** Sync(uint112 reserve0, uint112 reserve1): emitted after every change of the reserves (protocol 0). */
export const SYNC_TOPIC = topicOf('Sync(uint112,uint112)')

/** Mint(address indexed sender, uint256 amount0, uint256 amount1): liquidity was added. */
export const MINT_TOPIC = topicOf('Mint(address,uint256,uint256)')

/** Burn(address indexed sender, uint256 amount0, uint256 amount1, address indexed to): liquidity was removed. */
export const BURN_TOPIC = topicOf('Burn(address,uint256,uint256,address)')

/** Decodes the reserves in the data of a Sync event; throws for data that is too short. */
export const readSync = (data: string): Reserves => ({ reserve0Raw: readWord(data, 0), reserve1Raw: readWord(data, 1) })

/** Decodes the amounts in the data of a Mint or Burn event, in the smallest units and the pair's order of tokens. */
export const readAmounts = (data: string) => ({ amount0Raw: readWord(data, 0), amount1Raw: readWord(data, 1) })
