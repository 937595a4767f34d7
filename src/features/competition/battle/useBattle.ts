import {
  claimInformation,
  currentStatus,
  userTradingStats,
  winningTeamId,
} from '../../../chain/contracts/tradingCompetition/reads'
import type { ClaimInformation, TradingStats } from '../../../chain/contracts/tradingCompetition/reads'
import { type CallState, useCall } from '../../../chain/multicall/useCalls'
import type { Address } from '../../../core/address'
import { competitionAddress } from '../../../deployment/laterFacts'
import { competitionState, type CompetitionState } from '../competition.rules'

/** The competition and the part of an account in it, as the chain has them at the newest block. */
export interface Battle {
  status: 'loading' | 'failed' | 'ready'
  /** Null while unknown. */
  state: CompetitionState | null
  /** 0 before the decision. */
  winningTeamId: number
  /** Null without an account. */
  stats: TradingStats | null
  reward: ClaimInformation | null
}

/** Returns the calls whose results a registration or a claim of an account changes. */
export const ownFigures = (account: Address) =>
  competitionAddress === null
    ? []
    : [userTradingStats(competitionAddress, account), claimInformation(competitionAddress, account)]

/** Returns the value of a read, or that of its last success while it fails. */
const knownOf = <T>(call: CallState<T>): T | undefined =>
  call.status === 'failed' ? call.lastSuccess?.value : call.value

/** Returns the competition with each block; what was last known remains while a read fails. */
export function useBattle(account: Address | null): Battle {
  const status = useCall(competitionAddress && currentStatus(competitionAddress))
  const winner = useCall(competitionAddress && winningTeamId(competitionAddress))
  const stats = useCall(competitionAddress && account && userTradingStats(competitionAddress, account))
  const reward = useCall(competitionAddress && account && claimInformation(competitionAddress, account))
  const all = account ? [status, winner, stats, reward] : [status, winner]
  const isLoading = all.some((call) => call.status === 'loading')
  const isFailed = competitionAddress === null || all.some((call) => call.status === 'failed')
  const state = knownOf(status)
  return {
    status: isFailed ? 'failed' : isLoading ? 'loading' : 'ready',
    state: state === undefined ? null : competitionState(state),
    winningTeamId: knownOf(winner) ?? 0,
    stats: knownOf(stats) ?? null,
    reward: knownOf(reward) ?? null,
  }
}
