import type { Disagreement } from '../../../chain/rpc/nodes'
import { DisagreementNotice } from './DisagreementNotice'
import { OwnNodeNotice } from './OwnNodeNotice'

/** Renders the current notices about nodes. */
export function NoticesShown({ disagreement, ownNode }: { disagreement: Disagreement | null; ownNode: string | null }) {
  return (
    <>
      {disagreement && <DisagreementNotice of={disagreement} />}
      {ownNode !== null && <OwnNodeNotice url={ownNode} />}
    </>
  )
}
