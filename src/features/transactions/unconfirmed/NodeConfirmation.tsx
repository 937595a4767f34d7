import { nodes } from '../../../chain/rpc/nodes'
import { hasQuorum } from '../../../chain/rpc/requiredQuorum'
import { useNodeHealth } from '../../../chain/rpc/useNodes'
import { useTranslation } from '../../../i18n'
import { Badge } from '../../../ui/content/Badge'
import { InfoTip } from '../../../ui/content/InfoTip'
import { Row } from '../../../ui/layout/Row'

/**
 * Renders a badge on a review when too few operators' nodes are usable to confirm what will be signed. Renders nothing
 * when there are enough: agreement cannot be claimed before a comparison.
 */
export function NodeConfirmation() {
  const { t } = useTranslation()
  // Re-renders when a node is excluded or usable again.
  useNodeHealth()
  if (hasQuorum(nodes)) return null
  return (
    <Row $gap={4}>
      <Badge kind="warn">{t('One node only')}</Badge>
      <InfoTip about={t('One node only')}>
        {t(
          'We can reach nodes of only one operator, so nothing double-checks what you see. Above $100, we ask you again before you sign.',
        )}
      </InfoTip>
    </Row>
  )
}
