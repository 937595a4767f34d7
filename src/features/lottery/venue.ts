import type { Address } from '../../core/address'
import { lotteryAddress } from '../../deployment/laterFacts'
import { cake } from '../../market/cake'
import type { TokenFacts } from '../../market/token'

/** Contract of the lottery, and the token that its tickets cost and its prizes pay. */
export interface LotteryVenue {
  lottery: Address
  cake: TokenFacts
}

/** Returns the lottery of the deployment; throws without one, where the area is off. */
export function lotteryVenue(): LotteryVenue {
  if (lotteryAddress === null || cake === null) throw new Error('This deployment has no lottery')
  return { lottery: lotteryAddress, cake }
}
