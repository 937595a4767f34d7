import { expect, test } from 'vitest'
import { lpNames } from '../../scripts/earnTables.ts'

test.each([
  ['devnet', ['HOP-CAKE LP']],
  ['bsc-testnet', []],
  // Other symbols than those of the tokens, and other orders of the tokens.
  [
    'bsc',
    [
      ...['BAKE-BNB Bakery LP', 'BLK-BNB LP', 'BTCB-ETH LP', 'C98-BNB LP', 'DG-BNB LP', 'Ditto-BNB LP', 'ETH-USDC LP'],
      ...['KUN-QSD LP', 'bBADGER-BTCB LP'],
    ],
  ],
])('the farms of %s whose names differ from the order of their pair', (name, expected) => {
  const names = new Set(Object.values(lpNames(`deployments/${name}`)))
  expect([...names].toSorted()).toEqual(expected)
})
