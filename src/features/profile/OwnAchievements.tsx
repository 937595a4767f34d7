import type { Address } from '../../core/address'
import { servicesUrl } from '../../deployment/services'
import { useTranslation } from '../../i18n'
import { Stack } from '../../ui/layout/Stack'
import { Text } from '../../ui/layout/Text'
import { Achievements, PointsHistory, usePoints } from '../members'

interface Props {
  account: Address
  /** Points on the chain. */
  total: bigint
  /** True to render the chart of the points over time. */
  hasHistory?: boolean
}

/** Renders the achievements of the account, or why a site without an index has none. */
export function OwnAchievements({ account, total, hasHistory = false }: Props) {
  const { t } = useTranslation()
  const points = usePoints(account, total)
  return (
    <Stack as="section" $gap={16}>
      <Text as="h2" $size={20} $weight={600}>
        {t('Achievements')}
      </Text>
      {servicesUrl === null ? (
        <Text $tone="quiet">
          {t('Achievements need the index of this site. Points and teams are read from the chain.')}
        </Text>
      ) : (
        <>
          <Achievements points={points} />
          {hasHistory && <PointsHistory points={points} />}
        </>
      )}
    </Stack>
  )
}
