import { deployment } from '../../../deployment/deployment'
import { links } from '../../../deployment/links'
import { areas } from '../../areas'
import { type Entry, entriesFor, entriesOf, type EntryFacts, type GroupFacts, linesOf } from './navigation.rules'

const declared = entriesOf(areas)
const isMore = (entry: EntryFacts): entry is GroupFacts => 'items' in entry && entry.label === 'More'

/** The top navigation, in order, without More (trading 2.1). */
export const navigation: readonly EntryFacts[] = declared.filter((entry) => !isMore(entry))

/** The last group of the top navigation, which also receives entries without room in the bar (trading 2.1). */
export const more: GroupFacts = declared.find(isMore) ?? { label: 'More', items: [] }

/** Entries of this deployment in the bar, without More. */
export const barEntries: readonly Entry[] = entriesFor(navigation, deployment.areas, links)

/** Entries of this deployment under More. */
export const moreEntries: readonly Entry[] = entriesFor([more], deployment.areas, links)

/** All navigation entries of this deployment. */
export const allEntries: readonly Entry[] = [...barEntries, ...moreEntries]

/** External pages linked in the footer. */
export const footLinks = moreEntries.flatMap(linesOf).filter((line) => 'href' in line)
