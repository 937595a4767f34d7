import { useEffect, useRef, useState } from 'react'
import { shallowEqual } from 'react-redux'
import { selectCurrentBlock } from '../../chain/block/block.slice'
import type { Premise } from '../../chain/rpc/confirmWrite'
import type { Intent } from '../../chain/send/intent'
import { AbandonedError } from '../../chain/wallet/eip1193'
import { layersOf } from '../../chain/wallet/rejection'
import { useWallet } from '../../chain/wallet/useWallet'
import { deployment } from '../../deployment/deployment'
import { useAppSelector } from '../../state/storeHooks'
import {
  reportFailureAs,
  selectTransactionsOf,
  useInclusionBlock,
  useOutcomes,
  useSendIntent,
  type Summary,
} from '../transactions'

/** A write of a game. */
export interface GameWrite {
  /** Creates the intent; its encoder is loaded with the first write. */
  makeIntent(): Promise<Intent>
  summary: Summary
  /** Value at risk in US cents; null while unknown. */
  valueCents: bigint | null
  /** Reads on which two nodes have to agree before the wallet opens. */
  premises?: readonly Premise[]
  /** Returns whether the wallet may still be opened after the rehearsal; reports the reason when it may not. */
  mayOpenWallet?: () => boolean
  /** Message when the write was not sent. */
  failure: { title: string; body: string }
}

export interface GameWriting {
  /** True from the press of the button until the page shows figures of the block that includes the transaction. */
  isBusy: boolean
  /** Sends the write and returns its hash. Reports a failure and returns null when nothing was sent. */
  run(write: GameWrite): Promise<string | null>
}

const selectRecords = selectTransactionsOf(deployment.chainId)

/** Returns the hashes of the account's sent transactions with some call data, also those of an earlier visit. */
function useSentHashes(callData: readonly string[]): readonly string[] {
  const { account } = useWallet()
  return useAppSelector(
    (state) =>
      Object.values(selectRecords(state)).flatMap(({ from, signed, hash }) =>
        from === account && signed && callData.includes(signed.data) ? hash : [],
      ),
    shallowEqual,
  )
}

interface Figures {
  /** Call data that identifies the writes whose blocks the figures have to include. */
  callData: readonly string[]
  /** Block of the figures on the page. */
  readBlock: number
  /** Requests newer figures. */
  refresh(): void
}

/** Returns the function that sends a write of a game, and whether one that any part of the page sent is in progress. */
export function useGameWrite({ callData, readBlock, refresh }: Figures): GameWriting {
  const send = useSendIntent()
  const head = useAppSelector(selectCurrentBlock)
  const [isRequesting, setIsRequesting] = useState(false)
  const hashes = useSentHashes(callData)
  const isPending = useOutcomes(hashes).includes('pending')
  const isAwaited = useInclusionBlock(hashes) > readBlock
  const latest = useRef(refresh)
  useEffect(() => {
    latest.current = refresh
  })
  // Requested again with each block until the figures are those of the transaction's block.
  const awaitedAt = isAwaited ? head : null
  useEffect(() => {
    if (awaitedAt !== null) latest.current()
  }, [awaitedAt])

  async function run({ makeIntent, failure, ...options }: GameWrite): Promise<string | null> {
    setIsRequesting(true)
    try {
      if (!send) throw new Error('Missing dependencies')
      return await send(await makeIntent(), options)
    } catch (error) {
      const isAbandoned = layersOf(error).some((layer) => layer.error instanceof AbandonedError)
      if (!isAbandoned) await reportFailureAs(failure, error)
      return null
    } finally {
      setIsRequesting(false)
    }
  }
  return { isBusy: isRequesting || isPending || isAwaited, run }
}
