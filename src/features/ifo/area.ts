import type { AreaDeclaration } from '../../core/area'

const ifoPage = () => import('./IfoPage').then((it) => it.IfoPage)

/** Sales of new tokens for LP tokens. */
export const ifoArea = {
  area: 'ifo',
  routes: [{ path: '/ifo', title: 'Initial farm offering', page: ifoPage }],
  skeleton: 'list',
  places: [{ label: 'IFO', to: '/ifo' }],
} as const satisfies AreaDeclaration
