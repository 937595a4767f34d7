import { topicOf } from '../signatures'

/** Deposit(address indexed dst, uint256 wad): native coin was wrapped, in wei. */
export const DEPOSIT_TOPIC = topicOf('Deposit(address,uint256)')

/** Withdrawal(address indexed src, uint256 wad): native coin was unwrapped, in wei. */
export const WITHDRAWAL_TOPIC = topicOf('Withdrawal(address,uint256)')
