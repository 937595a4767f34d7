import { PowerOff } from 'lucide-react'
import type { Area } from '../../core/area'
import { deployment } from '../../deployment/deployment'
import { useTranslation } from '../../i18n'
import { ButtonLink } from '../../ui/controls/Link'
import { PageMessage } from './PageMessage'

/** Describes each area on its page while it is unavailable. */
const ABOUT: Record<Area, { text: string }> = {
  swap: { text: 'Swapping tokens at the best price that the pools give.' },
  liquidity: { text: 'Lending tokens to a pool for a part of its trading fees.' },
  farms: { text: 'Staking the tokens of a pool to earn CAKE.' },
  pools: { text: 'Staking CAKE to earn more of it or other tokens.' },
  prediction: { text: 'Guessing whether the price of BNB rises or falls in the next minutes.' },
  lottery: { text: 'Drawing lots for CAKE with tickets of six digits.' },
  collectibles: { text: 'Collecting pictures that are tokens of their own.' },
  competition: { text: 'Trading for a team and its prizes.' },
  teams: { text: 'Three teams and the points of their members.' },
  profile: { text: 'A name, a picture and a team for your account.' },
  ifo: { text: 'Buying new tokens at their first sale.' },
  voting: { text: 'Proposing what the protocol does next, and voting on it.' },
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
            {t('Back Home')}
          </ButtonLink>
          {areas.swap === true && area !== 'swap' && <ButtonLink to="/swap">{t('Swap tokens')}</ButtonLink>}
        </>
      }
    >
      <p>{t(ABOUT[area].text)}</p>
      <p>
        {t('This site for %chain% does without it. What you hold is on the chain and stays yours.', {
          chain: chainName,
        })}
      </p>
    </PageMessage>
  )
}
