import type { Sample } from './samples.ts'

export const wordSamples: readonly Sample[] = [
  {
    rule: 'no doc comment starts with "Answers"',
    holds: {
      'devnet/a.ts': '/** Returns one. Answers nothing else. */\nexport const one = () => 1\n// Answers are cached.',
      'elsewhere/a.ts': '/** Answers one. */\nexport const one = () => 1',
    },
    breaks: [
      { files: { 'devnet/a.ts': '\n/** Answers one. */\nconst one = 1' }, says: 'devnet/a.ts:2 starts with "Answers"' },
      {
        files: { 'scripts/a.ts': '/**\n * Answers one,\n * exactly.\n */\nconst one = 1' },
        says: 'starts with "Answers"',
      },
      {
        files: { 'test/devnet/a.ts': 'interface A {\n  /** Answers one. */\n  one: 1\n}' },
        says: 'test/devnet/a.ts:2',
      },
    ],
  },
  {
    rule: 'comments use the terms of the field, not of persons',
    holds: {
      'devnet/a.ts': [
        '/** Returns the reserves. The node retries; the caller chooses. See `told` and "lives in". */',
        `const text = 'whoever is told'`,
        '// Standstill, alive, relies, restless, listens.',
      ].join('\n'),
      'elsewhere/a.ts': '// Whoever is told stands here.',
    },
    breaks: [
      { files: { 'devnet/a.ts': '\n// The node is told to be behind.' }, says: 'devnet/a.ts:2 says "told"' },
      { files: { 'devnet/a.ts': '/** Whoever calls it. */' }, says: 'says "Whoever" (instead: the noun' },
      { files: { 'scripts/a.ts': '/** For those who read. */' }, says: 'says "those who"' },
      { files: { 'scripts/a.ts': '// Is asked again later.' }, says: 'says "asked again" (instead: retried)' },
      { files: { 'test/contracts/a.ts': '/** Where the pair\n * stands. */' }, says: 'says "stands"' },
      { files: { 'test/contracts/a.ts': '// A leave to take tokens.' }, says: 'instead: approval, allowance' },
      { files: { 'test/architecture/a.ts': '// Others are let be.' }, says: 'says "are let"' },
      { files: { 'test/devnet/a.ts': '// Remembered, lest it be lost.' }, says: 'says "lest"' },
    ],
  },
]
