import { useState } from 'react'
import { useSelector } from 'react-redux'
import { selectCurrentBlock } from '../../../chain/block/block.slice'
import { useDisagreement, useNodeHealth } from '../../../chain/rpc/useNodes'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/controls/Button'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import { selectUser } from '../user.slice'
import { countAgreeing, inMilliseconds } from './nodes.rules'

const NodesDialog = lazyDialog(() => import('./NodesDialog').then((it) => it.NodesDialog))
const OwnNodeNotice = lazyDialog(() => import('./OwnNodeNotice').then((it) => it.OwnNodeNotice))
const DisagreementNotice = lazyDialog(() => import('./DisagreementNotice').then((it) => it.DisagreementNotice))

/** How many nodes agree on the head and how fast they are; opens what is known of each. */
export function NodeStatus() {
  const { t, locale } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  // With each block, so that the figures are of now.
  useSelector(selectCurrentBlock)
  const health = useNodeHealth()
  const latencyMs = health.find(({ isInUse }) => isInUse)?.latencyMs
  const words = t('%agreeing% of %count% nodes agree', { agreeing: countAgreeing(health), count: health.length })
  return (
    <>
      <Button kind="quiet" size="s" onClick={() => setIsOpen(true)}>
        {words}
        {typeof latencyMs === 'number' && ` · ${inMilliseconds(latencyMs, locale)}`}
      </Button>
      {isOpen && <NodesDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** What has to be said of the nodes on every page: that they contradict each other, that a person's own is in use. */
export function NodeNotices() {
  const disagreement = useDisagreement()
  const { ownNode } = useSelector(selectUser)
  return (
    <>
      {disagreement && <DisagreementNotice of={disagreement} />}
      {ownNode !== null && <OwnNodeNotice url={ownNode} />}
    </>
  )
}
