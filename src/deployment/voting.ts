import facts from '#deployment/voting.json'
import type { Address } from '../core/address'
import { deployment } from './deployment'
import { servicesUrl } from './services'

/** Contents of voting.json that the app uses. */
export interface VotingSpace {
  /** The product's space on the hub (games 6.5). */
  space: string
  /** Version of the messages in the form of 2021. */
  snapshotVersion: string
  /** Account whose proposals are marked as core. */
  coreAuthor: Address
  voteType: string
  /** Token in which voting power is counted. */
  strategy: { symbol: string; decimals: number }
  /** In whole tokens, as a decimal string. */
  publishMinimumPowerCake: string
  /** In whole tokens, as a decimal string; absent where the space has no quorum. */
  quorumCake?: string
}

/** Empty where the deployment has no space. */
export type VotingFile = VotingSpace | Readonly<Record<string, never>>

/** A space, with the services that store its messages and compute its voting power. */
export interface VotingFacts extends VotingSpace {
  hubUrl: string
  powerUrl: string
}

function findFacts(file: VotingFile): VotingFacts | null {
  const { governanceHub = servicesUrl, votingApi = servicesUrl } = deployment.services
  if (!('coreAuthor' in file) || typeof governanceHub !== 'string' || typeof votingApi !== 'string') return null
  return { ...(file as VotingSpace), hubUrl: governanceHub, powerUrl: votingApi }
}

/** Facts of the voting; null on a deployment without a space or without the services that it needs. */
export const votingFacts: VotingFacts | null = findFacts(facts)
