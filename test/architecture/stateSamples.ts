import type { Sample } from './samples.ts'

export const stateSamples: readonly Sample[] = [
  {
    rule: 'state outside Redux is in an external store (core/externalStore)',
    holds: {
      'src/core/externalStore.ts':
        'const listeners = new Set<() => void>()\nfor (const listener of listeners) listener()',
      'src/ui/a.ts': 'const keys = new Set<string>()\nfor (const key of keys) show(key)\nfor (const [f] of pairs) f()',
      'src/ui/a.test.ts': 'const listeners = new Set<() => void>()',
    },
    breaks: [
      {
        files: { 'src/ui/a.ts': '\nconst listeners = new Set<() => void>()' },
        says: 'src/ui/a.ts:2 has its own set of listeners',
      },
      {
        files: { 'src/chain/a.ts': 'function tell() {\n  for (const each of all) {\n    each()\n  }\n}' },
        says: 'src/chain/a.ts:2 notifies listeners itself',
      },
    ],
  },
]
