import { useEffect, useRef, useState } from 'react'
import { pause } from '../../../chain/rpc/pause'
import { nodes } from '../../../chain/rpc/nodes'
import type { HubVote } from '../../../chain/services/votes'
import type { VotingFacts } from '../../../deployment/voting'
import { useAppStore } from '../../../state/storeHooks'
import type { SignatureStanding } from '../tally.rules'
import { selectVotes, signaturesChecked } from '../voting.slice'

export type CheckStage = { stage: 'idle' | 'failed' } | { stage: 'running' | 'ended'; doneCount: number }

/** Signatures checked between two pauses. Checking one takes about 2 ms, and the page has to respond to input. */
const AT_ONCE = 10

/** Loads the code that reads and checks signed messages, which only a check needs. */
async function loadCheck() {
  const [{ checkSignatures }, { readEnvelopes }, { chunksOf }] = await Promise.all([
    import('./signedVote.chain'),
    import('../../../chain/services/votes'),
    import('../../../chain/multicall/aggregate'),
  ])
  return { checkSignatures, readEnvelopes, chunksOf }
}

/** Returns the progress of the check of all signatures on a proposal, and the function that starts it. */
export function useSignatureCheck({ hubUrl, space }: VotingFacts, proposal: string) {
  const store = useAppStore()
  const [state, setState] = useState<CheckStage>({ stage: 'idle' })
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  /** Checks all votes, and returns their standings; null if the page was left. */
  async function checkAll(votes: readonly HubVote[]): Promise<Record<string, SignatureStanding> | null> {
    const { checkSignatures, readEnvelopes, chunksOf } = await loadCheck()
    const standings: Record<string, SignatureStanding> = Object.fromEntries(votes.map(({ id }) => [id, 'unknown']))
    let doneCount = 0
    for await (const envelopes of readEnvelopes(hubUrl, proposal)) {
      const ofPage = votes.filter(({ id }) => envelopes.has(id))
      for (const some of chunksOf(ofPage, AT_ONCE)) {
        Object.assign(standings, await checkSignatures(nodes, some, { envelopes, place: { space, proposal } }))
        doneCount += some.length
        if (!isHere.current) return null
        setState({ stage: 'running', doneCount })
        await pause(0)
      }
    }
    return standings
  }

  async function check(): Promise<void> {
    setState({ stage: 'running', doneCount: 0 })
    const votes = selectVotes(proposal)(store.getState()) ?? []
    try {
      const standings = await checkAll(votes)
      if (standings === null) return
      store.dispatch(signaturesChecked({ id: proposal, standings }))
      setState({ stage: 'ended', doneCount: votes.length })
    } catch {
      if (isHere.current) setState({ stage: 'failed' })
    }
  }
  return { state, check }
}
