import { useMemo } from 'react'
import { selectCurrentBlock } from '../../chain/block/block.slice'
import { bunnyTerms, canClaimMultiple } from '../../chain/contracts/bunnySpecial/reads'
import { canClaim, endBlock } from '../../chain/contracts/claimCampaign/reads'
import { useCall, useCalls } from '../../chain/multicall/useCalls'
import type { Address } from '../../core/address'
import { bunnySpecialAddress, contractsByName } from '../../deployment/laterFacts'
import { collectibleFacts } from '../../deployment/nfts'
import { useAppSelector } from '../../state/storeHooks'
import { isOfferedTo, useMember } from '../members'
import { campaignClaim, type Claim, specialClaim } from './claims.rules'

const SELDOM = { blocksPerFetch: 20 }

interface Offered {
  identifier: string
  variationId: number
  contract: Address
}

const { claims: contractNames, collectibles, teamCollectibles } = collectibleFacts

const offered = collectibles.flatMap(({ identifier, variationId }): Offered[] => {
  const contract = contractsByName[contractNames[identifier] ?? '']
  return contract ? [{ identifier, variationId, contract }] : []
})
const specials = offered.filter(({ contract }) => contract === bunnySpecialAddress)
const campaigns = offered.filter(({ contract }) => contract !== bunnySpecialAddress)

const hasStatus = (reads: readonly { status: string }[], sought: 'loading' | 'failed'): boolean =>
  reads.some(({ status }) => status === sought)

const specialCall = (account: Address | null) =>
  account && bunnySpecialAddress
    ? canClaimMultiple(
        bunnySpecialAddress,
        account,
        specials.map(({ variationId }) => variationId),
      )
    : null

/**
 * Returns the call that states whether an account may claim a collectible: that of its campaign, or else the one for
 * all collectibles that a claim names. Null without an account.
 */
export function claimCall(identifier: string, account: Address | null) {
  const found = campaigns.find((each) => each.identifier === identifier)
  if (found) return account && canClaim(found.contract, account)
  return specialCall(account)
}

export interface Claims {
  /** `failed`: some read failed, and the claims that depend on it are missing. */
  status: 'loading' | 'failed' | 'ready'
  /** By the identifier of the collectible. */
  claims: ReadonlyMap<string, Claim>
}

/** Returns what an account may claim now (games 2.7.2, 4.6.2). */
export function useClaims(account: Address | null): Claims {
  const block = useAppSelector(selectCurrentBlock)
  const member = useMember(account)
  const { profile } = member
  const team = profile?.teamId ?? null
  const special = useCall(useMemo(() => specialCall(account), [account]))
  const terms = useCalls(
    useMemo(() => specials.map(({ contract, variationId }) => bunnyTerms(contract, variationId)), []),
    SELDOM,
  )
  const allowed = useCalls(
    useMemo(() => campaigns.map(({ contract }) => account && canClaim(contract, account)), [account]),
  )
  const ends = useCalls(
    useMemo(() => campaigns.map(({ contract }) => endBlock(contract)), []),
    SELDOM,
  )
  const reads = [member, special, ...terms, ...allowed, ...ends]
  const status = hasStatus(reads, 'loading') ? 'loading' : hasStatus(reads, 'failed') ? 'failed' : 'ready'
  const claims = useMemo(() => {
    const found = [
      ...specials.map(({ identifier, contract, variationId }, at) => ({
        identifier,
        claim: specialClaim({
          ...{ contract, bunnyId: variationId, canClaim: special.value?.[at] === true },
          costRaw: terms[at]?.value?.cakeCostRaw ?? null,
        }),
      })),
      ...campaigns.map(({ identifier, contract }, at) => ({
        identifier,
        claim: isOfferedTo(identifier, team, teamCollectibles)
          ? campaignClaim({ contract, canClaim: allowed[at]?.value === true, endBlock: ends[at]?.value ?? 0n }, block)
          : null,
      })),
    ]
    return new Map(found.flatMap(({ identifier, claim }) => (claim ? [[identifier, claim] as const] : [])))
  }, [special, terms, allowed, ends, team, block])
  return { status: account === null ? 'ready' : status, claims }
}
