import { EarnBadge, type EarnBadgeName } from '../../earn'
import type { Face } from './face.rules'
import { Row } from '../../../ui/layout/Row'

/** yield 2 "Categories": pools of the native coin have a category of their own. */
const CATEGORY_MARKS: Readonly<Record<Face['category'], EarnBadgeName>> = {
  ...{ CORE: 'core', COMMUNITY: 'community', BINANCE: 'binance' },
}

function marksOf({ kind, category, status }: Face): EarnBadgeName[] {
  const marks: EarnBadgeName[] = [CATEGORY_MARKS[category]]
  if (kind !== 'pool') marks.push(kind)
  if (status === 'notStarted') marks.push('soon')
  if (status === 'finished') marks.push('closed')
  return marks
}

/** Renders the badges of a pool (yield 2 "Badges"). */
export function PoolMarks({ face }: { face: Face }) {
  return (
    <Row $align="stretch" $wrap>
      {marksOf(face).map((mark) => (
        <EarnBadge key={mark} name={mark} />
      ))}
    </Row>
  )
}
