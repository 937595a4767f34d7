import { useTranslation } from '../../../i18n'
import type { TableToken } from '../../../market/prices/tokenTable'
import { TokenRequired } from '../../earn'
import { buyPath } from './buyPath'

/** Dialog for an account that has none of the token to stake, with a link to buy it (yield 2, 8). */
export function WayToBuy({ token, onClose }: { token: TableToken; onClose: () => void }) {
  const { t } = useTranslation()
  const { symbol } = token
  return (
    <TokenRequired symbol={symbol} to={buyPath(token)} linkText={t('Buy %symbol%', { symbol })} onClose={onClose} />
  )
}
