import facts from '#deployment/campaigns.json'

/** Achievement by the id of its campaign on the chain. */
export interface CampaignEntry {
  id: string
  type: 'ifo' | 'teambattle' | 'participation'
  name: string
  /** Name of the picture in images/badges. */
  badge: string
}

/** All achievements (games 3.5). */
export const campaignEntries: readonly CampaignEntry[] = facts
