import { ChevronDown } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../../ui/content/Icon'
import { lazyPart } from '../lazyPart'
import { useOpening } from '../useOpening'
import { type Entry, contains, type PlaceFacts } from './navigation.rules'
import { placeStyles } from './PlaceLink'

const PlacesBox = lazyPart(() => import('./PlacesBox').then((it) => it.PlacesBox))

const Opener = styled.button`
  ${placeStyles}

  & > :last-child {
    transition: rotate var(--motion-feedback);
  }
  &[aria-expanded='true'] > :last-child {
    rotate: 180deg;
  }
`

type Props = {
  label: string
  entries: readonly Entry[]
  place: PlaceFacts | null
  pathname: string
}

/** A button in the bar that opens a popover of places. */
export function Submenu({ label, entries, place, pathname }: Props) {
  const { opening, openByKey, button, hover } = useOpening()
  const isHere = entries.some((entry) => contains(entry, place))

  function openDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    openByKey()
    if (opening) document.getElementById(opening.id)?.querySelector('a')?.focus()
  }

  return (
    <div {...hover} onPointerOver={PlacesBox.preload} onFocus={PlacesBox.preload}>
      <Opener {...button} type="button" aria-current={isHere || undefined} onKeyDown={openDown} data-top>
        {label}
        <Icon of={ChevronDown} size={16} />
      </Opener>
      {opening && (
        <PlacesBox
          opening={opening}
          onClose={() => opening.close('key')}
          entries={entries}
          place={place}
          pathname={pathname}
        />
      )}
    </div>
  )
}
