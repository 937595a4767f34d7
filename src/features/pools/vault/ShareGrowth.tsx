import { LineChart } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { Address } from '../../../core/address'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/controls/Button'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'

/** The code and the history are loaded when the chart is opened. */
const GrowthPanel = lazyDialog(() => import('./growth/GrowthPanel').then((it) => it.GrowthPanel))

/** Aligns the button's text with the text around it. */
const Place = styled.div`
  & > button {
    margin-inline-start: calc(-1 * var(--space-12));
  }
`

/** Button that shows and hides the chart of the vault's share price. */
export function ShareGrowth({ vault }: { vault: Address }) {
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
