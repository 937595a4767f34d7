import { ShareGrowth } from '../vault/ShareGrowth'
import { EntryActions } from './EntryActions'
import type { PoolEntry } from './entries.rules'
import type { Face } from './face.rules'
import { PoolFacts } from './PoolFacts'
import { PoolMarks } from './PoolMarks'
import { Content, Whole } from './pool.styles'

/** Renders the unfolded content of a row: the facts and the actions. */
export function EntryInside({ entry, face }: { entry: PoolEntry; face: Face }) {
  return (
    <>
      <Content>
        <PoolMarks face={face} />
        <PoolFacts entry={entry} face={face} />
      </Content>
      <EntryActions entry={entry} face={face} />
      {entry.kind === 'vault' && (
        <Whole>
          <ShareGrowth vault={entry.vault.address} />
        </Whole>
      )}
    </>
  )
}
