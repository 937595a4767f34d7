import { LineChart } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/controls/Button'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'

/** Code and history are fetched when somebody wants to see the chart. */
const GrowthPanel = lazyDialog(() => import('./growth/GrowthPanel').then((it) => it.GrowthPanel))

/** Its words begin where those around it do. */
const Place = styled.div`
  & > button {
    margin-inline-start: calc(-1 * var(--space-12));
  }
`

/** Opens and closes the picture of how one share of the vault grew. */
export function ShareGrowth({ vault }: { vault: string }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Place>
      <Button
        kind="quiet"
        size="s"
        icon={LineChart}
        aria-expanded={isOpen}
        onPointerEnter={GrowthPanel.preload}
        onFocus={GrowthPanel.preload}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('Growth of one share')}
      </Button>
      {isOpen && <GrowthPanel vault={vault} />}
    </Place>
  )
}
