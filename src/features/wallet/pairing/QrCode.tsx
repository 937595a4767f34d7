import { useMemo } from 'react'
import { styled } from 'styled-components'
import { encode } from 'uqr'

/** Quiet zone that readers need around the code, in modules. */
const MARGIN = 4

/** Dark on white in every theme: many readers support nothing else. */
const Paper = styled.svg`
  inline-size: 100%;
  block-size: auto;
  border-radius: var(--radius-12);
  background: #fff;
  forced-color-adjust: none;
`

/** Returns the outline of all dark modules, with a rectangle for each run in a row. */
function outline(rows: readonly (readonly boolean[])[]): string {
  const runs: string[] = []
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      const start = x
      while (row[x]) x += 1
      if (x > start) runs.push(`M${start} ${y}h${x - start}v1h-${x - start}z`)
    }
  })
  return runs.join('')
}

/** Renders a text as a QR code. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { border: MARGIN })
    return { size: code.size, path: outline(code.data) }
  }, [text])
  return (
    <Paper viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </Paper>
  )
}
