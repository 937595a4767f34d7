import { FocusRestorer } from '../../../ui/controls/FocusRestorer'
import { PoolActions } from '../actions/PoolActions'
import { ShareGrowth } from '../vault/ShareGrowth'
import { VaultActions } from '../vault/VaultActions'
import type { PoolEntry } from './entries.rules'
import { Content, FullWidth } from './pool.styles'
import { PoolBadges, PoolFacts } from './PoolFacts'
import type { PoolRowSummary } from './rowSummary.rules'

/** Renders the actions of a pool or of the vault in two boxes: the reward and the stake. */
export function EntryActions({ entry, summary }: { entry: PoolEntry; summary: PoolRowSummary }) {
  return (
    <FocusRestorer>
      {entry.kind === 'vault' ? (
        <VaultActions vault={entry.vault} summary={summary} />
      ) : (
        <PoolActions pool={entry.pool} summary={summary} />
      )}
    </FocusRestorer>
  )
}

/** Renders the unfolded content of a row: the actions first, then the facts (yield 2.2.13). */
export function EntryContent({ entry, summary }: { entry: PoolEntry; summary: PoolRowSummary }) {
  return (
    <>
      <EntryActions entry={entry} summary={summary} />
      <Content>
        <PoolBadges summary={summary} />
        <PoolFacts entry={entry} summary={summary} />
      </Content>
      {entry.kind === 'vault' && (
        <FullWidth>
          <ShareGrowth vault={entry.vault.address} />
        </FullWidth>
      )}
    </>
  )
}
