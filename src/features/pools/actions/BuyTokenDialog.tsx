import { NATIVE_ID } from '../../../core/currencyId'
import { type Translate, useTranslation } from '../../../i18n'
import type { TableToken } from '../../../market/prices/tokenTable'
import { TokenRequired } from '../../earn'
import type { NextStep } from '../../transactions'

const currencyIdOf = ({ isNative, address }: TableToken): string => (isNative ? NATIVE_ID : address)

/** Returns the path of the page that buys a token (yield 2 "Swap links from pools"). */
export const buyTokenPath = (token: TableToken): string => `/swap?outputCurrency=${currencyIdOf(token)}`

/** Returns the step after a token has arrived in the wallet: the page that swaps it. */
export const swapStep = (token: TableToken, t: Translate): NextStep => ({
  to: `/swap?inputCurrency=${currencyIdOf(token)}`,
  text: t('Swap %symbol%', { symbol: token.symbol }),
})

/** Dialog for an account that has none of the token to stake, with a link to buy it (yield 2, 8). */
export function BuyTokenDialog({ token, onClose }: { token: TableToken; onClose: () => void }) {
  const { t } = useTranslation()
  const { symbol } = token
  return (
    <TokenRequired
      symbol={symbol}
      to={buyTokenPath(token)}
      linkText={t('Buy %symbol%', { symbol })}
      onClose={onClose}
    />
  )
}
