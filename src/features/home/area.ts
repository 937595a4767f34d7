import type { AreaDeclaration } from '../../core/area'

const homePage = () => import('./HomePage').then((it) => it.HomePage)

/** The home page (trading 2.1.1). */
export const homeArea = {
  area: null,
  routes: [{ path: '/', title: 'Home', page: homePage }],
  skeleton: 'text',
  places: [{ label: 'Home', to: '/' }],
} as const satisfies AreaDeclaration
