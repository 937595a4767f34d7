import { explorerLink } from '../../../deployment/explorer'
import { links } from '../../../deployment/links'
import { useTranslation } from '../../../i18n'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Notice } from '../../../ui/content/Notice'
import { Link } from '../../../ui/controls/Link'
import { FullValue } from '../../../ui/figures/FullValue'
import { AprExplanation } from '../../earn'
import { addLiquidityPath, type FarmList, type FarmView } from '../farms.rules'
import { Links } from './farm.styles'
import { FarmActions } from './FarmActions'
import type { FarmProps } from './FarmRow'
import { cakeSymbol, UNKNOWN, useFormattedFarm } from './useFormattedFarm'

/** Base URL of the page with a pool's history; a deployment may have none. */
const { infoPool } = links

/** Renders the details of a farm, with links to its tokens and contracts (yield 2). */
export function FarmDetails({ view, list }: { view: FarmView; list: FarmList }) {
  const { t } = useTranslation()
  const { farm, status } = view
  const formatted = useFormattedFarm(view, list)
  const contract = explorerLink('address', farm.lpAddress)
  const pairInfo = infoPool ? infoPool + farm.lpAddress : explorerLink('token', farm.lpAddress)
  return (
    <div>
      {status === 'failed' && (
        <Notice kind="warn" title={t('This farm could not be loaded.')}>
          {t('Your stake is not affected.')}
        </Notice>
      )}
      <DetailList>
        <DetailRow label={t('APR')} tip={<AprExplanation />}>
          {formatted.apr}
        </DetailRow>
        <DetailRow label={t('Base APR (%symbol% yield only)', { symbol: cakeSymbol })}>{formatted.baseApr}</DetailRow>
        {formatted.lpAprDay === null ? (
          <DetailRow label={t('Trading fees')}>{formatted.lpApr}</DetailRow>
        ) : (
          <DetailRow
            label={t('Trading fees on %date%', { date: formatted.lpAprDay })}
            tip={t('Yearly return from trading fees as of that day. Not included in the APR.')}
          >
            {formatted.lpApr}
          </DetailRow>
        )}
        <DetailRow label={t('Total staked')}>
          {formatted.totalStaked ? <FullValue {...formatted.totalStaked} /> : UNKNOWN}
        </DetailRow>
        <DetailRow label={t('Multiplier')}>{formatted.multiplier}</DetailRow>
      </DetailList>
      <Links>
        <Link to={addLiquidityPath(farm)}>{t('Get %symbol%', { symbol: farm.lpSymbol })}</Link>
        {contract !== null && <Link href={contract}>{t('View contract')}</Link>}
        {pairInfo !== null && <Link href={pairInfo}>{t('View pair info')}</Link>}
      </Links>
    </div>
  )
}

/** Renders the unfolded content of a farm's row: its actions first, then its details (yield 2.2.13). */
export function FarmInside({ view, list, cakePrice }: FarmProps) {
  return (
    <>
      <FarmActions view={view} cakePrice={cakePrice} />
      <FarmDetails view={view} list={list} />
    </>
  )
}
