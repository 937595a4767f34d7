import type { AreaDeclaration } from '../../core/area'

const competitionPage = () => import('./CompetitionPage').then((it) => it.CompetitionPage)

/** Trading competition of the teams. */
export const competitionArea = {
  area: 'competition',
  routes: [{ path: '/competition', title: 'Trading battle', page: competitionPage }],
  skeleton: 'list',
  places: [{ label: 'Team battle', to: '/competition' }],
} as const satisfies AreaDeclaration
