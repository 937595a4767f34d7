import { useState } from 'react'
import { nodes } from '../../../chain/rpc/nodes'
import { deployment } from '../../../deployment/deployment'
import { type Translate, useTranslation } from '../../../i18n'
import { useAppDispatch, useAppSelector } from '../../../state/storeHooks'
import { announce } from '../../../ui/toast/announce'
import { Button } from '../../../ui/controls/Button'
import { TextField } from '../../../ui/controls/TextField'
import { parseNodeUrl } from './nodeUrl.rules'
import { ownNodeChosen, selectOwnNode } from '../user.slice'
import { faultOfNode, type OwnNodeFault } from './ownNode.chain'
import { Stack } from '../../../ui/layout/Stack'

function faultInWords(t: Translate, { reason, detail }: OwnNodeFault): string {
  switch (reason) {
    case 'dead':
      return t('Nothing answers there that lets this page read it.')
    case 'slow':
      return t('It took too long to answer.')
    case 'limited':
      return t('It limits how often it may be asked. Try again later.')
    case 'wrongChain':
      return t('It is a node of chain %chain%; this page needs chain %ours%.', {
        chain: detail,
        ours: String(deployment.chainId),
      })
    case 'noContract':
      return t('It does not know the contracts this page reads with.')
    case 'behind':
      return t('It is %blocks% blocks behind the others.', { blocks: detail })
    case 'refuses':
      return t('It refuses what this page has to ask.')
    case 'garbage':
    case 'ahead':
    case 'disagrees':
      return t('What answers there is not a node of a chain.')
  }
}

/** Form that accepts the user's own node after checking it; shows a specific error for each fault. */
export function OwnNodeForm() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const ownNode = useAppSelector(selectOwnNode)
  const [typed, setTyped] = useState(ownNode ?? '')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function take(): Promise<void> {
    const url = parseNodeUrl(typed)
    if (url === null) return setError(t('Enter an address that begins with https://.'))
    setIsBusy(true)
    const fault = await faultOfNode(url, { facts: deployment, others: nodes })
    setIsBusy(false)
    if (fault) return setError(faultInWords(t, fault))
    dispatch(ownNodeChosen(url))
    return announce(t('Your own node is in use: %host%', { host: new URL(url).host }))
  }

  return (
    <Stack
      as="form"

      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void take()
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
        hint={t('It is asked alone, and learns which accounts you look at. No second node confirms what it says.')}
        error={error}
      />
      <Button type="submit" kind="primary" wide busy={isBusy} busyText={t('Looking at the node…')}>
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
          {t('Back to the usual nodes')}
        </Button>
      )}
    </Stack>
  )
}
