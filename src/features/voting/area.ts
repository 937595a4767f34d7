import type { AreaDeclaration } from '../../core/area'

const votingPage = () => import('./VotingPage').then((it) => it.VotingPage)
const late = () => import('./votingParts').then((it) => it.votingParts)

/** Proposals about the protocol, and votes on them. */
export const votingArea = {
  area: 'voting',
  routes: [
    { path: '/voting', title: 'Voting', page: votingPage },
    { path: '/voting/proposal/create', title: 'Make a proposal', page: votingPage },
    { path: '/voting/proposal/:id', title: 'Vote', page: votingPage },
  ],
  skeleton: 'list',
  places: [{ label: 'Voting', to: '/voting', group: 'More' }],
  late,
} as const satisfies AreaDeclaration
