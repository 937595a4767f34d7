import { readWord, wordOf } from '../codec'
import { topicOf } from '../signatures'

const WORD_BITS = 256

/** LockRound(uint256 indexed epoch, uint256 blockNumber, int256 price) (protocol 5). */
export const LOCK_ROUND_TOPIC = topicOf('LockRound(uint256,uint256,int256)')

/** EndRound(uint256 indexed epoch, uint256 blockNumber, int256 price). */
export const END_ROUND_TOPIC = topicOf('EndRound(uint256,uint256,int256)')

/** Returns the indexed topic of a round. */
export const epochTopic = (epoch: number): string => `0x${wordOf(epoch)}`

/** Decodes the data of a LockRound or EndRound event: the price, in the oracle's decimals. */
export const readRoundPrice = (data: string): bigint => BigInt.asIntN(WORD_BITS, readWord(data, 1))
