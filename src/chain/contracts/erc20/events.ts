import { topicOf } from '../signatures'

/** Approval(address indexed owner, address indexed spender, uint256 value), in base units. */
export const APPROVAL_TOPIC = topicOf('Approval(address,address,uint256)')

/** Transfer(address indexed from, address indexed to, uint256 value), in base units. */
export const TRANSFER_TOPIC = topicOf('Transfer(address,address,uint256)')
