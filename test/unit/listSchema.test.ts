import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import * as fc from 'fast-check'
import { validateList, validateTokens, type Validate } from 'virtual:list-validator'
import { describe, expect, it } from 'vitest'
import { listSchema } from '../../scripts/listValidator.ts'
import { MAX_TOKENS } from '../../src/features/lists/loading/limits.rules'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const ajv = new Ajv({ allErrors: true })
addFormats(ajv)
const judge = ajv.compile(listSchema())

/** Returns the errors of a validator for a document, as "/place reason". */
function reasons(validate: Pick<Validate, 'errors'> & ((document: unknown) => boolean), document: unknown): string[] {
  validate(document)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`.trim())
}
const reasonsFor = (document: unknown) => reasons(judge as unknown as Validate, document)

const token: Json = {
  ...{ chainId: 56, address: `0x${'aB'.repeat(20)}`, symbol: 'RYE', name: 'Rye Token', decimals: 18 },
  ...{
    logoURI: 'https://lists.example/rye.png',
    tags: ['grain'],
    extensions: { colour: '#fff', deep: { er: { x: 1 } } },
  },
}
const whole: Json = {
  ...{ name: 'Grains', timestamp: '2021-07-30T00:00:00.000Z', version: { major: 1, minor: 0, patch: 0 } },
  ...{ tokens: [token, { ...token, address: `0x${'12'.repeat(20)}`, name: '', symbol: '' }], keywords: ['a', 'b'] },
  ...{
    tags: { grain: { name: 'Grain', description: 'Grows, mostly.' } },
    logoURI: 'ipfs://QmXfzKRvjZz3u5JRgC4v5mGVbm9',
  },
  tokenMap: { [`56_0x${'aB'.repeat(20)}`]: token },
}

const REPLACEMENTS: readonly Json[] = [
  ...[
    null,
    true,
    -1,
    0.5,
    256,
    1e9,
    '',
    ' ',
    'a b',
    'ж'.repeat(31),
    'x'.repeat(70),
    '0x12',
    'no uri',
    'https://a.example/b',
  ],
  ...[
    [],
    {},
    [null],
    ['a', 'a'],
    { unknown: 1 },
    { 'bad key': 1 },
    '2021-13-01T00:00:00Z',
    '2021-07-30',
    '😀'.repeat(20),
  ],
]

/** Returns every copy of a document with one value replaced, removed or joined by an unknown one. */
function changedCopies(value: Json, put: (instead: Json) => Json = (whatever) => whatever): Json[] {
  const copies = REPLACEMENTS.map(put)
  if (Array.isArray(value)) {
    return [...copies, ...value.flatMap((item, at) => changedCopies(item, (instead) => put(value.with(at, instead))))]
  }
  if (value === null || typeof value !== 'object') return copies
  const entries = Object.entries(value)
  return [
    ...copies,
    put({ ...value, unexpected: 1 }),
    ...entries.map(([key]) => put(Object.fromEntries(entries.filter(([other]) => other !== key)))),
    ...entries.flatMap(([key, item]) => changedCopies(item, (instead) => put({ ...value, [key]: instead }))),
  ]
}

describe('the list validator generated at build time', () => {
  it('accepts a valid list, as ajv does at run time', () => {
    expect([reasonsFor(whole), reasons(validateList, whole)]).toEqual([[], []])
  })

  it('returns the same errors as ajv at run time for every copy with one change', () => {
    const copies = changedCopies(whole)
    expect(copies.length).toBeGreaterThan(800)
    for (const copy of copies) expect(reasons(validateList, copy)).toEqual(reasonsFor(copy))
    expect(copies.filter((copy) => !validateList(copy)).length).toBeGreaterThan(600)
  })

  it('returns the same errors for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('tokens', 'tags', 'version', 'name', 'keywords'), (value, key) => {
        for (const document of [value, { ...(whole as object), [key]: value }]) {
          expect(reasons(validateList, document)).toEqual(reasonsFor(document))
        }
      }),
      { numRuns: 300 },
    )
  })

  it('validates tokens on their own, and limits their number', () => {
    expect(reasons(validateTokens, [token])).toEqual([])
    expect(reasons(validateTokens, [token, {}])).toContain("/1 must have required property 'chainId'")
    expect((listSchema() as { properties: { tokens: { maxItems: number } } }).properties.tokens.maxItems).toBe(
      MAX_TOKENS,
    )
  })
})
