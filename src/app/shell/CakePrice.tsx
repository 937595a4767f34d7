import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'
import { cakeToken } from '../../deployment/bases'
import { deployment } from '../../deployment/deployment'
import { useTranslation } from '../../i18n'
import { Skeleton } from '../../ui/content/Skeleton'
import { VisuallyHidden } from '../../ui/content/VisuallyHidden'
import { RouterLink } from '../../ui/controls/RouterLink'
import { HOVER } from '../../ui/media'
import { Text } from '../../ui/layout/Text'

/** Loaded lazily, because prices need the market code; if loading fails, the skeleton stays. */
const CakeFigure = lazy(() =>
  import('./CakeFigure').then((it) => ({ default: it.CakeFigure })).catch(() => ({ default: FigurePlaceholder })),
)

const Slot = styled(RouterLink)`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  min-block-size: 32px;
  padding-inline: var(--space-8);
  border-radius: var(--radius-8);
  color: var(--text);
  font-size: var(--type-14);
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;

  ${HOVER} {
    &:hover {
      background: var(--hover);
    }
  }
`

/** Reserves the width of the first price, so that nothing shifts. */
const Figure = styled.span`
  min-inline-size: 7.5ch;
`

function FigurePlaceholder() {
  return <Skeleton height={14} />
}

/** The CAKE price, linked to a swap into CAKE; renders nothing if the deployment lacks CAKE or swap (trading 2.1). */
export function CakePrice({ onPick }: { onPick?: () => void }) {
  const { t } = useTranslation()
  if (!cakeToken || deployment.areas.swap !== true) return null
  return (
    <Slot to={`/swap?outputCurrency=${cakeToken.address}`} onClick={onPick}>
      <VisuallyHidden>{t('Price of')}</VisuallyHidden>
      <Text as="span" $tone="quiet">
        {cakeToken.symbol}
      </Text>
      <Figure dir="ltr">
        <Suspense fallback={<FigurePlaceholder />}>
          <CakeFigure fallback={<FigurePlaceholder />} />
        </Suspense>
      </Figure>
    </Slot>
  )
}
