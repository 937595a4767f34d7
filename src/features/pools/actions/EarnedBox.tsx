import type { ReactNode } from 'react'
import type { Face } from '../list/face.rules'
import { EarnedFigure } from '../list/Figures'
import { Box, BoxLine } from '../list/poolLook'

/** Renders the reward, with its button as children. */
export function EarnedBox({ face, hasAccount, children }: { face: Face; hasAccount: boolean; children?: ReactNode }) {
  return (
    <Box>
      <BoxLine>
        <EarnedFigure face={face} hasAccount={hasAccount} />
        {children}
      </BoxLine>
    </Box>
  )
}
