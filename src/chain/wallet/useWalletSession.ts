import { UnsupportedChainIdError, useWeb3React } from '@web3-react/core'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { toAddress } from '../../core/address'
import { storeConnectorChoice, readConnectorChoice, type ConnectorId } from './connectorChoice'
import { cancelRequest, connectorOf, type WalletConnector } from './connectors'
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
  const [chosenId, setChosenId] = useState<ConnectorId | null>(readConnectorChoice)
  const [error, setError] = useState<LoginError | null>(null)
  // Each attempt has a number; results of earlier attempts are ignored.
  const turn = useRef(0)
  const requestedId = useRef<ConnectorId | null>(null)

  const begin = useCallback((id: ConnectorId | null) => {
    turn.current += 1
    if (requestedId.current !== null && requestedId.current !== id) cancelRequest(requestedId.current)
    requestedId.current = id
    setChosenId(id)
    setError(null)
    const attempt = turn.current
    return () => attempt === turn.current
  }, [])

  const connect = useCallback(
    async (id: ConnectorId) => {
      const isCurrent = begin(id)
      try {
        const isLoggedIn = await login(await connectorOf(id), activate, () => requestedId.current === id)
        if (isLoggedIn) storeConnectorChoice(id)
      } catch (caught) {
        if (isCurrent()) {
          storeConnectorChoice(null)
          setError(loginError(caught))
        }
      }
      if (isCurrent()) setChosenId(null)
    },
    [activate, begin],
  )

  // An error after the connection: web3-react stores it, and the wallet counts as disconnected.
  const fault = web3.error instanceof UnsupportedChainIdError ? undefined : web3.error
  const loginFault = useMemo(() => (fault ? loginError(fault) : null), [fault])
  useEffect(() => {
    if (fault) storeConnectorChoice(null)
  }, [fault])

  const dismiss = useCallback(() => {
    begin(null)
    if (fault) deactivate()
  }, [begin, deactivate, fault])

  const disconnect = useCallback(() => {
    begin(null)
    storeConnectorChoice(null)
    // A wallet that refuses to revoke its permission is disconnected anyway.
    connector?.forget?.().catch(() => undefined)
    deactivate()
  }, [begin, connector, deactivate])

  const requestSwitch = useCallback(async () => {
    const provider = (await connector?.getProvider()) as Eip1193Provider | null | undefined
    if (!connector || !provider) throw new Error('No wallet is connected')
    await switchChain(provider)
    await connector.refresh()
  }, [connector])

  useReconnect(begin, activate, setChosenId, isWanted)

  // web3-react activates accounts with a valid checksum only.
  const connectedAccount = web3.active && web3.account ? toAddress(web3.account) : null
  const wrongChain = useWrongChain(connector, web3.error, connectedAccount)

  const isConnected = connectedAccount !== null
  const account = connectedAccount ?? wrongChain?.account ?? null
  const chainId = isConnected ? (web3.chainId ?? null) : (wrongChain?.chainId ?? null)
  const status: WalletStatus = isConnected
    ? 'connected'
    : wrongChain
      ? 'wrongChain'
      : chosenId
        ? 'connecting'
        : 'disconnected'
  const connectorId = isConnected || wrongChain ? (connector?.id ?? null) : chosenId
  return useMemo(
    () => ({
      status,
      account,
      chainId,
      library: isConnected ? (library ?? null) : null,
      connectorId,
      error: chosenId ? null : (error ?? loginFault),
      connect,
      disconnect,
      switchChain: requestSwitch,
      dismiss,
    }),
    [
      status,
      account,
      chainId,
      isConnected,
      library,
      connectorId,
      chosenId,
      error,
      loginFault,
      connect,
      disconnect,
      requestSwitch,
      dismiss,
    ],
  )
}
