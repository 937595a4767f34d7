import { PowerOff } from 'lucide-react'
import type { Area } from '../../core/area'
import { deployment } from '../../deployment/deployment'
import { useTranslation } from '../../i18n'
import { ButtonLink } from '../../ui/controls/Link'
import { PageMessage } from './PageMessage'

/** Describes each area on its page while it is unavailable. */
const ABOUT: Record<Area, { text: string }> = {
  swap: { text: 'Swap tokens at the best price across the pools.' },
  liquidity: { text: 'Add tokens to a pool and earn a share of its fees.' },
  farms: { text: 'Stake LP tokens and earn CAKE.' },
  auction: { text: 'Bid CAKE for a farm of your token.' },
  pools: { text: 'Stake CAKE and earn more CAKE or other tokens.' },
  prediction: { text: 'Predict whether the price of BNB rises or falls in the next minutes.' },
  lottery: { text: 'Buy tickets with six digits and win CAKE.' },
  collectibles: { text: 'Collect pictures that you own as tokens.' },
  competition: { text: 'Trade for your team and win prizes.' },
  teams: { text: 'See the three teams and the points of their members.' },
  profile: { text: 'Choose a name, a picture and a team for your account.' },
  ifo: { text: 'Buy new tokens at their first sale.' },
  voting: { text: 'Propose what the protocol does next, and vote on it.' },
}

/** The page of an area that the deployment disables or that is not built: a description and links back. */
export function AreaUnavailable({ title, area }: { title: string; area: Area }) {
  const { t } = useTranslation()
  const { areas, chainName } = deployment
  return (
    <PageMessage
      icon={PowerOff}
      title={t('%page%: not available here', { page: title })}
      actions={
        <>
          <ButtonLink to="/" kind="primary">
            {t('Back home')}
          </ButtonLink>
          {areas.swap === true && area !== 'swap' && <ButtonLink to="/swap">{t('Swap tokens')}</ButtonLink>}
        </>
      }
    >
      <p>{t(ABOUT[area].text)}</p>
      <p>
        {t('This site does not offer it on %chain%. Your tokens stay yours on the chain.', {
          chain: chainName,
        })}
      </p>
    </PageMessage>
  )
}
