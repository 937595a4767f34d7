import { NATIVE_ID } from '../../../core/currencyId'
import { useTranslation } from '../../../i18n'
import type { TableToken } from '../../../market/prices/tokenTable'
import { TokenRequired } from '../../earn'

/** Returns the path of the page that buys a token (yield 2 "Swap links from pools"). */
export const buyTokenPath = ({ isNative, address }: TableToken): string =>
  `/swap?outputCurrency=${isNative ? NATIVE_ID : address}`

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
