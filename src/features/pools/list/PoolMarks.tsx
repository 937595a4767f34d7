import { EarnBadge, type EarnMark } from '../../earn'
import type { Face } from './face.rules'
import { Buttons } from './poolLook'

function marksOf({ kind, category, status }: Face): EarnMark[] {
  const marks: EarnMark[] = [category === 'COMMUNITY' ? 'community' : 'core']
  if (kind !== 'pool') marks.push(kind)
  if (status === 'notStarted') marks.push('soon')
  if (status === 'finished') marks.push('closed')
  return marks
}

/** What a pool is marked with (yield 2 "Badges"). */
export function PoolMarks({ face }: { face: Face }) {
  return (
    <Buttons>
      {marksOf(face).map((mark) => (
        <EarnBadge key={mark} mark={mark} />
      ))}
    </Buttons>
  )
}
