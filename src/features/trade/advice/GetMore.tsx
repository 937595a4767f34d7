import { useTranslation } from '../../../i18n'
import { ButtonLink } from '../../../ui/controls/Link'
import { Text } from '../../../ui/layout/Text'
import type { ListedToken } from '../../lists'
import { getMorePath } from './advice.rules'

interface GetMoreProps {
  token: ListedToken
  /** By how much the account's balance is too low, in the smallest unit. */
  missingRaw: bigint
}

/**
 * Renders how to get the missing amount of a token: a link to the page that swaps for it. The native coin comes from
 * elsewhere, so it has an explanation instead (trading 5.1).
 */
export function GetMore({ token, missingRaw }: GetMoreProps) {
  const { t } = useTranslation()
  const { symbol, address } = token
  if (address === null) {
    return (
      <Text $tone="quiet" $size={14}>
        {t('To get more %symbol%, send it here from another wallet or an exchange, or swap a token for it.', {
          symbol,
        })}
      </Text>
    )
  }
  return (
    <ButtonLink to={getMorePath(token, missingRaw)} kind="primary" size="l" wide>
      {t('Get more %symbol%', { symbol })}
    </ButtonLink>
  )
}
