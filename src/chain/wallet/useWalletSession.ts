import { UnsupportedChainIdError, useWeb3React } from '@web3-react/core'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { keepConnectorChoice, readConnectorChoice, type ConnectorId } from './connectorChoice'
import { cancelAsking, connectorOf, type WalletConnector } from './connectors'
import type { Eip1193Provider, WalletLibrary } from './eip1193'
import { login } from './login'
import { loginError, type LoginError } from './loginError'
import { switchChain } from './switchChain'
import { useReconnect } from './useReconnect'
import type { Wallet, WalletStatus } from './useWallet'
import { useWrongChain } from './useWrongChain'

/**
 * Returns the page's single wallet session: web3-react's state, and the pending attempts unknown to it. While
 * `isWanted` is false the wallet of the last visit is not reconnected.
 */
export function useWalletSession(isWanted: boolean): Wallet {
  const web3 = useWeb3React<WalletLibrary>()
  const { activate, deactivate, library } = web3
  const connector = web3.connector as WalletConnector | undefined
  const [asked, setAsked] = useState<ConnectorId | null>(readConnectorChoice)
  const [error, setError] = useState<LoginError | null>(null)
  // Each attempt has a number; results of earlier attempts are ignored.
  const turn = useRef(0)
  const wanted = useRef<ConnectorId | null>(null)

  const begin = useCallback((id: ConnectorId | null) => {
    turn.current += 1
    if (wanted.current !== null && wanted.current !== id) cancelAsking(wanted.current)
    wanted.current = id
    setAsked(id)
    setError(null)
    const mine = turn.current
    return () => mine === turn.current
  }, [])

  const connect = useCallback(
    async (id: ConnectorId) => {
      const isMyTurn = begin(id)
      try {
        const isHeld = await login(await connectorOf(id), activate, () => wanted.current === id)
        if (isHeld) keepConnectorChoice(id)
      } catch (caught) {
        if (isMyTurn()) {
          keepConnectorChoice(null)
          setError(loginError(caught))
        }
      }
      if (isMyTurn()) setAsked(null)
    },
    [activate, begin],
  )

  // An error after the connection: web3-react stores it, and the wallet counts as disconnected.
  const fault = web3.error instanceof UnsupportedChainIdError ? undefined : web3.error
  const loginFault = useMemo(() => (fault ? loginError(fault) : null), [fault])
  useEffect(() => {
    if (fault) keepConnectorChoice(null)
  }, [fault])

  const dismiss = useCallback(() => {
    begin(null)
    if (fault) deactivate()
  }, [begin, deactivate, fault])

  const disconnect = useCallback(() => {
    begin(null)
    keepConnectorChoice(null)
    // A wallet that refuses to revoke its permission is disconnected anyway.
    connector?.forget?.().catch(() => undefined)
    deactivate()
  }, [begin, connector, deactivate])

  const askToSwitch = useCallback(async () => {
    const provider = (await connector?.getProvider()) as Eip1193Provider | null | undefined
    if (!connector || !provider) throw new Error('No wallet is connected')
    await switchChain(provider)
    await connector.refresh()
  }, [connector])

  useReconnect(begin, activate, setAsked, isWanted)

  const connectedAccount = web3.active ? (web3.account ?? null) : null
  const stray = useWrongChain(connector, web3.error, connectedAccount)

  const isConnected = connectedAccount !== null
  const account = connectedAccount ?? stray?.account ?? null
  const chainId = isConnected ? (web3.chainId ?? null) : (stray?.chainId ?? null)
  const status: WalletStatus = isConnected ? 'connected' : stray ? 'wrongChain' : asked ? 'connecting' : 'disconnected'
  const connectorId = isConnected || stray ? (connector?.id ?? null) : asked
  return useMemo(
    () => ({
      status,
      account,
      chainId,
      library: isConnected ? (library ?? null) : null,
      connectorId,
      error: asked ? null : (error ?? loginFault),
      connect,
      disconnect,
      switchChain: askToSwitch,
      dismiss,
    }),
    [
      status,
      account,
      chainId,
      isConnected,
      library,
      connectorId,
      asked,
      error,
      loginFault,
      connect,
      disconnect,
      askToSwitch,
      dismiss,
    ],
  )
}
