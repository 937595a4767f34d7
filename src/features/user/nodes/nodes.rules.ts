import type { NodeHealth } from '../../../chain/rpc/nodePool'

/** Answers how many nodes are in good order: none of them is set aside, and each has said which block it is at. */
export const countAgreeing = (health: readonly NodeHealth[]): number =>
  health.filter(({ reason, latencyMs }) => reason === null && latencyMs !== null).length
