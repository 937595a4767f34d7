import { ChevronDown } from 'lucide-react'
import { memo, type ReactNode, useId, useState } from 'react'
import { useTranslation } from '../../../i18n'
import type { UsdPrice } from '../../../market/usdPrice'
import { Skeleton } from '../../../ui/content/Skeleton'
import { IconButton } from '../../../ui/controls/IconButton'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import { Figure as AmountFigure } from '../../../ui/figures/Figure'
import { FullValue } from '../../../ui/figures/FullValue'
import { Text } from '../../../ui/layout/Text'
import { useDelayedUnmount } from '../../earn'
import { type FarmList, type FarmView, isSameView, LP_DECIMALS } from '../farms.rules'
import { Cell, Figure, Head, RowBox, Unfolded } from './farm.styles'
import { FarmName, farmName } from './FarmName'
import { RoiButton } from './RoiButton'
import { UNKNOWN, useFormattedFarm } from './useFormattedFarm'

/** The unfolded content, loaded on demand. */
const FarmInside = lazyDialog(() => import('./FarmDetails').then((it) => it.FarmInside))

export interface FarmProps {
  view: FarmView
  list: FarmList
  cakePrice: UsdPrice | null
}

/**
 * Returns whether two versions of a farm's props render alike. A price counts too: the calculator and the unfolded
 * content use it.
 */
export const isSameFarm = (one: FarmProps, other: FarmProps): boolean =>
  one.list === other.list && one.cakePrice === other.cakePrice && isSameView(one.view, other.view)

/** Renders a farm as a row; unfolded, with its actions and details (yield 2). */
export const FarmRow = memo(function FarmRow({ view, list, cakePrice }: FarmProps) {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const isMounted = useDelayedUnmount(isOpen)
  const formatted = useFormattedFarm(view, list)
  const isLoading = view.status === 'loading'
  const figure = (text: ReactNode) => (isLoading ? <Skeleton width="64px" /> : text)
  return (
    <RowBox aria-label={farmName(view)} aria-busy={isLoading || undefined}>
      <Head>
        <FarmName view={view} />
        <Cell>
          <Text as="span" $tone="quiet" $size={12}>
            {t('Earned')}
          </Text>
          <Figure>
            {view.user ? <AmountFigure raw={view.user.earnedRaw} decimals={LP_DECIMALS} inRow /> : UNKNOWN}
          </Figure>
        </Cell>
        <Cell>
          <Text as="span" $tone="quiet" $size={12}>
            {t('APR')}
          </Text>
          <Figure>
            <bdi>{figure(formatted.apr)}</bdi>
            {list === 'live' && <RoiButton view={view} cakePrice={cakePrice} />}
          </Figure>
        </Cell>
        <Cell data-wide>
          <Text as="span" $tone="quiet" $size={12}>
            {t('Liquidity')}
          </Text>
          <Figure>{figure(formatted.liquidity ? <FullValue {...formatted.liquidity} inRow /> : UNKNOWN)}</Figure>
        </Cell>
        <Cell data-wide>
          <Text as="span" $tone="quiet" $size={12}>
            {t('Multiplier')}
          </Text>
          <Figure>{figure(formatted.multiplier)}</Figure>
        </Cell>
        <IconButton
          icon={ChevronDown}
          label={t(isOpen ? 'Hide %farm%' : 'Details of %farm%', { farm: farmName(view) })}
          aria-expanded={isOpen}
          aria-controls={isMounted ? id : undefined}
          onPointerEnter={FarmInside.preload}
          onFocus={FarmInside.preload}
          onClick={() => setIsOpen(!isOpen)}
        />
      </Head>
      {isMounted && (
        <Unfolded id={id} data-leaving={!isOpen || undefined}>
          <FarmInside view={view} list={list} cakePrice={cakePrice} />
        </Unfolded>
      )}
    </RowBox>
  )
}, isSameFarm)
