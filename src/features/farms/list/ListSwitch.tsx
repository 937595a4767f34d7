import { useNavigate } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { SegmentedControl } from '../../../ui/controls/SegmentedControl'
import type { FarmList } from '../farms.rules'

/** The path of each list of farms (yield 2 "Routes"). */
export const LIST_PATHS: Readonly<Record<FarmList, string>> = {
  live: '/farms',
  history: '/farms/history',
  archived: '/farms/archived',
}

/** Renders the switch between live and finished farms (yield 2). */
export function ListSwitch({ list }: { list: FarmList }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <SegmentedControl
      legend={t('Farms')}
      legendHidden
      value={list === 'archived' ? 'history' : list}
      onPick={(to) => void navigate(LIST_PATHS[to], { state: { keepsFocus: true } })}
      options={[
        { value: 'live', label: t('Live') },
        { value: 'history', label: t('Finished') },
      ]}
    />
  )
}
