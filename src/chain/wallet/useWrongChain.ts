import { UnsupportedChainIdError } from '@web3-react/core'
import { useEffect, useState } from 'react'
import type { Address } from '../../core/address'
import { deployment } from '../../deployment/deployment'
import { checksumAddress } from '../keccak'
import type { WalletConnector } from './connectors'

/** The known facts of a wallet on another chain. */
export interface WrongChain {
  chainId: number | null
  /** Checksummed. */
  account: Address | null
}

const UNKNOWN: WrongChain = { chainId: null, account: null }

/**
 * Returns the state of a wallet that web3-react rejects for its chain; null while it rejects none. `known` is the
 * account while the wallet is on the deployment's chain; it is used until the wallet itself has been read.
 */
export function useWrongChain(
  connector: WalletConnector | undefined,
  error: Error | undefined,
  known: Address | null,
): WrongChain | null {
  const [wrongChain, setWrongChain] = useState(UNKNOWN)
  const isWrong = connector !== undefined && error instanceof UnsupportedChainIdError
  const isStale = wrongChain.chainId !== null || wrongChain.account !== known
  if (!isWrong && isStale) setWrongChain({ chainId: null, account: known })

  // Each change of chain or account is a new error, and reads the wallet again.
  useEffect(() => {
    if (!connector || !(error instanceof UnsupportedChainIdError)) return undefined
    let isOver = false
    async function readWalletChain(wallet: WalletConnector): Promise<void> {
      const [chainId, account] = await Promise.all([wallet.getChainId(), wallet.getAccount()])
      if (isOver) return
      setWrongChain({ chainId: Number(chainId), account: account ? checksumAddress(account) : null })
      // web3-react drops the later of two simultaneous changes, and would then miss that the wallet is back.
      if (chainId === deployment.chainId) await wallet.refresh()
    }
    readWalletChain(connector).catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [connector, error])

  return isWrong ? wrongChain : null
}
