import { useState } from 'react'
import { selectCurrentBlock } from '../../../chain/block/block.slice'
import type { NodeHealth } from '../../../chain/rpc/nodePool'
import { nodes, type Agreement } from '../../../chain/rpc/nodes'
import { useDisagreement, useNodeHealth } from '../../../chain/rpc/useNodes'
import { millisecondsText } from '../../../i18n/figures/milliseconds'
import { type Translate, useTranslation } from '../../../i18n'
import { useAppSelector } from '../../../state/storeHooks'
import { Button } from '../../../ui/controls/Button'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import { showToast } from '../../../ui/toast/toastStore'
import { selectOwnNode } from '../user.slice'
import type { NodesDialog } from './NodesDialog'

/** The shell has no error boundary; if loading fails, the page works without the notices. */
const NodeNoticeList = lazyDialog(() =>
  import('./NodeNoticeList').then((it) => it.NodeNoticeList).catch(() => () => null),
)

/** Returns the last comparison between operators; before the first one, the number of usable nodes. */
function statusText(t: Translate, health: readonly NodeHealth[], agreement: Agreement | null): string {
  if (agreement === null) {
    const usable = health.filter(({ reason }) => reason === null).length
    return t('%usable% of %count% nodes working', { usable, count: health.length })
  }
  const { about, operators } = agreement
  const values = { operators, block: agreement.blockNumber }
  return about === 'reads'
    ? t('%operators% nodes agreed on your balances at block %block%', values)
    : t('%operators% nodes agreed on your last transaction at block %block%', values)
}

/** Button with the last comparison between nodes and the latency of the node in use; opens the node details. */
export function NodeStatus() {
  const { t, locale } = useTranslation()
  const [Dialog, setDialog] = useState<typeof NodesDialog>()
  // Re-renders at each block, so that the figures are current.
  useAppSelector(selectCurrentBlock)
  const health = useNodeHealth()
  const latencyMs = health.find(({ isInUse }) => isInUse)?.latencyMs ?? null

  async function open(): Promise<void> {
    try {
      const { NodesDialog: Loaded } = await import('./NodesDialog')
      setDialog(() => Loaded)
    } catch {
      showToast({
        kind: 'bad',
        title: t('This part could not be loaded'),
        body: t('Check your connection and reload.'),
      })
    }
  }

  return (
    <>
      <Button kind="quiet" size="s" onClick={() => void open()}>
        {statusText(t, health, nodes.agreement())}
        {latencyMs !== null && ` · ${millisecondsText(latencyMs, locale)}`}
      </Button>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  )
}

/** Notices about nodes on every page: a disagreement, or the user's own node in use. */
export function NodeNotices() {
  const disagreement = useDisagreement()
  const ownNode = useAppSelector(selectOwnNode)
  return disagreement || ownNode !== null ? <NodeNoticeList {...{ disagreement, ownNode }} /> : null
}
