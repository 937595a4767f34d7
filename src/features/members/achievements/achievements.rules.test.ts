import { expect, test } from 'vitest'
import { campaignEntries } from '../../../deployment/campaigns'
import { achievementsOf, achievementTexts, missingCampaigns } from './achievements.rules'

const kalmar = campaignEntries.find(({ id }) => id === '511110000')
const records = [
  { campaignId: '1', points: 5n },
  { campaignId: '511110000', points: 7n },
]

test('achievements have their campaign, and an unknown id has none', () => {
  expect(achievementsOf(records, campaignEntries).map(({ campaign, points }) => [campaign, points])).toEqual([
    [null, 5n],
    [kalmar, 7n],
  ])
})

test('every campaign without points is missing', () => {
  const missing = missingCampaigns(records, campaignEntries)
  expect(missing).toHaveLength(27)
  expect(missing).not.toContain(kalmar)
  expect(missingCampaigns([], campaignEntries)).toEqual(campaignEntries)
})

test('every achievement has a title with the name of its campaign, and a description', () => {
  for (const campaign of campaignEntries) {
    const { title, text, name } = achievementTexts(campaign, campaign.id)
    expect([title === null || title.includes('%title%'), text !== '', name]).toEqual([true, true, campaign.name])
  }
  expect(achievementTexts(null, '99')).toMatchObject({ title: 'Campaign %title%', name: '99' })
  const other = { id: '599', name: 'New', type: 'participation', badge: 'new' }
  expect(achievementTexts(other, '599')).toEqual({ title: null, text: '', name: 'New' })
})
