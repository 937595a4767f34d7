import { Interface } from 'ethers'
import type { Address } from '../../../core/address'
import type { Intent } from '../../send/intent'

export const pointCenterIfo = new Interface(['function getPoints(address sale)'])

/** Creates the write that claims the points of a harvested sale. */
export const getPoints = (center: Address, sale: Address): Intent => ({
  contract: { address: center, interface: pointCenterIfo },
  ...{ method: 'getPoints', args: [sale], valueRaw: 0n },
})
