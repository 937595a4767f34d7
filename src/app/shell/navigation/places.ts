import links from '#deployment/links.json'
import { deployment } from '../../../deployment/deployment'
import { type Entry, type EntryFacts, entriesFor, type GroupFacts, linesOf } from './navigation.rules'

/** The top navigation, in order (trading 2.1). */
export const navigation: readonly EntryFacts[] = [
  { label: 'Home', to: '/', area: null },
  {
    label: 'Trade',
    items: [
      { label: 'Exchange', to: '/swap', area: 'swap' },
      {
        label: 'Liquidity',
        to: '/pool',
        area: 'liquidity',
        also: ['/liquidity', '/find', '/add', '/create', '/remove'],
      },
      { label: 'LP Migration', link: 'lpMigration' },
    ],
  },
  { label: 'Farms', to: '/farms', area: 'farms' },
  { label: 'Pools', to: '/pools', area: 'pools' },
  { label: 'Prediction', to: '/prediction', area: 'prediction', tag: 'beta' },
  { label: 'Lottery', to: '/lottery', area: 'lottery', tag: 'win' },
  { label: 'Collectibles', to: '/collectibles', area: 'collectibles' },
  { label: 'Team Battle', to: '/competition', area: 'competition' },
  {
    label: 'Teams & Profile',
    items: [
      { label: 'Leaderboard', to: '/teams', area: 'teams' },
      { label: 'Task Center', to: '/profile/tasks', area: 'profile' },
      { label: 'Your Profile', to: '/profile', area: 'profile' },
    ],
  },
  { label: 'Info', link: 'info' },
  { label: 'IFO', to: '/ifo', area: 'ifo' },
]

/** The last group of the top navigation, which also receives entries without room in the bar (trading 2.1). */
export const more: GroupFacts = {
  label: 'More',
  items: [
    { label: 'Contact', link: 'contact' },
    { label: 'Voting', to: '/voting', area: 'voting' },
    { label: 'Github', link: 'github' },
    { label: 'Docs', link: 'docs' },
    { label: 'Blog', link: 'blog' },
    { label: 'Merch', link: 'merch' },
  ],
}

const { areas } = deployment

/** Entries of this deployment in the bar, without More. */
export const barEntries: readonly Entry[] = entriesFor(navigation, areas, links)

/** Entries of this deployment under More. */
export const moreEntries: readonly Entry[] = entriesFor([more], areas, links)

/** All navigation entries of this deployment. */
export const allEntries: readonly Entry[] = [...barEntries, ...moreEntries]

/** External pages linked in the footer. */
export const footLinks = moreEntries.flatMap(linesOf).filter((line) => 'href' in line)
