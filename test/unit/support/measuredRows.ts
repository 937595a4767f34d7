import type { FailureRow } from './failureRows.ts'
import { swapScene } from './swapScene.ts'
import { quoteOf } from './swapStage.tsx'

const [buying, wanting] = [quoteOf(true), quoteOf(false)]

/** Swaps that are refused because of the measurement of their rehearsal. */
export const measuredRows: readonly FailureRow[] = [
  {
    situation: 'less is received than requested',
    quote: wanting,
    node: () => swapScene({ measured: [wanting.inputRaw, 9n * 10n ** 17n, true, 1n] }).node,
    words:
      'You would get only 0.9 CAKE, less than the 1 CAKE shown.A token charges a tax on transfers. Enter the amount you pay instead, and allow more slippage.',
    opensWallet: false,
  },
  {
    situation: 'less is received than the shown minimum',
    node: () => swapScene({ measured: [buying.inputRaw, buying.outputRaw / 2n, true, 1n] }).node,
    words:
      'You would get only 39.892 CAKE, less than the 79.3872 CAKE shown.The price moved, or a token charges a tax on transfers. Raise the slippage tolerance in Settings or swap less.',
    opensWallet: false,
  },
  {
    situation: 'more is paid than typed',
    node: () => swapScene({ measured: [11n * 10n ** 17n, buying.outputRaw, true, 10n ** 18n] }).node,
    words:
      'You would pay 1.1 BNB, more than the 1 BNB shown.The price moved, or a token charges a tax on transfers. Raise the slippage tolerance in Settings or swap less.',
    opensWallet: false,
  },
  {
    situation: 'far more is received than shown',
    node: () => swapScene({ measured: [buying.inputRaw, buying.outputRaw * 3n, true, 1n] }).node,
    words:
      'You would get 239.353 CAKE, far more than the 79.784 CAKE shown. The price shown is wrong.Nothing was sent, because this swap’s limit would be wrong too. Wait for the next block or choose another node in Settings.',
    opensWallet: false,
  },
  {
    situation: 'far less is paid than shown',
    quote: wanting,
    node: () => swapScene({ measured: [wanting.inputRaw / 3n, wanting.outputRaw, true, 1n] }).node,
    words:
      'You would pay only 0.00417711 BNB, far less than the 0.0125314 BNB shown. The price shown is wrong.Nothing was sent, because this swap’s limit would be wrong too. Wait for the next block or choose another node in Settings.',
    opensWallet: false,
  },
]
