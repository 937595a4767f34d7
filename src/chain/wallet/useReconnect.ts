import { useEffect, useRef } from 'react'
import { keepConnectorChoice, readConnectorChoice, type ConnectorId } from './connectorChoice'
import { connectorOf, type WalletConnector } from './connectors'
import { isFramedByOthers } from './frame/framing'
import { login, type Activate } from './login'

/** A wallet that has not said by then whether it knows this page counts as locked. */
const PATIENCE_MS = 4_000

async function knowsThisPage(connector: WalletConnector): Promise<boolean> {
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
 * Connects the wallet of the last visit once, when it would do so without asking the person (trading 2.8). `begin`
 * takes a turn and answers whether it is still ours; `setAsked` tells that nothing is asked any more. While `isWanted` is
 * false the wallet is left alone, and connected once it is true. Inside another site it is left alone for good.
 */
export function useReconnect(
  begin: (id: ConnectorId) => () => boolean,
  activate: Activate,
  setAsked: (id: null) => void,
  isWanted: boolean,
): void {
  const hasTried = useRef(false)
  useEffect(() => {
    if (hasTried.current || !isWanted) return
    hasTried.current = true
    const id = readConnectorChoice()
    if (!id) return
    if (isFramedByOthers()) return setAsked(null)
    const isMyTurn = begin(id)
    async function reconnect(choice: ConnectorId): Promise<void> {
      try {
        const connector = await connectorOf(choice)
        if ((await knowsThisPage(connector)) && isMyTurn()) await login(connector, activate, isMyTurn)
      } catch {
        // Nobody asked for it, so nobody is told; the person connects anew.
        if (isMyTurn()) keepConnectorChoice(null)
      }
      if (isMyTurn()) setAsked(null)
    }
    void reconnect(id)
  }, [activate, begin, setAsked, isWanted])
}
