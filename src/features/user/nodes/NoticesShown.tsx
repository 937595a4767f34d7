import type { Disagreement } from '../../../chain/rpc/nodes'
import { DisagreementNotice } from './DisagreementNotice'
import { OwnNodeNotice } from './OwnNodeNotice'

/** The notices about nodes that there are to be shown. */
export function NoticesShown({ disagreement, ownNode }: { disagreement: Disagreement | null; ownNode: string | null }) {
  return (
    <>
      {disagreement && <DisagreementNotice of={disagreement} />}
      {ownNode !== null && <OwnNodeNotice url={ownNode} />}
    </>
  )
}
