import type { AreaDeclaration } from '../../core/area'

const lotteryPage = () => import('./LotteryPage').then((it) => it.LotteryPage)
const late = () => import('./lotteryParts').then((it) => it.lotteryParts)

/** Tickets that win prizes in CAKE. */
export const lotteryArea = {
  area: 'lottery',
  routes: [{ path: '/lottery', title: 'Lottery', page: lotteryPage }],
  skeleton: 'list',
  places: [{ label: 'Lottery', to: '/lottery', tag: 'win' }],
  late,
} as const satisfies AreaDeclaration
