import { styled } from 'styled-components'
import { OpenBox } from '../OpenBox'
import type { Opening } from '../useOpening'
import { Sections, type SectionsProps } from './Sections'

const Wide = styled(OpenBox)`
  min-inline-size: 200px;
`

type Props = Omit<SectionsProps, 'onPick'> & { opening: Opening; onClose: () => void }

/** The popover of a submenu. */
export function PlacesBox({ opening, onClose, ...sections }: Props) {
  return (
    <Wide opening={opening}>
      <Sections {...sections} onPick={onClose} />
    </Wide>
  )
}
