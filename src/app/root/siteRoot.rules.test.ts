import { describe, expect, test } from 'vitest'
import { renamedSegments } from '../redirects.rules'
import { routes } from '../routes'
import { possibleRoots } from './siteRoot.rules'

const words = [...routes.map(({ path }) => path.split('/')[1] ?? ''), ...renamedSegments].filter((word) => word !== '')
const CID = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKPbdG'

const firstOf = (pathname: string) => possibleRoots(pathname, words)[0]

describe.each(['/', '/app/', '/a/b/', `/ipfs/${CID}/`, '/ipns/cakes.example/'])('a site at %s', (root) => {
  test.each(routes.map(({ path }) => path.slice(1).replaceAll(/:\w+/g, '0x1')))('is found from its /%s', (path) => {
    expect(firstOf(root + path)).toBe(root)
    expect(firstOf(`${root}${path}`.replace(/\/?$/, '/'))).toBe(root)
  })

  test.each(renamedSegments)('is found from its renamed /%s', (word) => {
    expect(firstOf(`${root}${word}/x`)).toBe(root)
  })

  test.each(['nowhere', 'nowhere/at/all', 'nowhere/'])('is among the candidates from its /%s', (path) => {
    expect(possibleRoots(root + path, words)).toContain(root)
  })
})

test.each([
  ['/pools/swap', ['/', '/pools/', '/pools/swap/']],
  ['/nowhere/at', ['/nowhere/', '/', '/nowhere/at/']],
  ['/app', ['/', '/app/']],
  ['/', ['/']],
  ['/teams/1/2', ['/', '/teams/1/', '/teams/', '/teams/1/2/']],
  // Two route names: the first one is likelier than the own folder, which is likelier than the second.
  ['/swap/add/x', ['/', '/swap/add/', '/swap/', '/swap/add/x/']],
])('the candidates for %s are %j', (pathname, roots) => {
  expect(possibleRoots(pathname, words)).toEqual(roots)
})
