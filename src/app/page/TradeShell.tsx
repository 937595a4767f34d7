import { useTranslation } from '../../i18n'
import { deployment } from '../../deployment/deployment'
import { links } from '../../deployment/links'
import { TradeLinks as Links } from '../../ui/panels/TradeLinks'
import { RouteTabs } from '../../ui/panels/RouteTabs'
import { isTradePath, tradeTabs } from './tradeTabs'

/** Navigation between swap and liquidity, above their pages. */
export function TradeTabs({ pathname }: { pathname: string }) {
  const { t } = useTranslation()
  const tabs = tradeTabs(pathname, deployment.areas)
  return <RouteTabs label={t('Trade')} tabs={tabs.map((tab) => ({ ...tab, label: t(tab.label) }))} />
}

/** External trading links, below the pages of swap and liquidity. */
export function TradeLinks({ pathname }: { pathname: string }) {
  return isTradePath(pathname) ? <Links pages={links} /> : null
}
