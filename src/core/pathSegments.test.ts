import { expect, it } from 'vitest'
import { pathSegments } from './pathSegments'

it.each([
  ['/', []],
  ['/swap', ['swap']],
  ['/add/BNB/', ['add', 'BNB']],
  ['/add/%42NB/a%2Fb', ['add', 'BNB', 'a/b']],
  ['/add/%zz', ['add', '%zz']],
])('divides the path %s into %o', (pathname, segments) => {
  expect(pathSegments(pathname)).toEqual(segments)
})
