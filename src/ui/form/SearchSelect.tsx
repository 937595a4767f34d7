import { Check, ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n'
import { Icon } from '../content/Icon'
import { Field, type FieldTexts, useFieldControl } from '../controls/Field'
import { useDismiss } from '../overlay/useDismiss'
import { useFloat } from '../overlay/useFloat'
import { announce } from '../toast/announce'
import { Arrow, Input, Line, Lines, List, Nothing } from './searchSelect.styles'
import { findOptions, useOptionSearch } from './useOptionSearch'

export type SearchOption<Value extends string> = { value: Value; label: string }

type Props<Value extends string> = FieldTexts & {
  options: readonly SearchOption<Value>[]
  value: Value | undefined
  onPick: (value: Value) => void
  placeholder?: string
  disabled?: boolean
}

/**
 * A searchable select for many options; a press opens and closes the list, and any press elsewhere closes it (trading
 * 2.7).
 */
export function SearchSelect<Value extends string>(props: Props<Value>) {
  const { options, value, onPick, placeholder, disabled = false, ...fieldTexts } = props
  const { t } = useTranslation()
  const control = useFieldControl(fieldTexts)
  const listId = `${control.id}list`
  const frame = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)

  const search = useOptionSearch((text) => {
    const count = findOptions(options, text).length
    setActive(count > 0 && text !== '' ? 0 : -1)
    announce(count === 0 ? t('No results found.') : t('%count% result || %count% results', { count }))
  })
  const hits = findOptions(options, search.sought)
  const chosen = options.find((option) => option.value === value)

  function open(): void {
    if (isOpen || disabled) return
    setIsOpen(true)
    setActive(options.findIndex((option) => option.value === value))
  }

  function close(): void {
    setIsOpen(false)
    search.forget()
  }

  function toggle(): void {
    if (isOpen) close()
    else open()
    input.current?.focus({ preventScroll: true })
  }

  function press(): void {
    if (isOpen && search.typed === null) close()
    else open()
    if (search.typed === null) input.current?.select()
  }

  function pick(option: SearchOption<Value> | undefined): void {
    if (!option) return
    close()
    onPick(option.value)
  }

  useFloat(list, frame, isOpen)
  useDismiss(list, frame, isOpen, close)

  useEffect(() => {
    if (isOpen) document.getElementById(`${listId}${active}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [isOpen, active, listId])

  function key(event: KeyboardEvent): void {
    const isDown = event.key === 'ArrowDown'
    if (isDown || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) open()
      else if (search.isWaiting) search.settle()
      else if (event.altKey) close()
      else if (hits.length > 0)
        setActive(isDown ? (active + 1) % hits.length : (active <= 0 ? hits.length : active) - 1)
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      // A pending filter is applied first: Enter never selects an option that is not displayed yet.
      if (search.isWaiting) search.settle()
      else pick(hits[active])
    } else if (event.key === 'Tab' && isOpen) close()
  }

  return (
    <Field
      {...fieldTexts}
      id={control.id}
      frameRef={frame}
      after={
        <Arrow type="button" tabIndex={-1} aria-label={t('Options')} disabled={disabled} onClick={toggle}>
          <Icon of={ChevronDown} />
        </Arrow>
      }
    >
      <Input
        {...control}
        ref={input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && hits[active] ? `${listId}${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        disabled={disabled}
        value={search.typed ?? chosen?.label ?? ''}
        onClick={press}
        onFocus={(event) => event.target.select()}
        onKeyDown={key}
        onChange={(event) => {
          open()
          search.type(event.target.value)
        }}
      />
      <List
        ref={list}
        popover="manual"
        data-open={isOpen || undefined}
        // Keeps the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        <Lines id={listId} role="listbox" aria-label={fieldTexts.label}>
          {isOpen &&
            hits.map((option, index) => (
              <Line
                key={option.value}
                id={`${listId}${index}`}
                role="option"
                aria-selected={option === chosen}
                data-active={index === active || undefined}
                onPointerMove={() => setActive(index)}
                onClick={() => pick(option)}
              >
                {option.label}
                {option === chosen && <Icon of={Check} size={16} />}
              </Line>
            ))}
        </Lines>
        {isOpen && hits.length === 0 && <Nothing>{t('No results found.')}</Nothing>}
      </List>
    </Field>
  )
}
