import { readWord } from '../codec'
import { topicOf } from '../signatures'

/** Deposit(address indexed sender, uint256 amount, uint256 shares, uint256 lastDepositedTime) (protocol 3). */
export const DEPOSIT_TOPIC = topicOf('Deposit(address,uint256,uint256,uint256)')

/** Decodes the data of a Deposit event: CAKE in its smallest unit, and the shares it gave. */
export const readDeposit = (data: string) => ({ amountRaw: readWord(data, 0), sharesRaw: readWord(data, 1) })
