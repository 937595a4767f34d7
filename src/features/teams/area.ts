import type { AreaDeclaration } from '../../core/area'

const teamsPage = () => import('./TeamsPage').then((it) => it.TeamsPage)
const teamPage = () => import('./TeamPage').then((it) => it.TeamPage)
const memberPage = () => import('./MemberPage').then((it) => it.MemberPage)

/** Teams by their points, and their members. */
export const teamsArea = {
  area: 'teams',
  routes: [
    { path: '/teams', title: 'Leaderboard', page: teamsPage },
    { path: '/teams/:id', title: 'Team', page: teamPage },
  ],
  skeleton: 'list',
  places: [{ label: 'Leaderboard', to: '/teams', group: 'Teams & profile' }],
} as const satisfies AreaDeclaration

/** Profile of any account. It follows the paths of the own profile, which are more specific. */
export const memberArea = {
  area: 'teams',
  routes: [{ path: '/profile/:address', title: 'Profile', page: memberPage }],
  skeleton: 'list',
} as const satisfies AreaDeclaration
