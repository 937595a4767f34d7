/** Campaign as in campaigns.json. */
interface Campaign {
  id: string
  name: string
  type: string
  badge: string
}

/** Points of an account for one campaign. */
interface CampaignPoints {
  campaignId: string
  points: bigint
}

/** Achievement as shown; `campaign` is null for an id that no table has. */
type Achievement<Points extends CampaignPoints, Each> = Points & { campaign: Each | null }

/** Returns the achievements of an account in the order of its records (games 3.6). */
export function achievementsOf<Points extends CampaignPoints, Each extends Campaign>(
  records: readonly Points[],
  campaigns: readonly Each[],
): Achievement<Points, Each>[] {
  const byId = new Map(campaigns.map((campaign) => [campaign.id, campaign]))
  return records.map((record) => ({ ...record, campaign: byId.get(record.campaignId) ?? null }))
}

/** Returns the campaigns of which an account has no points, in the order of the deployment. */
export const missingCampaigns = <Each extends Campaign>(
  records: readonly CampaignPoints[],
  campaigns: readonly Each[],
): Each[] => campaigns.filter(({ id }) => records.every(({ campaignId }) => campaignId !== id))

/** A translatable title, with the campaign's name as its value. */
interface AchievementText {
  /** Null where the name alone is the title. */
  title: string | null
  text: string
}

/** games 3.5.4, 3.6.1 */
const TEXTS: Readonly<{ [type: string]: AchievementText }> = {
  ifo: { title: 'IFO Shopper: %title%', text: 'Committed more than $5 worth of LP in the %title% IFO' },
  teambattle: { title: null, text: 'Took part in the Easter battle of the teams' },
}
const PARTICIPATIONS: Readonly<{ [badge: string]: AchievementText }> = {
  'syrup-soaker': { title: null, text: 'Used the Auto CAKE pool early' },
  clairvoyant: { title: null, text: 'Played prediction before round 12,120' },
}
const UNKNOWN: AchievementText = { title: 'Campaign %title%', text: 'This site does not know this campaign' }

/** Returns the texts of an achievement; an unknown one has the id of its campaign (games 3.6.1). */
export function achievementTexts(campaign: Campaign | null, campaignId: string): AchievementText & { name: string } {
  if (!campaign) return { ...UNKNOWN, name: campaignId }
  const texts = TEXTS[campaign.type] ?? PARTICIPATIONS[campaign.badge] ?? { title: null, text: '' }
  return { ...texts, name: campaign.name }
}
