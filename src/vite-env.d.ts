/// <reference types="vite/client" />

/** True only in builds whose deployment names a demo wallet; false lets the bundler drop every trace of it. */
declare const __DEMO_WALLET__: boolean

/** Validators made from the published schema of token lists when the app is built (scripts/listValidator.ts). */
declare module 'virtual:list-validator' {
  export interface Validate {
    (document: unknown): boolean
    /** Faults that the last call found; null for a valid document. */
    errors: readonly { instancePath: string; message?: string }[] | null
  }
  export const validateList: Validate
  /** Validates an array of tokens, since long lists are validated slice by slice. */
  export const validateTokens: Validate
}

/** Validators made from the schema of the services' replies when the app is built (scripts/replyValidators.ts). */
declare module 'virtual:reply-validators' {
  export interface PairHourReply {
    start: number
    openPrice: string
    highPrice: string
    lowPrice: string
    closePrice: string
  }
  export interface PredictionBetReply {
    amount: string
    position: 'Bull' | 'Bear'
    hash: string
    claimedHash: string | null
    createdAt: string
    user: { id: string }
    round: {
      id: string
      position: 'Bull' | 'Bear' | 'House' | null
      failed: boolean
      rewardBaseCalAmount: string
      rewardAmount: string
    }
  }
  export interface LotteryReply {
    id: string
    totalUsers: string
    totalTickets: string
    winningTickets: string | null
    status: 'Open' | 'Close' | 'Claimable'
    finalNumber: string | null
    startTime: string
    endTime: string
    ticketPrice: string
  }
  export interface PlayedLotteryReply {
    lottery: { id: string; endTime: string; status: LotteryReply['status'] }
    claimed: boolean
    totalTickets: string
  }
  export interface LotteryPlayerReply {
    totalTickets: string
    totalCake: string
    rounds: PlayedLotteryReply[]
  }
  export const validateLotteries: (reply: unknown) => reply is { lotteries: LotteryReply[] }
  export const validateLotteryPlayer: (reply: unknown) => reply is { user: LotteryPlayerReply | null }
  export const validatePoints: (
    reply: unknown,
  ) => reply is { points: { campaignId: string; points: string; hash: string; timestamp: string }[] }
  export const validateTeamMembers: (
    reply: unknown,
  ) => reply is { users: { id: string; totalPoints: string; isActive: boolean }[] }
  export const validateTraders: (
    reply: unknown,
  ) => reply is { traders: { id: string; team: number; volume: string; trades: number }[] }
  export const validateCollectibleMetadata: (reply: unknown) => reply is { image: string }
  export interface ProposalReply {
    id: string
    author: string
    title: string
    body?: string | null
    choices: string[]
    start: number
    end: number
    snapshot: string
    state: 'pending' | 'active' | 'closed'
  }
  export interface VoteReply {
    id: string
    voter: string
    created: number
    choice?: unknown
    metadata?: unknown
    envelope?: unknown
  }
  export interface VotingPowerReply {
    cakeBalance: string
    cakeVaultBalance: string
    cakePoolBalance: string
    poolsBalance: string
    cakeBnbLpBalance: string
    total: string
    verificationHash: string
  }
  export const validateProposals: (reply: unknown) => reply is { proposals: ProposalReply[] }
  export const validateOneProposal: (reply: unknown) => reply is { proposal: ProposalReply | null }
  export const validateVotes: (reply: unknown) => reply is { votes: VoteReply[] }
  export const validateVotingPower: (reply: unknown) => reply is { data: VotingPowerReply }
  export const validateVerification: (reply: unknown) => reply is { data: Record<string, { isValid: boolean }> }
  export const validateMessageReceipt: (reply: unknown) => reply is { id: string }
  export const validateMessageRefusal: (reply: unknown) => reply is { error_description: string }
  export const validatePredictionBets: (reply: unknown) => reply is { bets: PredictionBetReply[] }
  export const validatePairHours: (reply: unknown) => reply is { hours: PairHourReply[]; before: PairHourReply[] }
  export const validateProfile: (reply: unknown) => reply is { address: string; username: string }
}
