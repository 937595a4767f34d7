import { BadgeCheck, CircleCheck, Clock, Users, Vote } from 'lucide-react'
import { useTranslation } from '../../i18n'
import { Badge } from '../../ui/content/Badge'
import { Row } from '../../ui/layout/Row'
import type { ProposalState } from './proposal.rules'
import { STATES, TYPES } from './voting.messages'

const ICONS = { active: Vote, pending: Clock, closed: CircleCheck } as const
const KINDS = { active: 'good', pending: 'info', closed: 'plain' } as const

/** Renders the state of a proposal, and whether it is core. */
export function ProposalBadges({ state, isCore }: { state: ProposalState; isCore: boolean }) {
  const { t } = useTranslation()
  return (
    <Row $gap={8} $wrap>
      <Badge kind={KINDS[state]} icon={ICONS[state]}>
        {t(STATES[state].label)}
      </Badge>
      <Badge kind={isCore ? 'accent' : 'plain'} icon={isCore ? BadgeCheck : Users}>
        {t(TYPES[isCore ? 'core' : 'community'].label)}
      </Badge>
    </Row>
  )
}
