import { LIMITS } from '../../core/limits'
import { type ImpactTier, isBlocked, isDangerous } from '../../market/impactTier'
import type { ApprovalState } from '../transactions'
import type { InputError, WrapKind } from './swap.rules'

export interface ButtonFacts {
  isConnected: boolean
  isWrongNetwork: boolean
  /** True when the deployment blocks trading of either currency here. */
  isUnsupported?: boolean
  wrap: WrapKind
  wrapError: InputError | null
  error: InputError | null
  isQuoteLoading: boolean
  hasRoute: boolean
  hasAmount: boolean
  hasBothCurrencies: boolean
  approval: ApprovalState
  /** True after an approval of this input in this session. */
  wasApprovedHere: boolean
  tier: ImpactTier
  isExpert: boolean
}

/** The action and text of the swap page's main button. */
export type SwapButton =
  | { kind: 'unsupported' | 'connect' | 'switchNetwork' | 'loading' | 'noRoute' }
  | { kind: 'wrap' | 'unwrap'; error: InputError | null }
  | { kind: 'inputError'; error: InputError }
  | {
      kind: 'swap'
      label: SwapLabel
      isDisabled: boolean
      isDanger: boolean
      approve: 'enable' | 'enabling' | 'enabled' | null
    }

export type SwapLabel = 'Swap' | 'Swap anyway' | 'Price impact high' | typeof LIMITS.tooMuchImpact

function labelFor(tier: ImpactTier, isExpert: boolean, isApproving: boolean): SwapLabel {
  if (isBlocked(tier, isExpert)) return isApproving ? 'Price impact high' : LIMITS.tooMuchImpact
  return isDangerous(tier) ? 'Swap anyway' : 'Swap'
}

/** Returns the state of the main button (trading 2.3 "Main button states", 4 "Enable button"). */
export function swapButton(facts: ButtonFacts): SwapButton {
  if (facts.isUnsupported) return { kind: 'unsupported' }
  if (facts.isWrongNetwork) return { kind: 'switchNetwork' }
  if (!facts.isConnected) return { kind: 'connect' }
  if (facts.wrap) return { kind: facts.wrap, error: facts.wrapError }
  const isQuoteDue = facts.hasAmount && facts.hasBothCurrencies
  if (isQuoteDue && !facts.isQuoteLoading && !facts.hasRoute) return { kind: 'noRoute' }
  if (facts.error) return { kind: 'inputError', error: facts.error }
  if (facts.isQuoteLoading || facts.approval === 'unknown') return { kind: 'loading' }

  const { approval, tier, isExpert } = facts
  const isApproved = approval === 'approved'
  const showsApproval = !isBlocked(tier, isExpert) && (!isApproved || facts.wasApprovedHere)
  const approve = approval === 'pending' ? 'enabling' : isApproved ? 'enabled' : 'enable'
  return {
    kind: 'swap',
    label: labelFor(tier, isExpert, !isApproved),
    isDisabled: !isApproved || isBlocked(tier, isExpert),
    isDanger: isDangerous(tier),
    approve: showsApproval ? approve : null,
  }
}
