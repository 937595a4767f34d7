import type { AreaDeclaration } from '../../core/area'
import { swapReducer } from './swap.slice'

const swapPage = () => import('./SwapPage').then((it) => it.SwapPage)

/** Exchange of one token for another. */
export const swapArea = {
  area: 'swap',
  routes: [{ path: '/swap', title: 'Swap', page: swapPage, isStrict: true }],
  places: [{ label: 'Swap', to: '/swap', group: 'Trade', tab: 'Swap' }],
  slices: { swap: swapReducer },
} as const satisfies AreaDeclaration
