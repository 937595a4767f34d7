import { wordOf } from '../codec'
import { topicOf } from '../signatures'

const WORD_BITS = 256

/** AnswerUpdated(int256 indexed current, uint256 indexed roundId, uint256 updatedAt). */
export const ANSWER_UPDATED_TOPIC = topicOf('AnswerUpdated(int256,uint256,uint256)')

/** Returns the indexed topic of a price in the oracle's decimals. */
export const priceTopic = (priceRaw: bigint): string => `0x${wordOf(BigInt.asUintN(WORD_BITS, priceRaw))}`
