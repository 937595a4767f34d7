import { ENABLED } from '../../earn'
import type { PoolDefinition } from '../data/definitions'

/**
 * Returns the messages of an approval's outcome for a pool, which is named by its earned token (yield 8 "Contract
 * Enabled").
 */
export const enabledOutcome = ({ earningToken }: Pick<PoolDefinition, 'earningToken'>) => ({
  ...ENABLED,
  values: { symbol: earningToken.symbol },
})
