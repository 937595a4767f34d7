import type { Disagreement } from '../../../chain/rpc/nodes'
import type { FaultReason } from '../../../chain/rpc/nodeFault'

/** Texts for the reason why a node is not used. */
export const FAULT_MESSAGES: Readonly<Record<FaultReason, string>> = {
  dead: 'Does not answer',
  slow: 'Answers too slowly',
  limited: 'Limits how often it may be asked',
  garbage: 'Answers what cannot be understood',
  wrongChain: 'Belongs to another chain',
  behind: 'Lies behind the others',
  ahead: 'Claims blocks that the others do not have',
  refuses: 'Refuses what the others answer',
  disagrees: 'Contradicts the others',
}

/** Texts for the subject of a disagreement between nodes. */
export const DISAGREEMENT_MESSAGES: Readonly<Record<Disagreement['about'], string>> = {
  balance: 'The nodes contradict each other about a balance',
  allowance: 'The nodes contradict each other about an allowance',
  rehearsal: 'The nodes contradict each other about what a transaction would do',
  premise: 'The nodes disagree about a price',
  name: 'The nodes disagree about a name',
  receipt: 'The nodes contradict each other about how a transaction ended',
}
