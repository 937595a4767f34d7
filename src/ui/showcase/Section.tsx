import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);
  min-inline-size: 0;
`

const Title = styled.h2`
  font-size: var(--type-24);
`

/** Samples side by side, wrapping. */
export const Samples = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12);
`

/** Samples in columns of the swap form's width at most. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  align-items: start;
  gap: var(--space-24);
`

/** Samples under each other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);
  min-inline-size: 0;
`

/** One chapter of the showcase. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <Title>{title}</Title>
      {children}
    </Box>
  )
}
