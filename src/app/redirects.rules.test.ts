import { describe, expect, test } from 'vitest'
import { redirectFor } from './redirects.rules'

const A = `0x${'aA'.repeat(20)}`
const B = `0x${'0b'.repeat(20)}`
const SHORT = A.slice(0, -1)

/** Returns the redirect target of a full URL path; null without a redirect. */
function leadsTo(address: string): string | null {
  const { pathname, search, hash } = new URL(address, 'http://place')
  return redirectFor({ pathname, search, hash })
}

describe('/swap/{outputCurrency} adds the query parameter outputCurrency', () => {
  test.each([
    [`/swap/${A}`, `/swap?outputCurrency=${A}`],
    ['/swap/BNB', '/swap?outputCurrency=BNB'],
    [`/swap/${A}?exactAmount=1`, `/swap?exactAmount=1&outputCurrency=${A}`],
    [`/swap/${A}?exactAmount=1&exactField=output`, `/swap?exactAmount=1&exactField=output&outputCurrency=${A}`],
    [`/swap/${A}?`, `/swap?outputCurrency=${A}`],
    [`/swap/${A}?a=%20b#details`, `/swap?a=%20b&outputCurrency=${A}#details`],
    ['/swap/a%26b%3Dc', '/swap?outputCurrency=a%26b%3Dc'],
    ['/swap/a&b=c', '/swap?outputCurrency=a%26b%3Dc'],
    ['/swap/a+b', '/swap?outputCurrency=a%2Bb'],
    ['/swap/%E8%9B%8B', '/swap?outputCurrency=%E8%9B%8B'],
    ['/swap/%E0%A4', '/swap?outputCurrency=%25E0%25A4'],
    ['/swap/a%2Fb', '/swap?outputCurrency=a%2Fb'],
  ])('%s redirects to %s', (from, to) => {
    expect(leadsTo(from)).toBe(to)
  })
})

describe('a renamed path', () => {
  test.each([
    ['/send', '/swap'],
    ['/pool', '/liquidity'],
    ['/create', '/add'],
    ['/staking', '/pools'],
    ['/syrup', '/pools'],
    ['/nft', '/collectibles'],
  ])('%s redirects to %s with its query and hash', (from, to) => {
    expect(leadsTo(from)).toBe(to)
    expect(leadsTo(`${from}/`)).toBe(to)
    expect(leadsTo(`${from}?`)).toBe(to)
    expect(leadsTo(`${from}?exactAmount=1&a=b%26c#top`)).toBe(`${to}?exactAmount=1&a=b%26c#top`)
    expect(leadsTo(`${from}/more`)).not.toBe(to)
  })
})

describe('two tokens joined by a dash', () => {
  test.each([
    [`/add/${A}-${B}`, `/add/${A}/${B}`],
    [`/add/BNB-${B}`, `/add/BNB/${B}`],
    [`/add/${A}-BNB`, `/add/${A}/BNB`],
    [`/add/${A}%2D${B}`, `/add/${A}/${B}`],
    [`/add/${A}-${B}?as=${A}`, `/add/${A}/${B}?as=${A}`],
    [`/create/${A}-${B}`, `/add/${A}/${B}`],
    [`/create/BNB-${B}`, `/add/BNB/${B}`],
    [`/remove/${A}-${B}`, `/remove/${A}/${B}`],
    [`/remove/${A}-${B}/`, `/remove/${A}/${B}`],
  ])('%s redirects to %s', (from, to) => {
    expect(leadsTo(from)).toBe(to)
  })

  test.each([
    `/add/${SHORT}-${B}`,
    `/add/${A}0-${B}`,
    `/add/${A}-${B}-${A}`,
    `/add/bnb-${B}`,
    `/add/CAKE-${B}`,
    `/add/${A}-`,
    `/add/-${B}`,
    `/create/${SHORT}-${B}`,
  ])('%s is not two tokens and stays', (path) => {
    expect(leadsTo(path)).toBeNull()
  })

  test.each([
    '/remove/whatever',
    `/remove/${A}`,
    `/remove/BNB-${B}`,
    `/remove/${SHORT}-${B}`,
    `/remove/${A}-${B}0`,
    '/remove/%E0%A4',
  ])('%s redirects to /pool', (path) => {
    expect(leadsTo(path)).toBe('/pool')
  })
})

describe('a token paired with itself', () => {
  test.each([
    [`/add/${A}/${A}`, `/add/${A}`],
    [`/add/${A}/${A.toLowerCase()}`, `/add/${A}`],
    ['/add/BNB/bnb', '/add/BNB'],
    [`/create/${A}/${A.toUpperCase().replace('0X', '0x')}`, `/add/${A}`],
    ['/add/a%2Fb/A%2Fb', '/add/a%2Fb'],
  ])('%s redirects to %s', (from, to) => {
    expect(leadsTo(from)).toBe(to)
  })
})

test.each([
  '/',
  '/swap',
  '/swap/',
  `/swap/${A}/`,
  `/swap/${A}/${B}`,
  '/liquidity',
  '/find',
  '/add',
  '/add/',
  '/add/BNB',
  `/add/${A}`,
  `/add/${A}/${B}`,
  `/add/${A}/${A}/${A}`,
  `/create/${A}`,
  `/create/${A}/${B}`,
  '/remove',
  '/remove/',
  `/remove/${A}/${B}`,
  `/remove/${A}/${A}`,
  '/pools',
  '/collectibles',
  '/nowhere',
  '/constructor',
  '/__proto__',
  '/toString',
])('%s stays', (path) => {
  expect(leadsTo(path)).toBeNull()
  expect(leadsTo(`${path}?a=b#c`)).toBeNull()
})

test('a redirect terminates: no path redirects in a circle', () => {
  for (const start of ['/send', '/pool', '/create', `/add/BNB-BNB`, `/create/${A}-${A}`, '/remove/x', `/swap/${A}`]) {
    let path: string | null = start
    for (let step = 0; step < 4 && path !== null; step += 1) path = leadsTo(path)
    expect(path).toBeNull()
  }
})
