import type { useTranslation } from '../../../i18n'

const TIERS: Readonly<Record<string, { label: string }>> = {
  Gold: { label: 'Gold' },
  Silver: { label: 'Silver' },
  Bronze: { label: 'Bronze' },
  Purple: { label: 'Purple' },
  Teal: { label: 'Teal' },
}

/** Returns the name of a reward group in the language of the page. */
export const tierLabel = (tier: string, t: ReturnType<typeof useTranslation>['t']): string =>
  t(TIERS[tier]?.label ?? tier)
