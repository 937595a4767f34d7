import type { VotingPower } from '../../../chain/services/votingPower'
import { useTranslation } from '../../../i18n'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Figure } from '../../../ui/figures/Figure'
import { POWER_DECIMALS, powerRawOf } from '../tally.rules'

/** Parts of the voting power (games 5.9), each with its explanation. */
const PARTS = [
  { part: 'cakeBalance', label: 'Wallet', text: 'CAKE in your wallet.' },
  {
    part: 'cakePoolBalance',
    label: 'CAKE staked by hand',
    text: 'CAKE that you staked in the pool that you compound yourself.',
  },
  { part: 'cakeVaultBalance', label: 'CAKE in the vault', text: 'CAKE that your shares of the vault were worth.' },
  { part: 'poolsBalance', label: 'Other Syrup pools', text: 'CAKE that you staked in pools that were running.' },
  {
    part: 'cakeBnbLpBalance',
    label: 'CAKE as liquidity',
    text: 'Your part of the CAKE in the CAKE-BNB pair, of LP tokens in your wallet.',
  },
] as const

/** Renders the parts of a voting power. */
export function PowerParts({ power }: { power: VotingPower }) {
  const { t } = useTranslation()
  return (
    <DetailList>
      {PARTS.map(({ part, label, text }) => (
        <DetailRow key={part} label={t(label)} tip={t(text)}>
          <Figure raw={powerRawOf(power[part])} decimals={POWER_DECIMALS} />
        </DetailRow>
      ))}
    </DetailList>
  )
}
