import { EARN_ERROR, ENABLED } from '../earn'
import type { Summary } from '../transactions'
import type { PoolDefinition } from '../../market/prices/poolList'

/**
 * Returns the messages of the approval of a pool, which name the earned token (yield 8 "Contract enabled").
 */
export const poolApprovalOutcome = ({ earningToken }: Pick<PoolDefinition, 'earningToken'>) => ({
  ...ENABLED,
  values: { symbol: earningToken.symbol },
})

/** Messages of the approval that the vault needs to spend CAKE (yield 8 "or the vault variant"). */
export const VAULT_APPROVAL_OUTCOME: NonNullable<Summary['outcome']> = {
  done: { title: 'Contract enabled', body: 'You can now stake in the %symbol% vault!' },
  failed: EARN_ERROR,
}
