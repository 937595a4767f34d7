import type { AreaDeclaration } from '../../core/area'

const allowancesPage = () => import('./AllowancesPage').then((it) => it.AllowancesPage)

/** Contracts that may spend the account's tokens; the wallet menu links to it. */
export const allowancesArea = {
  area: null,
  routes: [
    {
      path: '/allowances',
      title: 'Allowances',
      page: allowancesPage,
    },
  ],
} as const satisfies AreaDeclaration
