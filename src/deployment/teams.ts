import facts from '#deployment/teams.json'

/** Team by its id on the chain; colours are of its own art. */
export interface TeamEntry {
  id: number
  name: string
  slug: string
  textColor: string
  podiumColor: string
}

/** Teams in the order of their ids (games 3.4). */
export const teamEntries: readonly TeamEntry[] = facts
