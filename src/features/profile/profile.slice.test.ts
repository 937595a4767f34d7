import { describe, expect, test } from 'vitest'
import { toAddress } from '../../core/address'
import {
  nameTaken,
  profileReducer,
  readStoredProfile,
  selectSetupOf,
  selectStepOf,
  selectTakenNameOf,
  selectTypedNameOf,
  setupChanged,
  setupFinished,
  stepBeside,
  stepChosen,
} from './profile.slice'
import { storedProfile } from './storedProfile'

const ACCOUNT = toAddress(`0x${'a'.repeat(40)}`)
const OTHER = toAddress(`0x${'b'.repeat(40)}`)
const picture = { contract: OTHER, tokenId: '7' }
const start = readStoredProfile(undefined)

describe('the choices of a set-up', () => {
  test('are stored by account, and removed once its profile exists', () => {
    let state = profileReducer(start, setupChanged({ account: ACCOUNT, change: { picture } }))
    state = profileReducer(state, setupChanged({ account: ACCOUNT, change: { teamId: 2 } }))
    state = profileReducer(state, stepChosen({ account: ACCOUNT, step: 'team' }))
    state = profileReducer(state, nameTaken({ account: ACCOUNT, name: 'Baker7' }))
    expect(selectSetupOf(ACCOUNT)({ profile: state })).toEqual({ picture, teamId: 2, name: '' })
    expect(selectTypedNameOf(ACCOUNT)({ profile: state })).toBe('')
    expect(selectSetupOf(OTHER)({ profile: state })).toEqual({ picture: null, teamId: null, name: '' })
    expect([selectStepOf(ACCOUNT)({ profile: state }), selectStepOf(OTHER)({ profile: state })]).toEqual(['team', null])
    state = profileReducer(state, setupFinished(ACCOUNT))
    expect(selectSetupOf(ACCOUNT)({ profile: state }).teamId).toBeNull()
    expect(selectStepOf(ACCOUNT)({ profile: state })).toBeNull()
    expect(selectTakenNameOf(ACCOUNT)({ profile: state })).toBe('Baker7')
  })

  test('are stored without the step and the name that was taken', () => {
    const setups = { [ACCOUNT]: { picture, teamId: 3, name: 'Baker7' } }
    const state = { ...start, setups, steps: { [ACCOUNT]: 'team' as const }, names: { [ACCOUNT]: 'Baker7' } }
    expect(storedProfile.toStore(state)).toEqual({ setups })
    expect(readStoredProfile({ setups })).toEqual({ ...start, setups })
  })

  test('are read from data of any shape', () => {
    expect(readStoredProfile(null)).toEqual(start)
    expect(readStoredProfile({ setups: [1] })).toEqual(start)
    const setups = { x: {}, [ACCOUNT]: { picture: { contract: 'x', tokenId: '1' }, teamId: '1', name: 5 }, [OTHER]: 1 }
    const nothing = { picture: null, teamId: null, name: '' }
    expect(readStoredProfile({ setups }).setups).toEqual({ [ACCOUNT]: nothing, [OTHER]: nothing })
    const odd = { picture: { contract: OTHER, tokenId: '-1' }, teamId: 0, name: 'x'.repeat(99) }
    expect(readStoredProfile({ setups: { [ACCOUNT]: odd } }).setups[ACCOUNT]).toEqual({
      ...nothing,
      name: 'x'.repeat(64),
    })
  })
})

test('steps follow each other and end', () => {
  expect([stepBeside('starter', 1), stepBeside('name', -1)]).toEqual(['picture', 'team'])
  expect([stepBeside('starter', -1), stepBeside('name', 1)]).toEqual([null, null])
})
