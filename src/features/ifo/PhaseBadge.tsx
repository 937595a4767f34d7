import { CircleCheck, Clock, Flame } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from '../../i18n'
import { Badge } from '../../ui/content/Badge'
import type { SalePhase } from './sale.rules'

const LOOKS: Readonly<Record<SalePhase, { label: string } & Pick<ComponentProps<typeof Badge>, 'kind' | 'icon'>>> = {
  idle: { label: 'Loading', kind: 'plain', icon: Clock },
  comingSoon: { label: 'Coming soon', kind: 'info', icon: Clock },
  live: { label: 'Live', kind: 'good', icon: Flame },
  finished: { label: 'Finished', kind: 'plain', icon: CircleCheck },
}

/** Renders the phase of a sale (games 4.7.1). */
export function PhaseBadge({ phase }: { phase: SalePhase }) {
  const { t } = useTranslation()
  const { label, kind, icon } = LOOKS[phase]
  return (
    <Badge kind={kind ?? 'plain'} icon={icon}>
      {t(label)}
    </Badge>
  )
}
