import { useState } from 'react'
import { useSelector } from 'react-redux'
import { selectCurrentBlock } from '../../../chain/block/block.slice'
import type { NodeHealth } from '../../../chain/rpc/nodePool'
import { nodes, type Agreement } from '../../../chain/rpc/nodes'
import { useDisagreement, useNodeHealth } from '../../../chain/rpc/useNodes'
import { inMilliseconds } from '../../../core/milliseconds'
import { type Translate, useTranslation } from '../../../i18n'
import { Button } from '../../../ui/controls/Button'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import { showToast } from '../../../ui/toast/toastStore'
import { selectUser } from '../user.slice'
import type { NodesDialog } from './NodesDialog'

/** No boundary stands around the shell; without the words the page still is what it is. */
const NoticesShown = lazyDialog(() => import('./NoticesShown').then((it) => it.NoticesShown).catch(() => () => null))

/** Returns what was compared last between operators; before that, how many nodes can be used. */
function statusText(t: Translate, locale: string, health: readonly NodeHealth[], agreement: Agreement | null): string {
  if (agreement === null) {
    const usable = health.filter(({ reason }) => reason === null).length
    return t('%usable% of %count% nodes usable', { usable, count: health.length })
  }
  const { about, operators } = agreement
  const values = { operators, block: agreement.blockNumber.toLocaleString(locale) }
  return about === 'reads'
    ? t('%operators% nodes agreed on your balances at block %block%', values)
    : t('%operators% nodes agreed on your last transaction at block %block%', values)
}

/** Button with what the nodes were compared about and how fast the one in use is; opens what is known of each. */
export function NodeStatus() {
  const { t, locale } = useTranslation()
  const [Dialog, setDialog] = useState<typeof NodesDialog>()
  // With each block, so that the figures are of now.
  useSelector(selectCurrentBlock)
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
        {statusText(t, locale, health, nodes.agreement())}
        {latencyMs !== null && ` · ${inMilliseconds(latencyMs, locale)}`}
      </Button>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  )
}

/** What has to be said of the nodes on every page: that they contradict each other, that a person's own is in use. */
export function NodeNotices() {
  const disagreement = useDisagreement()
  const { ownNode } = useSelector(selectUser)
  return disagreement || ownNode !== null ? <NoticesShown {...{ disagreement, ownNode }} /> : null
}
