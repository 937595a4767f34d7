import type { Sample } from './samples.ts'

const linesOf = (count: number): string => 'export {}\n'.repeat(count)

export const vendorSamples: readonly Sample[] = [
  {
    rule: 'a file of vendor re-exports: at most 15 lines',
    holds: { 'vendor/browser/a.mjs': linesOf(15), 'src/core/a.ts': linesOf(16) },
    breaks: [{ files: { 'vendor/browser/a.mjs': linesOf(16) }, says: 'vendor/browser/a.mjs:16 has 16 lines' }],
  },
]
