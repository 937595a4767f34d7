import type { ReactNode } from 'react'
import type { Face } from '../list/face.rules'
import { EarnedFigure } from '../list/Figures'
import { Box } from '../list/pool.styles'
import { Row } from '../../../ui/layout/Row'

/** Renders the reward, with its button as children. */
export function EarnedBox({ face, hasAccount, children }: { face: Face; hasAccount: boolean; children?: ReactNode }) {
  return (
    <Box>
      <Row $gap={16} $lineGap={8} $justify="space-between" $wrap>
        <EarnedFigure face={face} hasAccount={hasAccount} />
        {children}
      </Row>
    </Box>
  )
}
