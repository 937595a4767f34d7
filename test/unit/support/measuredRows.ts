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
      'In the rehearsal only 0.9 CAKE arrived, less than the 1 CAKE shown.A token takes a part of each transfer. Type the amount you pay instead, and allow more slippage.',
    isAsked: false,
  },
  {
    situation: 'less is received than the shown minimum',
    node: () => swapScene({ measured: [buying.inputRaw, buying.outputRaw / 2n, true, 1n] }).node,
    words:
      'In the rehearsal only 39.892041537713226211 CAKE arrived, less than the 79.387147338732788479 CAKE shown.The price has moved, or a token takes a part of each transfer. Raise the slippage tolerance in Settings or swap less.',
    isAsked: false,
  },
  {
    situation: 'more is paid than typed',
    node: () => swapScene({ measured: [11n * 10n ** 17n, buying.outputRaw, true, 10n ** 18n] }).node,
    words:
      'In the rehearsal 1.1 BNB left your account, more than the 1 BNB shown.The price has moved, or a token takes a part of each transfer. Raise the slippage tolerance in Settings or swap less.',
    isAsked: false,
  },
  {
    situation: 'far more is received than shown',
    node: () => swapScene({ measured: [buying.inputRaw, buying.outputRaw * 3n, true, 1n] }).node,
    words:
      'In the rehearsal 239.352249226279357266 CAKE arrived, far more than the 79.784083075426452422 CAKE shown. The price shown is wrong.Nothing was sent: the limit of this swap would be wrong as well. Wait for the next block, or use another node in Settings.',
    isAsked: false,
  },
  {
    situation: 'far less is paid than shown',
    quote: wanting,
    node: () => swapScene({ measured: [wanting.inputRaw / 3n, wanting.outputRaw, true, 1n] }).node,
    words:
      'In the rehearsal only 0.004177119883067043 BNB left your account, far less than the 0.012531359649201129 BNB shown. The price shown is wrong.Nothing was sent: the limit of this swap would be wrong as well. Wait for the next block, or use another node in Settings.',
    isAsked: false,
  },
]
