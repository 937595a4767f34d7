import type { AreaDeclaration } from '../core/area'

/** Pages outside the app that belong to no area; a deployment names the URLs in links.json (trading 2.1.23). */

export const statistics = {
  area: null,
  places: [{ label: 'Info', link: 'info' }],
} as const satisfies AreaDeclaration

export const contact = {
  area: null,
  places: [{ label: 'Contact', link: 'contact', group: 'More' }],
} as const satisfies AreaDeclaration

export const community = {
  area: null,
  places: [
    { label: 'Github', link: 'github', group: 'More' },
    { label: 'Docs', link: 'docs', group: 'More' },
    { label: 'Blog', link: 'blog', group: 'More' },
    { label: 'Merch', link: 'merch', group: 'More' },
  ],
} as const satisfies AreaDeclaration
