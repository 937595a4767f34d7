import {
  BadgeCheck,
  CircleSlash,
  Clock,
  Coins,
  Hand,
  Layers2,
  RefreshCw,
  Users,
  Vote,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { Badge } from '../../../ui/content/Badge'

/** Badges of farms and pools (yield 2 "Badges"). */
export type EarnBadgeName =
  | 'core'
  | 'community'
  | 'binance'
  | 'dual'
  | 'manual'
  | 'auto'
  | 'voteNow'
  | 'soon'
  | 'closed'

interface BadgeStyle {
  label: string
  icon: LucideIcon
  kind: 'plain' | 'accent' | 'info' | 'good' | 'warn'
}

const BADGES: Readonly<Record<EarnBadgeName, BadgeStyle>> = {
  core: { label: 'Core', icon: BadgeCheck, kind: 'info' },
  community: { label: 'Community', icon: Users, kind: 'warn' },
  binance: { label: 'Binance', icon: Coins, kind: 'plain' },
  dual: { label: 'Dual', icon: Layers2, kind: 'accent' },
  manual: { label: 'Manual', icon: Hand, kind: 'plain' },
  auto: { label: 'Auto', icon: RefreshCw, kind: 'good' },
  voteNow: { label: 'Vote now', icon: Vote, kind: 'good' },
  soon: { label: 'Soon', icon: Clock, kind: 'info' },
  closed: { label: 'Closed', icon: CircleSlash, kind: 'plain' },
}

/** Renders a badge of a farm or pool with its label and icon (yield 2). */
export function EarnBadge({ name }: { name: EarnBadgeName }) {
  const { t } = useTranslation()
  const { label, icon, kind } = BADGES[name]
  return (
    <Badge kind={kind} icon={icon}>
      {t(label)}
    </Badge>
  )
}
