import type { Sample } from './samples.ts'

export const figureSamples: readonly Sample[] = [
  {
    rule: 'numbers are formatted in src/i18n/figures only',
    holds: {
      'src/i18n/figures/a.ts': 'export const text = (value: number) => new Intl.NumberFormat("en").format(value)',
      'src/i18n/formats.ts': 'export const day = new Intl.DateTimeFormat("en")',
      'src/core/decimal.ts': 'export const whole = (value: Decimal) => BigInt(value.toFixed())',
      'src/features/earn/roi/RoiCurve.tsx': 'export const pixels = (x: number) => x.toFixed(1)',
      'src/ui/showcase/A.tsx': 'export const sample = (12.5).toFixed(2)',
      'src/features/a/a.ts': 'export const parts = (of: Intl.NumberFormatPart[]) => of.map(({ value }) => value)',
      'src/features/a/a.test.ts': 'expect(a).toBe((1.5).toFixed(2))',
    },
    breaks: [
      {
        files: { 'src/features/a/A.tsx': '\nconst format = new Intl.NumberFormat("en")' },
        says: 'src/features/a/A.tsx:2 uses NumberFormat',
      },
      {
        files: { 'src/market/a.ts': 'const { NumberFormat } = Intl' },
        says: 'src/market/a.ts:1 uses NumberFormat',
      },
      {
        files: { 'src/i18n/formats.ts': 'export const text = (value: bigint) => value.toLocaleString("en")' },
        says: 'uses toLocaleString',
      },
      {
        files: { 'src/core/a.ts': 'export const text = (value?: number) => value?.toFixed(2)' },
        says: 'uses toFixed',
      },
      {
        files: { 'src/ui/a.ts': 'export const text = (value: number) => value["toFixed"](2)' },
        says: 'uses toFixed',
      },
    ],
  },
]
