import type { AreaDeclaration } from '../core/area'

/** Areas that are not implemented yet. Each moves to features/<area>/area.ts with its first page. */

export const prediction = {
  area: 'prediction',
  routes: [{ path: '/prediction', title: 'Prediction', page: null }],
  places: [{ label: 'Prediction', to: '/prediction', tag: 'beta' }],
} as const satisfies AreaDeclaration

export const lottery = {
  area: 'lottery',
  routes: [{ path: '/lottery', title: 'Lottery', page: null }],
  places: [{ label: 'Lottery', to: '/lottery', tag: 'win' }],
} as const satisfies AreaDeclaration

export const collectibles = {
  area: 'collectibles',
  routes: [{ path: '/collectibles', title: 'Collectibles', page: null }],
  places: [{ label: 'Collectibles', to: '/collectibles' }],
} as const satisfies AreaDeclaration

export const competition = {
  area: 'competition',
  routes: [{ path: '/competition', title: 'Trading Battle', page: null }],
  places: [{ label: 'Team Battle', to: '/competition' }],
} as const satisfies AreaDeclaration

export const teams = {
  area: 'teams',
  routes: [
    { path: '/teams', title: 'Leaderboard', page: null },
    { path: '/teams/:id', title: 'Team', page: null },
  ],
  places: [{ label: 'Leaderboard', to: '/teams', group: 'Teams & Profile' }],
} as const satisfies AreaDeclaration

export const profile = {
  area: 'profile',
  routes: [
    { path: '/profile', title: 'Your Profile', page: null },
    { path: '/profile/tasks', title: 'Task Center', page: null },
  ],
  places: [
    { label: 'Task Center', to: '/profile/tasks', group: 'Teams & Profile' },
    { label: 'Your Profile', to: '/profile', group: 'Teams & Profile' },
  ],
} as const satisfies AreaDeclaration

export const ifo = {
  area: 'ifo',
  routes: [{ path: '/ifo', title: 'Initial Farm Offering', page: null }],
  places: [{ label: 'IFO', to: '/ifo' }],
} as const satisfies AreaDeclaration

export const voting = {
  area: 'voting',
  routes: [
    { path: '/voting', title: 'Voting', page: null },
    { path: '/voting/proposal/create', title: 'Make a proposal', page: null },
    { path: '/voting/proposal/:id', title: 'Vote', page: null },
  ],
  places: [{ label: 'Voting', to: '/voting', group: 'More' }],
} as const satisfies AreaDeclaration
