import type { Address } from '../../../core/address'
import { useCallback } from 'react'
import { useServiceRead, type ServiceRead } from '../../../chain/services/useServiceRead'
import { useTranslation, type Translate } from '../../../i18n'
import { Text } from '../../../ui/layout/Text'

function nameText({ status, value }: ServiceRead<string | null>, t: Translate): string {
  if (status === 'loading') return '…'
  return status === 'unavailable' ? t('Unavailable, trying again') : (value ?? t('None'))
}

/** Name of an account, from the services of the deployment. Where they fail, it reads again until they reply. */
export function ProfileName({ account, servicesUrl }: { account: Address; servicesUrl: string }) {
  const { t } = useTranslation()
  const read = useCallback(async () => {
    const { readProfileName } = await import('../../../chain/services/profileName')
    return readProfileName(servicesUrl, account)
  }, [account, servicesUrl])
  return (
    <Text $tone="quiet" $size={14}>
      {t('Profile name')}: <bdi>{nameText(useServiceRead(read), t)}</bdi>
    </Text>
  )
}
