import { FocusRestorer } from '../../../ui/controls/FocusRestorer'
import { PoolActions } from '../actions/PoolActions'
import { VaultActions } from '../vault/VaultActions'
import type { PoolEntry } from './entries.rules'
import type { Face } from './face.rules'

/** Renders the actions of a pool or of the vault in two boxes: the reward and the stake. */
export function EntryActions({ entry, face }: { entry: PoolEntry; face: Face }) {
  return (
    <FocusRestorer>
      {entry.kind === 'vault' ? (
        <VaultActions vault={entry.vault} face={face} />
      ) : (
        <PoolActions pool={entry.pool} face={face} />
      )}
    </FocusRestorer>
  )
}
