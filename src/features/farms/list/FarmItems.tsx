import { Search, Sprout } from 'lucide-react'
import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import type { ListView } from '../../../core/listChoices'
import type { UsdPrice } from '../../../market/usdPrice'
import { Card } from '../../../ui/content/Card'
import { EmptyState } from '../../../ui/content/EmptyState'
import { Skeleton } from '../../../ui/content/Skeleton'
import { EarnList } from '../../earn'
import { FarmRow } from '../farm/FarmRow'
import { FarmCard } from '../farm/parts'
import type { FarmList, FarmView } from '../farms.rules'

const SKELETON_ROWS = 6

/** Apart as the rows are that come. */
const Awaited = styled.div`
  display: grid;
  gap: var(--space-8);
`

interface Props {
  list: FarmList
  view: ListView
  /** Those to be shown, in order. */
  farms: readonly FarmView[]
  /** Another text is another list. */
  listKey: string
  isLoading: boolean
  isStakedOnly: boolean
  hasQuery: boolean
  cakePrice: UsdPrice | null
}

/** The farms themselves, or why there are none (yield 2). */
export function FarmItems({ list, view, farms, listKey, isLoading, isStakedOnly, hasQuery, cakePrice }: Props) {
  const { t } = useTranslation()
  if (isLoading) {
    return (
      <Awaited aria-busy aria-label={t('Loading')} role="group">
        {Array.from({ length: SKELETON_ROWS }, (_, index) => (
          <Skeleton key={index} height="84px" />
        ))}
      </Awaited>
    )
  }
  if (farms.length === 0) {
    return (
      <Card>
        {hasQuery ? (
          <EmptyState icon={Search} title={t('No farm has that name.')}>
            {t('Try another search.')}
          </EmptyState>
        ) : (
          <EmptyState
            icon={Sprout}
            title={isStakedOnly ? t('Nothing of yours is staked here.') : t('There are no farms here.')}
          >
            {isStakedOnly && t('Turn off “Staked only” to see all farms.')}
          </EmptyState>
        )}
      </Card>
    )
  }
  const Item = view === 'cards' ? FarmCard : FarmRow
  return (
    <EarnList label={t('Farms')} view={view} items={farms} listKey={listKey} keyOf={({ farm }) => String(farm.pid)}>
      {(each) => <Item view={each} list={list} cakePrice={cakePrice} />}
    </EarnList>
  )
}
