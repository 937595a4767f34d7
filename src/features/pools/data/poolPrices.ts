import facts from 'virtual:pool-prices'
import { priceListFrom } from '../../../market/prices/priceList'

/** The liquidity pools that tell what the tokens of pools are worth. */
export const poolPrices = priceListFrom(facts)
