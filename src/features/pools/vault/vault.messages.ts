import type { Summary } from '../../transactions'
import { EARN_ERROR } from '../../earn'

/** Messages of the approval that the vault needs to spend CAKE (yield 8 "or the vault variant"). */
export const VAULT_ENABLED: NonNullable<Summary['outcome']> = {
  done: { title: 'Contract Enabled', body: 'You can now stake in the %symbol% vault!' },
  failed: EARN_ERROR,
}
