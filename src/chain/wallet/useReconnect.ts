import { useEffect, useRef } from 'react'
import { storeConnectorChoice, readConnectorChoice, type ConnectorId } from './connectorChoice'
import { connectorOf, type WalletConnector } from './connectors'
import { isFramedByOthers } from './frame/framing'
import { login, type Activate } from './login'

/** A wallet that has not reported the page's permission within this time counts as locked. */
const PATIENCE_MS = 4_000

async function hasPermission(connector: WalletConnector): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS)
  })
  try {
    return await Promise.race([connector.isAuthorized(), silence])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Connects the wallet of the last visit once, if that needs no prompt (trading 2.8). `begin` starts an attempt and
 * returns a function that checks whether it is still the current one. `setChosenId` ends it. While `isWanted` is false
 * the wallet is not used; it is connected once `isWanted` is true. Inside another site it is never connected.
 */
export function useReconnect(
  begin: (id: ConnectorId) => () => boolean,
  activate: Activate,
  setChosenId: (id: null) => void,
  isWanted: boolean,
): void {
  const hasTried = useRef(false)
  useEffect(() => {
    if (hasTried.current || !isWanted) return
    hasTried.current = true
    const id = readConnectorChoice()
    if (!id) return
    if (isFramedByOthers()) return setChosenId(null)
    const isCurrent = begin(id)
    async function reconnect(choice: ConnectorId): Promise<void> {
      try {
        const connector = await connectorOf(choice)
        if ((await hasPermission(connector)) && isCurrent()) await login(connector, activate, isCurrent)
      } catch {
        // The user did not start this attempt, so its failure is not shown; the user can connect again.
        if (isCurrent()) storeConnectorChoice(null)
      }
      if (isCurrent()) setChosenId(null)
    }
    void reconnect(id)
  }, [activate, begin, setChosenId, isWanted])
}
