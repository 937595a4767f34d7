import { explorerLink } from '../../../deployment/explorer'
import { links } from '../../../deployment/links'
import { useTranslation } from '../../../i18n'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Notice } from '../../../ui/content/Notice'
import { Link } from '../../../ui/controls/Link'
import { AprExplanation } from '../../earn'
import type { FarmList, FarmView } from '../farms.rules'
import { addPath } from './addPath'
import { Links } from './farm.styles'
import { cakeSymbol } from './useFarmActions'
import { useFarmTexts } from './useFarmTexts'

/** Base URL of the page with a pool's history; a deployment may have none. */
const { infoPool } = links

/** Renders the details of a farm, with links to its tokens and contracts (yield 2). */
export function FarmDetails({ view, list }: { view: FarmView; list: FarmList }) {
  const { t } = useTranslation()
  const { farm, status } = view
  const texts = useFarmTexts(view, list)
  const contract = explorerLink('address', farm.lpAddress)
  const pairInfo = infoPool ? infoPool + farm.lpAddress : explorerLink('token', farm.lpAddress)
  return (
    <div>
      {status === 'failed' && (
        <Notice kind="warn" title={t('This farm could not be read.')}>
          {t('What you have staked in it is on the chain and stays yours.')}
        </Notice>
      )}
      <DetailList>
        <DetailRow label={t('APR')} tip={<AprExplanation />}>
          {texts.apr}
        </DetailRow>
        <DetailRow label={t('Base APR (%symbol% yield only)', { symbol: cakeSymbol })}>{texts.baseApr}</DetailRow>
        {texts.lpAprDay === null ? (
          <DetailRow label={t('Trading fees')}>{texts.lpApr}</DetailRow>
        ) : (
          <DetailRow
            label={t('Trading fees on %date%', { date: texts.lpAprDay })}
            tip={t('What trading fees brought a year as of that day. It is no part of the APR.')}
          >
            {texts.lpApr}
          </DetailRow>
        )}
        <DetailRow label={t('Total staked')}>{texts.liquidity}</DetailRow>
        <DetailRow label={t('Multiplier')}>{texts.multiplier}</DetailRow>
      </DetailList>
      <Links>
        <Link to={addPath(farm)}>{t('Get %symbol%', { symbol: farm.lpSymbol })}</Link>
        {contract !== null && <Link href={contract}>{t('View Contract')}</Link>}
        {pairInfo !== null && <Link href={pairInfo}>{t('See Pair Info')}</Link>}
      </Links>
    </div>
  )
}
