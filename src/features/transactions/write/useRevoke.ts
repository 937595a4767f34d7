import type { Intent } from '../../../chain/send/intent'
import type { Address } from '../../../core/address'
import type { Summary } from '../transactions.slice'
import { useSendIntent } from '../useSendIntent'
import { useWriteFlow, type WriteFlow } from './useWriteFlow'

/** An allowance that a user agrees to revoke. */
export interface Revocation {
  tokenAddress: Address
  spender: Address
  symbol: string
  /** Name of the spender in the user's language, or its short address. */
  spenderName: string
}

/** Returns the write that sets the allowance to 0, and its sentence with the messages of its outcome. */
export const revokeWrite = ({ tokenAddress, spender: address, symbol, spenderName: spender }: Revocation) => ({
  /** Creates the intent; its encoder is loaded with the first write. */
  async makeIntent(): Promise<Intent> {
    const { revokeIntent } = await import('../approval.chain')
    return revokeIntent(tokenAddress, address)
  },
  summary: {
    sentence: 'Revoke %symbol%',
    values: { symbol },
    outcome: {
      done: { title: 'Allowance revoked', body: '%spender% can no longer spend your %symbol%.' },
      failed: { title: 'Transaction failed', body: '%spender% can still spend your %symbol%.' },
      values: { spender },
    },
  } satisfies Summary,
})

/** Returns the steps of revoking an allowance, which sets it to 0, from the review to the hash. */
export function useRevokeFlow(): WriteFlow<Revocation> {
  const send = useSendIntent()
  return useWriteFlow<Revocation>({
    fallback: 'Revoking failed: %message%',
    onSent: () => undefined,
    async execute(agreed) {
      if (!send) throw new Error('Missing dependencies')
      const { tokenAddress, spender } = agreed
      const { makeIntent, summary } = revokeWrite(agreed)
      return send(await makeIntent(), {
        summary,
        approval: { tokenAddress, spender },
        // A revoked allowance puts nothing at risk.
        valueCents: 0n,
      })
    },
  })
}
