import { styled } from 'styled-components'
import { useState } from 'react'
import { selectCurrentBlock } from '../../../chain/block/block.slice'
import type { NodeHealth } from '../../../chain/rpc/nodePool'
import { useNodeHealth } from '../../../chain/rpc/useNodes'
import { useTranslation, type Translate } from '../../../i18n'
import { Badge } from '../../../ui/content/Badge'
import { millisecondsText } from '../../../i18n/figures/milliseconds'
import { useAppDispatch, useAppSelector } from '../../../state/storeHooks'
import { Stack } from '../../../ui/layout/Stack'
import { Row } from '../../../ui/layout/Row'
import { nodes } from '../../../chain/rpc/nodes'
import { deployment } from '../../../deployment/deployment'
import { announce } from '../../../ui/toast/announce'
import { Button } from '../../../ui/controls/Button'
import { TextField } from '../../../ui/controls/TextField'
import { ownNodeChosen, selectOwnNode } from '../user.slice'
import { FAULT_MESSAGES } from './node.messages'
import { parseNodeUrl } from './nodeUrl.rules'
import { faultOfNode, type OwnNodeFault } from './ownNode.chain'

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
      {reason === null && !isInUse && <Badge>{latencyMs === null ? t('Not used yet') : t('Working')}</Badge>}
      <Figures>{figures.filter(Boolean).join(' · ')}</Figures>
    </Row>
  )
}

function faultMessage(t: Translate, { reason, detail }: OwnNodeFault): string {
  switch (reason) {
    case 'dead':
      return t('No node answered there, or it does not allow this site.')
    case 'slow':
      return t('The node took too long to answer.')
    case 'limited':
      return t('The node limits requests. Try again later.')
    case 'wrongChain':
      return t('This node is on chain %chain%. This site needs chain %ours%.', {
        chain: detail,
        ours: String(deployment.chainId),
      })
    case 'noContract':
      return t('This node does not have the contracts this site needs.')
    case 'behind':
      return t('This node is %blocks% blocks behind the others.', { blocks: detail })
    case 'refuses':
      return t('This node refuses requests this site needs.')
    case 'garbage':
    case 'ahead':
    case 'disagrees':
      return t('This address is not a node.')
  }
}

/** Form that accepts the user's own node after checking it; shows why it rejects a node. */
function OwnNodeForm() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const ownNode = useAppSelector(selectOwnNode)
  const [typed, setTyped] = useState(ownNode ?? '')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function applyTyped(): Promise<void> {
    const url = parseNodeUrl(typed)
    if (url === null) return setError(t('Enter an address that starts with https://.'))
    setIsBusy(true)
    const fault = await faultOfNode(url, { facts: deployment, others: nodes })
    setIsBusy(false)
    if (fault) return setError(faultMessage(t, fault))
    dispatch(ownNodeChosen(url))
    return announce(t('You are using your own node: %host%', { host: new URL(url).host }))
  }

  return (
    <Stack
      as="form"

      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void applyTyped()
      }}
    >
      <TextField
        label={t('Your own node')}
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        value={typed}
        onType={(text) => {
          setTyped(text)
          setError(undefined)
        }}
        hint={t('Only this node is used. It sees which accounts you view, and nothing double-checks it.')}
        error={error}
      />
      <Button type="submit" kind="primary" wide busy={isBusy} busyText={t('Checking the node…')}>
        {t('Use this node')}
      </Button>
      {ownNode !== null && (
        <Button
          wide
          onClick={() => {
            setTyped('')
            setError(undefined)
            dispatch(ownNodeChosen(null))
          }}
        >
          {t('Use the default nodes')}
        </Button>
      )}
    </Stack>
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
          'This site reads the chain through these nodes and uses the best one. New balances, allowances and everything you sign are checked with a node of another operator. All other figures come from one node.',
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
