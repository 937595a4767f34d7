import { styled } from 'styled-components'
import { selectCurrentBlock } from '../../../chain/block/block.slice'
import type { NodeHealth } from '../../../chain/rpc/nodePool'
import { useNodeHealth } from '../../../chain/rpc/useNodes'
import { useTranslation } from '../../../i18n'
import { Badge } from '../../../ui/content/Badge'
import { millisecondsText } from '../../../i18n/figures/milliseconds'
import { useAppSelector } from '../../../state/storeHooks'
import { FAULT_MESSAGES } from './node.messages'
import { OwnNodeForm } from './OwnNodeForm'
import { Stack } from '../../../ui/layout/Stack'
import { Row } from '../../../ui/layout/Row'

const Name = styled.bdi`
  font-weight: 600;
  overflow-wrap: anywhere;
`

const Figures = styled.p`
  flex-basis: 100%;
  color: var(--text-quiet);
  font-size: var(--type-14);
`

function NodeItem({ node: { host, operator, head, latencyMs, reason, isInUse } }: { node: NodeHealth }) {
  const { t, locale } = useTranslation()
  const figures = [
    !host.endsWith(operator) && operator,
    head > 0 && t('Block %block%', { block: head }),
    latencyMs !== null && millisecondsText(latencyMs, locale),
  ]
  return (
    <Row as="li" $gap={12} $lineGap={4} $justify="space-between" $wrap>
      <Name dir="ltr">{host}</Name>
      {reason !== null && <Badge kind="warn">{t(FAULT_MESSAGES[reason])}</Badge>}
      {reason === null && isInUse && <Badge kind="good">{t('In use')}</Badge>}
      {reason === null && !isInUse && <Badge>{latencyMs === null ? t('Not asked yet') : t('In good order')}</Badge>}
      <Figures>{figures.filter(Boolean).join(' · ')}</Figures>
    </Row>
  )
}

/** State of each node, and the form for the user's own node. */
export function NodesView() {
  const { t } = useTranslation()
  // Re-renders at each block, so that the figures are current.
  useAppSelector(selectCurrentBlock)
  return (
    <Stack $gap={24}>
      <p>
        {t(
          'This page reads the chain through these nodes, and keeps to the best one. New balances, allowances and what you sign are compared between nodes of different operators; everything else is the word of one.',
        )}
      </p>
      <Stack as="ul">
        {useNodeHealth().map((node) => (
          <NodeItem key={node.host} node={node} />
        ))}
      </Stack>
      <OwnNodeForm />
    </Stack>
  )
}
