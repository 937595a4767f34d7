import { Search, Sprout } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import type { ListView } from '../../../core/listChoices'
import type { UsdPrice } from '../../../market/usdPrice'
import { EmptyState } from '../../../ui/content/EmptyState'
import { EarnList, ListPlaceholder, ReadFailure, type ListStatus } from '../../earn'
import { ConnectButton } from '../../wallet'
import { FarmRow } from '../farm/FarmRow'
import { FarmCard } from '../farm/parts'
import type { FarmList, FarmView } from '../farms.rules'

interface Props {
  list: FarmList
  view: ListView
  /** The shown farms, in order. */
  farms: readonly FarmView[]
  /** A changed key denotes another list. */
  listKey: string
  status: ListStatus
  isStakedOnly: boolean
  hasQuery: boolean
  cakePrice: UsdPrice | null
}

/** Renders the farms, or why there are none (yield 2). */
export function FarmItems({ list, view, farms, listKey, status, isStakedOnly, hasQuery, cakePrice }: Props) {
  const { t } = useTranslation()
  const { state, unreadCount } = status
  if (state !== 'listed') {
    const failedTitle = isStakedOnly ? t('Your stakes could not be read') : t('The farms could not be read')
    return (
      <ListPlaceholder state={state} failedTitle={failedTitle} connect={<ConnectButton />}>
        {hasQuery ? (
          <EmptyState icon={Search} title={t('No farm has that name.')}>
            {t('Try another search.')}
          </EmptyState>
        ) : (
          <EmptyState
            icon={Sprout}
            title={isStakedOnly ? t('You have nothing staked here.') : t('There are no farms here.')}
          >
            {isStakedOnly && t('Turn off “Staked only” to see all farms.')}
          </EmptyState>
        )}
      </ListPlaceholder>
    )
  }
  const Item = view === 'cards' ? FarmCard : FarmRow
  return (
    <>
      {unreadCount > 0 && (
        <ReadFailure
          title={t('%count% farm could not be read || %count% farms could not be read', { count: unreadCount })}
        />
      )}
      <EarnList label={t('Farms')} view={view} items={farms} listKey={listKey} keyOf={({ farm }) => String(farm.pid)}>
        {(each) => <Item view={each} list={list} cakePrice={cakePrice} />}
      </EarnList>
    </>
  )
}
