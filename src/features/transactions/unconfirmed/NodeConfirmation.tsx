import { styled } from 'styled-components'
import { nodes } from '../../../chain/rpc/nodes'
import { hasQuorum } from '../../../chain/rpc/panel'
import { useNodeHealth } from '../../../chain/rpc/useNodes'
import { useTranslation } from '../../../i18n'
import { Badge } from '../../../ui/content/Badge'
import { InfoTip } from '../../../ui/content/InfoTip'

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
`

/**
 * Tells on a review that too few operators' nodes are usable to confirm what will be signed; nothing where there are
 * enough, for agreement cannot be claimed before it was compared.
 */
export function NodeConfirmation() {
  const { t } = useTranslation()
  // Renders again when a node is set aside or comes back.
  useNodeHealth()
  if (hasQuorum(nodes)) return null
  return (
    <Line>
      <Badge kind="warn">{t('One node only')}</Badge>
      <InfoTip about={t('One node only')}>
        {t(
          'No node of another operator can confirm what this page shows. Above a value of 100 USD you are asked once more.',
        )}
      </InfoTip>
    </Line>
  )
}
