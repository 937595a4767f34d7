import { ENABLED } from '../../earn'
import type { PoolDefinition } from '../data/definitions'

/** Returns the words at the end of an approval for a pool: it is called by what it earns (yield 8 "Contract Enabled"). */
export const enabledOutcome = ({ earningToken }: Pick<PoolDefinition, 'earningToken'>) => ({
  ...ENABLED,
  values: { symbol: earningToken.symbol },
})
