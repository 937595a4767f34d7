import { UnsupportedChainIdError, useWeb3React } from '@web3-react/core'
import { useCallback, useEffect, useRef } from 'react'
import { keepConnectorChoice, readConnectorChoice, type ConnectorId } from './connectorChoice'
import { connectorOf } from './connectors'
import { injectedProvider, type Eip1193Provider, type WalletLibrary } from './eip1193'
import { switchChain } from './switchChain'

export interface Connecting {
  /** Asks a wallet to connect; throws what the wallet throws (see loginError). A wrong chain is no error here. */
  connect(id: ConnectorId): Promise<void>
  disconnect(): void
  /** Asks the connected wallet to go to the deployment's chain; throws what the wallet throws. */
  switchToOurs(): Promise<void>
}

/** Answers the ways to connect, disconnect and change the chain (trading 2.8). */
export function useConnect(): Connecting {
  const { activate, deactivate, connector } = useWeb3React<WalletLibrary>()

  const connect = useCallback(
    async (id: ConnectorId) => {
      const chosen = await connectorOf(id)
      try {
        // With throwErrors, later errors land in `error` and the wallet counts as inactive, so nothing is signed for
        // another chain.
        await activate(chosen, undefined, true)
        keepConnectorChoice(id)
      } catch (error) {
        if (!(error instanceof UnsupportedChainIdError)) {
          keepConnectorChoice(null)
          throw error
        }
        keepConnectorChoice(id)
        // Without throwErrors the error is kept as state: the page says "wrong network" and follows the wallet back.
        await activate(chosen)
      }
    },
    [activate],
  )

  const disconnect = useCallback(() => {
    keepConnectorChoice(null)
    deactivate()
  }, [deactivate])

  const switchToOurs = useCallback(async () => {
    const provider = ((await connector?.getProvider()) as Eip1193Provider | null | undefined) ?? injectedProvider()
    if (provider) await switchChain(provider)
  }, [connector])

  return { connect, disconnect, switchToOurs }
}

/** Connects the wallet of the last visit again, when it would do so without asking the person (trading 2.8). */
export function useReconnect(): void {
  const { connect } = useConnect()
  const hasTried = useRef(false)
  useEffect(() => {
    if (hasTried.current) return
    hasTried.current = true
    const id = readConnectorChoice()
    if (!id) return
    const reconnect = async () => {
      const connector = await connectorOf(id)
      if (await connector.isAuthorized()) await connect(id)
    }
    reconnect().catch(() => keepConnectorChoice(null))
  }, [connect])
}
