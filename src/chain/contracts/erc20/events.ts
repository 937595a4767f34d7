import { topicOf } from '../signatures'

/** Transfer(address indexed from, address indexed to, uint256 value), in base units. */
export const TRANSFER_TOPIC = topicOf('Transfer(address,address,uint256)')
