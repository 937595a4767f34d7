import { Ajv } from 'ajv'
import * as fc from 'fast-check'
import { validatePairHours, validatePoints, validateProfile } from 'virtual:reply-validators'
import { expect, it } from 'vitest'
import { replySchema } from '../../scripts/replyValidators.ts'

const ajv = new Ajv()
ajv.addSchema(replySchema(), 'replies')
const judge = ajv.getSchema('replies#/definitions/Profile')

const text = fc.oneof(fc.string(), fc.stringMatching(/^[A-Za-z0-9]{1,18}$/), fc.constant(`0x${'aB'.repeat(20)}`))
const profile = fc.record({ address: text, username: text, more: fc.jsonValue() }, { requiredKeys: [] })

it('the generated validator of a profile accepts what ajv accepts at run time', () => {
  let accepted = 0
  fc.assert(
    fc.property(fc.oneof({ weight: 3, arbitrary: profile }, { weight: 1, arbitrary: fc.jsonValue() }), (reply) => {
      const isAccepted = judge?.(reply)
      if (isAccepted) accepted += 1
      expect(validateProfile(reply)).toBe(isAccepted)
    }),
    { numRuns: 3000, seed: 8 },
  )
  expect(accepted).toBeGreaterThan(20)
})

const digits = fc.oneof(fc.stringMatching(/^[0-9]{1,80}$/), fc.constantFrom('', '-1', '1.5', 7))
const start = fc.oneof(fc.nat(), fc.constantFrom(-1, 0.5, 4_294_967_296, '7'))
const hour = fc.record({
  ...{ start, openPrice: digits, highPrice: digits, lowPrice: digits, closePrice: fc.constant('1') },
})
const hours = fc.array(fc.oneof({ weight: 9, arbitrary: hour }, { weight: 1, arbitrary: fc.jsonValue() }), {
  maxLength: 3,
})
const judgeHours = ajv.getSchema('replies#/definitions/PairHours')

it('the generated validator of hours accepts what ajv accepts at run time', () => {
  let accepted = 0
  fc.assert(
    fc.property(fc.record({ hours, before: hours }, { requiredKeys: [] }), (reply) => {
      const isAccepted = judgeHours?.(reply)
      if (isAccepted) accepted += 1
      expect(validatePairHours(reply)).toBe(isAccepted)
    }),
    { numRuns: 3000, seed: 8 },
  )
  expect(accepted).toBeGreaterThan(20)
})

const count = fc.oneof(fc.stringMatching(/^[0-9]{1,17}$/), fc.constantFrom('', '-1', 7))
const hash = fc.constantFrom(`0x${'1'.repeat(64)}`, `0x${'1'.repeat(63)}`, 'javascript:alert(1)')
const judgePoints = ajv.getSchema('replies#/definitions/Points')

it('the generated validator of points accepts what ajv accepts at run time', () => {
  const point = fc.record({ campaignId: count, points: count, hash, timestamp: count }, { requiredKeys: ['hash'] })
  let accepted = 0
  fc.assert(
    fc.property(fc.record({ points: fc.array(point, { maxLength: 2 }) }, { requiredKeys: [] }), (reply) => {
      const isAccepted = judgePoints?.(reply)
      if (isAccepted) accepted += 1
      expect(validatePoints(reply)).toBe(isAccepted)
    }),
    { numRuns: 2000, seed: 8 },
  )
  expect(accepted).toBeGreaterThan(20)
})
