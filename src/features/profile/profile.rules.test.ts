import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { approvalRaw, nameFault, SETUP_STEPS, setupStep, shownStep } from './profile.rules'

const LENGTH = { min: 3, max: 15 }
const nothing = { canMint: true, ownedCount: 0, pictureId: null, isPictureApproved: false, teamId: null }

describe('the shown step of the set-up', () => {
  const approved = { ...nothing, canMint: false, ownedCount: 1, pictureId: '5', isPictureApproved: true }

  test('is the starter while one can be bought and no picture is chosen, else the furthest one', () => {
    expect(shownStep({ ...nothing, ownedCount: 2 }, null)).toBe('starter')
    expect(shownStep({ ...nothing, ownedCount: 2, pictureId: '5' }, null)).toBe('picture')
    expect(shownStep({ ...nothing, canMint: false }, null)).toBe('picture')
    expect(shownStep({ ...approved, teamId: 2 }, null)).toBe('name')
  })

  test('is the chosen one if it can be reached', () => {
    for (const step of SETUP_STEPS) expect(shownStep({ ...approved, teamId: 2 }, step)).toBe(step)
    expect(shownStep(approved, 'name')).toBe('team')
    expect(shownStep({ ...nothing, ownedCount: 2 }, 'picture')).toBe('picture')
    expect(shownStep(nothing, 'team')).toBe('starter')
    expect(shownStep({ ...nothing, ownedCount: 2 }, 'team')).toBe('picture')
  })
})

describe('the furthest step of the set-up', () => {
  test('is the starter while one can be bought and nothing is owned, else the picture', () => {
    expect(setupStep(nothing)).toBe('starter')
    expect(setupStep({ ...nothing, canMint: false })).toBe('picture')
    expect(setupStep({ ...nothing, ownedCount: 1 })).toBe('picture')
  })

  test('follows each choice, and goes back when one is lost', () => {
    const approved = { ...nothing, ownedCount: 1, pictureId: '5', isPictureApproved: true }
    expect(setupStep({ ...approved, isPictureApproved: false })).toBe('picture')
    expect(setupStep({ ...approved, pictureId: null })).toBe('picture')
    expect(setupStep(approved)).toBe('team')
    expect(setupStep({ ...approved, teamId: 1 })).toBe('name')
    expect(setupStep({ ...approved, teamId: 1, ownedCount: 0 })).toBe('starter')
  })

  test('never goes back when a choice is added', () => {
    const anyId = fc.option(fc.string({ minLength: 1 }), { nil: null })
    const progress = fc.record({
      ...{ canMint: fc.boolean(), ownedCount: fc.nat(5), pictureId: anyId, isPictureApproved: fc.boolean() },
      teamId: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
    })
    fc.assert(
      fc.property(progress, (before) => {
        const position = (more: Partial<typeof before>) => SETUP_STEPS.indexOf(setupStep({ ...before, ...more }))
        for (const more of [{ ownedCount: before.ownedCount + 1 }, { isPictureApproved: true }, { teamId: 1 }]) {
          expect(position(more)).toBeGreaterThanOrEqual(position({}))
        }
      }),
    )
  })
})

describe('a profile name', () => {
  test('has 3 to 15 letters and digits', () => {
    expect(['abc', 'A1b2C3d4E5f6G7h'].map((name) => nameFault(name, LENGTH))).toEqual([null, null])
    expect([nameFault('', LENGTH), nameFault('ab', LENGTH), nameFault('a'.repeat(16), LENGTH)]).toEqual([
      ...['tooShort', 'tooShort', 'tooLong'],
    ])
    for (const name of ['a b', 'ab-c', 'äbc', 'ab\n', 'аbс', 'a.b']) expect(nameFault(name, LENGTH)).toBe('characters')
  })

  test('is valid exactly for the characters and the lengths of the clause', () => {
    const character = fc.constantFrom('a', 'z', 'A', 'Z', '0', '9', ' ', '-', '_', 'é')
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 20 }), (name) => {
        const isValid = name.length >= 3 && name.length <= 15 && !/[ \-_é]/.test(name)
        expect(nameFault(name, LENGTH) === null).toBe(isValid)
      }),
    )
  })
})

test('the approval is five times the cost of a creation, twice that of a change', () => {
  expect([approvalRaw(15n, true), approvalRaw(15n, false)]).toEqual([75n, 30n])
})
