import { ArrowDownWideNarrow, LayoutGrid, List, Search, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { styled } from 'styled-components'
import type { ListView } from '../../../core/listChoices'
import { useTranslation } from '../../../i18n'
import { Badge } from '../../../ui/content/Badge'
import { Icon } from '../../../ui/content/Icon'
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden'
import { Button, type ButtonProps } from '../../../ui/controls/Button'
import { SegmentedControl } from '../../../ui/controls/SegmentedControl'
import { TextField } from '../../../ui/controls/TextField'
import { Toggle } from '../../../ui/controls/Toggle'
import { Select, type SelectOption } from '../../../ui/form/Select'
import { PHONE } from '../../../ui/media'

/** constants: SEARCH_INPUT_DEBOUNCE */
const SEARCH_DEBOUNCE_MS = 500

/**
 * Place of an account's rewards above the toolbar. On a phone it is beside the heading, with a reserved width: rewards
 * move no row, and without rewards no row is empty.
 */
export const HarvestPlace = styled.div`
  ${PHONE} {
    flex: 0 0 46%;
    min-block-size: 92px;

    & > * {
      justify-content: end;
      row-gap: var(--space-4);
      font-size: var(--type-14);
      line-height: 1.25;
    }
    /* The target of 24 px does not raise the height of its line. */
    & [data-figure] {
      margin-block: -5px;
    }
    & > * > :not(button, dialog) {
      font-size: var(--type-12);
      text-align: end;
    }
  }
`

/** On a phone it is one row: the search, and the button that shows the other controls below it. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12) var(--space-24);

  ${PHONE} {
    gap: var(--space-12);
    margin-block-end: calc(-1 * var(--space-4));
  }
`

const FilterButton = styled.span`
  display: none;

  ${PHONE} {
    display: inline;
  }
`

const Choices = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12) var(--space-24);

  ${PHONE} {
    order: 1;
    flex-basis: 100%;

    &:not([data-open]) {
      display: none;
    }
  }
`

const Sort = styled.div`
  flex: 0 1 176px;

  ${PHONE} {
    flex: 1 1 100%;
  }
`

const SearchPlace = styled.div`
  flex: 0 1 252px;

  ${PHONE} {
    flex: 1 1 0;
    min-inline-size: 0;
  }
`

export interface EarnToolbarProps<Sort extends string> {
  view: ListView
  onView: (view: ListView) => void
  isStakedOnly: boolean
  onStakedOnly: (isStakedOnly: boolean) => void
  /** The first one is the default. */
  sorts: readonly SelectOption<Sort>[]
  sort: Sort
  onSort: (sort: Sort) => void
  searchLabel: string
  /** The text that is searched for when the page opens (yield 2.1.8). */
  initialSearch?: string
  /** Called half a second after the last key (constants: SEARCH_INPUT_DEBOUNCE). */
  onSearch: (text: string) => void
  /** Further controls beside the toggle, such as the switch between live and finished ones. */
  children?: ReactNode
  /** A control that appears once data is read. It is the last one, so that it moves no other. */
  lateControl?: ReactNode
  /** Number of the further controls that are not at their default. */
  childrenActive?: number
}

/**
 * Renders the controls of a list of farms or pools: cards or table, staked only, order, search (yield 2). On a phone all
 * but the search are behind a button, which counts those that are not at their default (yield 2.2.13).
 */
export function EarnToolbar<Sort extends string>(props: EarnToolbarProps<Sort>) {
  const { view, onView, isStakedOnly, onStakedOnly, sorts, sort, onSort, searchLabel, onSearch } = props
  const { initialSearch = '', children, lateControl, childrenActive = 0 } = props
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const isSorted = sort !== sorts[0]?.value
  return (
    <Bar>
      <FilterButton>
        <Filters
          activeCount={Number(isStakedOnly) + Number(isSorted) + childrenActive}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        />
      </FilterButton>
      <Choices id={id} data-open={isOpen || undefined}>
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
        <Sort>
          <Select
            label={t('Sort by')}
            labelHidden
            before={<Icon of={ArrowDownWideNarrow} size={16} />}
            options={sorts}
            value={sort}
            onPick={onSort}
          />
        </Sort>
        {lateControl}
      </Choices>
      <SearchPlace>
        <SearchBox label={searchLabel} initial={initialSearch} onSearch={onSearch} />
      </SearchPlace>
    </Bar>
  )
}

type FiltersProps = { activeCount: number } & Pick<ButtonProps, 'aria-expanded' | 'aria-controls' | 'onClick'>

/** Button that shows and hides the controls of the list on a phone. */
function Filters({ activeCount, ...button }: FiltersProps) {
  const { t } = useTranslation()
  return (
    <Button {...button} icon={SlidersHorizontal}>
      {t('Filters')}{' '}
      {activeCount > 0 && (
        <Badge kind="accent">
          {activeCount}
          <VisuallyHidden> {t('active')}</VisuallyHidden>
        </Badge>
      )}
    </Button>
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

type SearchBoxProps = { label: string; initial: string; onSearch: (text: string) => void }

function SearchBox({ label, initial, onSearch }: SearchBoxProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(initial)
  useEffect(() => {
    const timer = setTimeout(() => onSearch(text), text === '' || text === initial ? 0 : SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [initial, onSearch, text])
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
