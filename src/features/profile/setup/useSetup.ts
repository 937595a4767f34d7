import { useMemo } from 'react'
import { canMint, startBlockNumber, tokenPrice } from '../../../chain/contracts/bunnyFactory/reads'
import { getApproved } from '../../../chain/contracts/erc721/reads'
import { selectCurrentBlock } from '../../../chain/block/block.slice'
import { useCall } from '../../../chain/multicall/useCalls'
import { type Address, sameAddress } from '../../../core/address'
import { bunnyFactoryAddress, profileAddress } from '../../../deployment/laterFacts'
import { useAppSelector } from '../../../state/storeHooks'
import { useOwnedCollectibles } from '../../members'
import { selectSetupOf, selectStepOf } from '../profile.slice'
import { type SetupStep, shownStep } from '../profile.rules'
import type { PictureToken } from './picture'

/** What an account has done of its set-up, from the chain and from its choices. */
export interface Setup {
  status: 'loading' | 'failed' | 'ready'
  step: SetupStep
  /** Whether the account has not yet bought a starter. */
  canMint: boolean
  /** Price of a starter in CAKE's smallest unit; null until it is read. */
  starterRaw: bigint | null
  /** The sale of starters has begun. */
  isSaleOpen: boolean
  tokens: readonly PictureToken[]
  picture: PictureToken | null
  isPictureApproved: boolean
  teamId: number | null
}

/** Returns the collectibles of an account that may be its picture. */
export function usePictures(account: Address) {
  const owned = useOwnedCollectibles(account)
  const tokens = useMemo(
    () =>
      owned.tokens.map(({ collectible, contract, tokenId }): PictureToken => ({
        ...{ collectible, contract, tokenId },
        key: `${contract.toLowerCase()}/${tokenId}`,
        label: `${collectible?.name ?? ''} #${tokenId}`.trim(),
      })),
    [owned.tokens],
  )
  return { status: owned.status, tokens }
}

/** Returns the read of the approved account of a token, and whether that account is the registry. */
export function usePictureApproval(picture: PictureToken | null) {
  const call = useMemo(() => picture && getApproved(picture.contract, picture.tokenId), [picture])
  const { value, status } = useCall(call)
  const isApproved = profileAddress !== null && Boolean(value) && sameAddress(value ?? '', profileAddress)
  return { call, isApproved, isLoading: call !== null && status === 'loading' }
}

/** Returns the state of an account's set-up (games 2.2.1). */
export function useSetup(account: Address): Setup {
  const choice = useAppSelector(selectSetupOf(account))
  const chosenStep = useAppSelector(selectStepOf(account))
  const block = useAppSelector(selectCurrentBlock)
  const mintable = useCall(bunnyFactoryAddress && canMint(bunnyFactoryAddress, account))
  const price = useCall(bunnyFactoryAddress && tokenPrice(bunnyFactoryAddress))
  const start = useCall(bunnyFactoryAddress && startBlockNumber(bunnyFactoryAddress))
  const { status, tokens } = usePictures(account)
  const { contract = null, tokenId = null } = choice.picture ?? {}
  const picture = useMemo(() => {
    const key = contract && `${contract.toLowerCase()}/${tokenId}`
    return tokens.find((token) => token.key === key) ?? null
  }, [contract, tokenId, tokens])
  const approval = usePictureApproval(picture)
  const mayMint = mintable.value === true
  const isLoading = status === 'loading' || mintable.status === 'loading' || approval.isLoading
  const isFailed = status === 'failed' || mintable.status === 'failed'
  const progress = {
    ...{ canMint: mayMint, ownedCount: tokens.length, pictureId: picture?.key ?? null },
    ...{ isPictureApproved: approval.isApproved, teamId: choice.teamId },
  }
  return {
    status: isLoading ? 'loading' : isFailed ? 'failed' : 'ready',
    step: shownStep(progress, chosenStep),
    ...{ canMint: mayMint, starterRaw: price.value ?? null },
    isSaleOpen: start.value === undefined || BigInt(block) > start.value,
    ...{ tokens, picture, isPictureApproved: approval.isApproved, teamId: choice.teamId },
  }
}
