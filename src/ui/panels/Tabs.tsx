import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { HOVER } from '../media'
import { rovingIndex } from '../rovingIndex'

const List = styled.div`
  display: flex;
  gap: var(--space-4);
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px var(--line);
`

const TabButton = styled.button`
  flex: none;
  min-block-size: 44px;
  padding: var(--space-8) var(--space-16);
  border: 0;
  border-block-end: 3px solid transparent;
  border-radius: var(--radius-8) var(--radius-8) 0 0;
  background: none;
  color: var(--text-quiet);
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;

  ${HOVER} {
    &:hover {
      color: var(--text);
    }
  }
  &[aria-selected='true'] {
    border-block-end-color: var(--accent-rim);
    color: var(--text);
  }
  &:focus-visible {
    outline-offset: -3px;
  }

  @media (forced-colors: active) {
    border-block-end-color: Canvas;

    &[aria-selected='true'] {
      border-block-end-color: Highlight;
    }
  }
`

const Panel = styled.div`
  padding-block-start: var(--space-16);
  border-radius: var(--radius-8);
`

export type Tab<Value extends string> = { value: Value; label: ReactNode }

type Props<Value extends string> = {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onPick: (value: Value) => void
  /** Content of the selected tab. */
  children: ReactNode
}

/** Tabs with one visible panel; arrow keys move between tabs and select them. */
export function Tabs<Value extends string>({ label, tabs, value, onPick, children }: Props<Value>) {
  const id = useId()
  const tabId = (of: Value) => `${id}${of}`

  function move(event: KeyboardEvent<HTMLElement>): void {
    const from = tabs.findIndex((tab) => tab.value === value)
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const to = rovingIndex(event.key, from, tabs.length, 'along', isRightToLeft)
    const next = to === null ? undefined : tabs[to]
    if (!next) return
    event.preventDefault()
    document.getElementById(tabId(next.value))?.focus()
    onPick(next.value)
  }

  return (
    <div>
      <List role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <TabButton
            key={tab.value}
            id={tabId(tab.value)}
            type="button"
            role="tab"
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onPick(tab.value)}
            onKeyDown={move}
          >
            {tab.label}
          </TabButton>
        ))}
      </List>
      <Panel id={`${id}panel`} role="tabpanel" aria-labelledby={tabId(value)} tabIndex={0}>
        {children}
      </Panel>
    </div>
  )
}
