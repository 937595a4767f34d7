import { poolPriceFacts } from '../../deployment/poolPrices'
import { priceListFrom } from './priceList'

/** Liquidity pools from which the prices of the pools' tokens are computed. */
export const poolPrices = priceListFrom(poolPriceFacts)
