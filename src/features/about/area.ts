import type { AreaDeclaration } from '../../core/area'

const aboutPage = () => import('./AboutPage').then((it) => it.AboutPage)

/** The page about the build that runs; the footer links to it. */
export const aboutArea = {
  area: null,
  routes: [{ path: '/about', title: 'About', page: aboutPage }],
} as const satisfies AreaDeclaration
