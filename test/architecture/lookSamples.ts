import type { Sample } from './samples.ts'

export const lookSamples: readonly Sample[] = [
  {
    rule: 'no local styled component that src/ui/layout has already',
    holds: {
      'src/ui/layout/Stack.ts': 'export const Stack = styled.div`display: grid; gap: var(--space-8);`',
      'src/features/a/a.styles.ts': [
        'export const Column = styled.div`display: grid; gap: var(--space-8); max-inline-size: 480px;`',
        'export const Good = styled.p`color: var(--good);`',
        'const Wide = styled(Row)`inline-size: 100%;`',
        'const Nested = styled.ul`display: flex; & > li { flex: 1; }`',
      ].join('\n'),
    },
    breaks: [
      {
        files: { 'src/features/a/a.tsx': 'const Stack = styled.div`padding: 0;`' },
        says: 'Stack has the name of a shared component',
      },
      {
        files: { 'src/app/a.tsx': 'const Lines = styled.div`\n  display: grid;\n  gap: var(--space-8);\n`' },
        says: 'Lines is a Stack',
      },
      {
        files: { 'src/ui/a.ts': 'export const Buttons = styled.div`display: flex; flex-wrap: wrap;`' },
        says: 'Buttons is a Row',
      },
      {
        files: { 'src/ui/a.ts': '\nconst Quiet = styled.p`color: var(--text-quiet);\nfont-size: var(--type-14);`' },
        says: 'src/ui/a.ts:2 Quiet is a Text',
      },
    ],
  },
]
