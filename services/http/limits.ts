import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterAbstract } from 'rate-limiter-flexible'

/**
 * Requests per minute of one client, and signed messages per minute of one account. Requests of powers are reads of
 * nodes.
 */
export const RATE_LIMITS = { reads: 600, writes: 60, powers: 60, account: 20 } as const

export interface RateLimits {
  /** Counts a request. Returns the seconds to wait beyond the limit, else 0. */
  count(kind: keyof typeof RATE_LIMITS, key: string): Promise<number>
}

const MINUTE_SECONDS = 60

/**
 * Creates the counters. With a pool of PostgreSQL all processes of the database count together. Without one, and while
 * it does not reply, each process counts on its own.
 */
export function createRateLimits(
  limits: Readonly<Record<keyof typeof RATE_LIMITS, number>> = RATE_LIMITS,
  pool: Pool | null = null,
): RateLimits {
  const limiterOf = (kind: keyof typeof RATE_LIMITS): RateLimiterAbstract => {
    const options = { keyPrefix: kind, points: limits[kind], duration: MINUTE_SECONDS }
    const ownLimiter = new RateLimiterMemory(options)
    if (pool === null) return ownLimiter
    return new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      storeType: 'pool',
      schemaName: 'services',
      tableName: 'rate_limits',
      // A migration creates the table.
      tableCreated: true,
      // A client beyond its limit causes no further queries in this process.
      inMemoryBlockOnConsumed: limits[kind] + 1,
      insuranceLimiter: ownLimiter,
    })
  }
  const limiters = {
    reads: limiterOf('reads'),
    writes: limiterOf('writes'),
    powers: limiterOf('powers'),
    account: limiterOf('account'),
  }
  return {
    async count(kind, key) {
      try {
        await limiters[kind].consume(key)
        return 0
      } catch (refusal) {
        // The limiter rejects with its result, which is no Error.
        if (refusal instanceof Error) throw refusal
        const { msBeforeNext } = refusal as { msBeforeNext: number }
        return Math.max(1, Math.ceil(msBeforeNext / 1000))
      }
    },
  }
}
