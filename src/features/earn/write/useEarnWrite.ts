import { useCallback, useState } from 'react'
import type { Intent } from '../../../chain/send/intent'
import { useIsPending, useSendIntent, type Summary } from '../../transactions'
import { tellEarnFailure } from './tellEarnFailure'

/** A write as a farm or pool asks for it. */
export interface EarnWrite {
  /** Makes the intent; what encodes it is fetched with the first write. */
  makeIntent(): Promise<Intent>
  summary: Summary
  /** Fixed where yield 7 fixes it; else estimated with the margin. */
  gasLimit?: bigint
}

export interface EarnWriting {
  /** From the press of the button until the receipt is there. */
  isBusy: boolean
  /** Sends through the one door and answers the hash; null when nothing was sent, which was then told (yield 8). */
  run(write: EarnWrite): Promise<string | null>
}

/** Answers the way a farm or pool writes: rehearsed, recorded, told, and busy until it is included (yield 7, 8). */
export function useEarnWrite(): EarnWriting {
  const send = useSendIntent()
  const [stage, setStage] = useState<'idle' | 'asking' | { hash: string }>('idle')
  const isWaiting = useIsPending(typeof stage === 'object' ? stage.hash : null)

  const run = useCallback(
    async ({ makeIntent, summary, gasLimit }: EarnWrite) => {
      setStage('asking')
      try {
        if (!send) throw new Error('Missing dependencies')
        const hash = await send(await makeIntent(), { summary, ...(gasLimit !== undefined && { gasLimit }) })
        setStage({ hash })
        return hash
      } catch (error) {
        setStage('idle')
        await tellEarnFailure(error)
        return null
      }
    },
    [send],
  )

  return { isBusy: stage === 'asking' || isWaiting, run }
}
