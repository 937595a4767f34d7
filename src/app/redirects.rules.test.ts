import { expect, test } from 'vitest'
import { redirectFor } from './redirects.rules'

const A = `0x${'aA'.repeat(20)}`
const B = `0x${'0b'.repeat(20)}`

test.each([
  ['/send', '', '/swap'],
  ['/send', '?exactAmount=1', '/swap?exactAmount=1'],
  [`/swap/${A}`, '', `/swap?outputCurrency=${A}`],
  [`/swap/${A}`, '?exactAmount=1', `/swap?exactAmount=1&outputCurrency=${A}`],
  ['/swap/BNB', '?', '/swap?outputCurrency=BNB'],
  ['/swap/', '?exactAmount=1', '/swap?exactAmount=1'],
  ['/pool', '', '/liquidity'],
  ['/staking', '', '/pools'],
  ['/syrup', '', '/pools'],
  ['/nft', '', '/collectibles'],
  [`/add/${A}-${B}`, '', `/add/${A}/${B}`],
  [`/add/BNB-${B}`, '', `/add/BNB/${B}`],
  [`/add/${A}/${A.toLowerCase()}`, '', `/add/${A}`],
  ['/add/BNB/bnb', '', '/add/BNB'],
  ['/create', '', '/add'],
  [`/create/${A}-${B}`, '', `/add/${A}/${B}`],
  [`/create/${A}/${A}`, '', `/add/${A}`],
  [`/remove/${A}-${B}`, '', `/remove/${A}/${B}`],
  ['/remove/whatever', '', '/pool'],
  [`/remove/BNB-${B}`, '', '/pool'],
])('%s%s leads to %s', (pathname, search, target) => {
  expect(redirectFor(pathname, search)).toBe(target)
})

test.each([
  '/',
  '/swap',
  '/liquidity',
  '/find',
  '/add',
  '/add/BNB',
  `/add/${A}`,
  `/add/${A}/${B}`,
  `/create/${A}/${B}`,
  `/add/${A}-nothing`,
  `/remove/${A}/${B}`,
  '/pools',
  '/nowhere',
  `/swap/${A}/${B}`,
])('%s stays', (pathname) => {
  expect(redirectFor(pathname, '')).toBeNull()
})
