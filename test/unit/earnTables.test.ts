import { expect, test } from 'vitest'
import { lpNames } from '../../scripts/earnTables.ts'

test.each([
  ['devnet', ['HOP-CAKE LP']],
  ['bsc-testnet', []],
  // Names with other symbols than those of the tokens, or with the tokens in another order.
  [
    'bsc',
    [
      ...['BAKE-BNB Bakery LP', 'BLK-BNB LP', 'BTCB-ETH LP', 'C98-BNB LP', 'DG-BNB LP', 'Ditto-BNB LP', 'ETH-USDC LP'],
      ...['KUN-QSD LP', 'bBADGER-BTCB LP'],
    ],
  ],
])('%s has names only for the farms whose name does not follow from their pair', (name, expected) => {
  const names = new Set(Object.values(lpNames(`deployments/${name}`)))
  expect([...names].toSorted()).toEqual(expected)
})
