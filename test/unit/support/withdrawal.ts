import { Interface } from 'ethers'
import { toAddress } from '../../../src/core/address.ts'
import type { Intent } from '../../../src/chain/send/intent.ts'

/** A write without a value: withdraws 5 units from a contract. */
export const withdrawal: Intent = {
  contract: {
    address: toAddress(`0x${'2'.repeat(40)}`),
    interface: new Interface(['function withdraw(uint256 amount)']),
  },
  ...{ method: 'withdraw', args: [5n], valueRaw: 0n },
}
