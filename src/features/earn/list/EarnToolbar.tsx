import { ArrowDownWideNarrow, LayoutGrid, List, Search } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import type { ListView } from '../../../core/listChoices'
import { useTranslation } from '../../../i18n'
import { Icon } from '../../../ui/content/Icon'
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden'
import { SegmentedControl } from '../../../ui/controls/SegmentedControl'
import { TextField } from '../../../ui/controls/TextField'
import { Toggle } from '../../../ui/controls/Toggle'
import { Select, type SelectOption } from '../../../ui/form/Select'
import { Row } from '../../../ui/layout/Row'

/** constants: SEARCH_INPUT_DEBOUNCE */
const SEARCH_DEBOUNCE_MS = 500

const Choices = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12) var(--space-24);
`

const SortAndSearch = styled.div`
  display: grid;
  flex: 0 1 440px;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr);
  gap: var(--space-12);
  inline-size: 100%;
`

export interface EarnToolbarProps<Sort extends string> {
  view: ListView
  onView: (view: ListView) => void
  isStakedOnly: boolean
  onStakedOnly: (isStakedOnly: boolean) => void
  sorts: readonly SelectOption<Sort>[]
  sort: Sort
  onSort: (sort: Sort) => void
  searchLabel: string
  /** Called half a second after the last key (constants: SEARCH_INPUT_DEBOUNCE). */
  onSearch: (text: string) => void
  /** Further controls beside the toggle, such as the switch between live and finished ones. */
  children?: ReactNode
}

/** Renders the controls of a list of farms or pools: cards or table, staked only, order, search (yield 2). */
export function EarnToolbar<Sort extends string>(props: EarnToolbarProps<Sort>) {
  const { view, onView, isStakedOnly, onStakedOnly, sorts, sort, onSort, searchLabel, onSearch, children } = props
  const { t } = useTranslation()
  return (
    <Row $gap={24} $lineGap={12} $wrap>
      <Choices>
        <SegmentedControl
          legend={t('View')}
          legendHidden
          value={view}
          onPick={onView}
          options={[
            { value: 'table', label: <ViewIcon icon={List} name={t('Table view')} /> },
            { value: 'cards', label: <ViewIcon icon={LayoutGrid} name={t('Card view')} /> },
          ]}
        />
        {children}
        <Toggle label={t('Staked only')} checked={isStakedOnly} onToggle={onStakedOnly} />
      </Choices>
      <SortAndSearch>
        <Select
          label={t('Sort by')}
          labelHidden
          before={<Icon of={ArrowDownWideNarrow} size={16} />}
          options={sorts}
          value={sort}
          onPick={onSort}
        />
        <SearchBox label={searchLabel} onSearch={onSearch} />
      </SortAndSearch>
    </Row>
  )
}

function ViewIcon({ icon, name }: { icon: typeof List; name: string }) {
  return (
    <span title={name}>
      <Icon of={icon} />
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  )
}

function SearchBox({ label, onSearch }: { label: string; onSearch: (text: string) => void }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => onSearch(text), text === '' ? 0 : SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [onSearch, text])
  return (
    <TextField
      label={t('Search')}
      labelHidden
      type="search"
      placeholder={label}
      autoComplete="off"
      value={text}
      onType={setText}
      before={<Icon of={Search} size={16} />}
    />
  )
}
