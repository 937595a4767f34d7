import type { Disagreement } from '../../../chain/rpc/nodes'
import type { FaultReason } from '../../../chain/rpc/nodeFault'

/** Texts for the reason why a node is not used. */
export const FAULT_MESSAGES: Readonly<Record<FaultReason, string>> = {
  dead: 'No answer',
  slow: 'Too slow',
  limited: 'Limits requests',
  garbage: 'Sends invalid answers',
  wrongChain: 'On another chain',
  behind: 'Behind the others',
  ahead: 'Reports blocks the others do not have',
  refuses: 'Refuses requests',
  disagrees: 'Disagrees with the others',
}

/** Texts for the subject of a disagreement between nodes. */
export const DISAGREEMENT_MESSAGES: Readonly<Record<Disagreement['about'], string>> = {
  balance: 'The nodes disagree about a balance',
  allowance: 'The nodes disagree about an allowance',
  rehearsal: 'The nodes disagree about what a transaction would do',
  premise: 'The nodes disagree about a price',
  name: 'The nodes disagree about a name',
  receipt: 'The nodes disagree about how a transaction ended',
}
