import { expect, test } from 'vitest'
import { pagePattern } from './pagePattern.rules'

const patterns = ['', 'farms', 'swap', 'profile', 'profile/tasks', 'profile/:address', 'teams', 'teams/:id']

test.each([
  ['', ''],
  ['farms', 'farms'],
  ['farms/', 'farms'],
  ['profile', 'profile'],
  ['profile/tasks', 'profile/tasks'],
  ['profile/0xf39F', 'profile/:address'],
  ['profile/0xf39F/', 'profile/:address'],
  ['teams/1', 'teams/:id'],
])('the path %j has the page of the pattern %j', (path, pattern) => {
  expect(pagePattern(path, patterns)).toBe(pattern)
})

test.each([
  ['farms/archived', 'farms'],
  ['swap/0xf39F', 'swap'],
  ['profile/0xf39F/more', 'profile'],
  ['nowhere', 'nowhere'],
])('the path %j without a pattern has its first segment', (path, segment) => {
  expect(pagePattern(path, patterns)).toBe(segment)
})

test('the first of two fitting patterns is found, as in the router', () => {
  expect(pagePattern('profile/tasks', ['profile/:address', 'profile/tasks'])).toBe('profile/:address')
})
