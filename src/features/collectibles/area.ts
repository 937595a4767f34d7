import type { AreaDeclaration } from '../../core/area'

const collectiblesPage = () => import('./CollectiblesPage').then((it) => it.CollectiblesPage)

/** Collectibles of the account, their transfer and their claims. */
export const collectiblesArea = {
  area: 'collectibles',
  routes: [{ path: '/collectibles', title: 'Collectibles', page: collectiblesPage }],
  skeleton: 'list',
  places: [{ label: 'Collectibles', to: '/collectibles' }],
} as const satisfies AreaDeclaration
