import type { HubProposal } from '../../../chain/services/proposals'
import { shortenAddress } from '../../../core/address'
import { explorerLink } from '../../../deployment/explorer'
import { useTranslation } from '../../../i18n'
import { numberText } from '../../../i18n/figures/number'
import { Card } from '../../../ui/content/Card'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Link } from '../../../ui/controls/Link'
import { AccountName } from '../../members'
import type { ProposalState } from '../proposal.rules'
import { STATES, zonedText } from '../voting.messages'
import { SectionTitle } from '../voting.styles'

/** Renders a link to the explorer's page of a block; the number when the chain has no explorer. */
export function BlockLink({ block }: { block: number }) {
  const { locale } = useTranslation()
  const href = explorerLink('block', block)
  const text = numberText(block, locale)
  return href === null ? text : <Link href={href}>{text}</Link>
}

/** Renders the facts of a proposal. */
export function Details({ proposal, state }: { proposal: HubProposal; state: ProposalState }) {
  const { t, locale } = useTranslation()
  const { id, author, snapshotBlock, startS, endS } = proposal
  return (
    <Card>
      <SectionTitle>{t('Details')}</SectionTitle>
      <DetailList>
        <DetailRow label={t('State')}>{t(STATES[state].label)}</DetailRow>
        <DetailRow label={t('Identifier')}>
          <span title={id} dir="ltr">
            {shortenAddress(id)}
          </span>
        </DetailRow>
        <DetailRow label={t('Creator')}>
          <AccountName account={author} />
        </DetailRow>
        <DetailRow
          label={t('Snapshot')}
          tip={t('Voting power is what an account held at this block. Later transfers do not change it.')}
        >
          <BlockLink block={snapshotBlock} />
        </DetailRow>
        <DetailRow label={t('Start')}>{zonedText(startS, locale)}</DetailRow>
        <DetailRow label={t('End')}>{zonedText(endS, locale)}</DetailRow>
      </DetailList>
    </Card>
  )
}
