import { deployment } from '../../../deployment/deployment'
import { useAppSelector } from '../../../state/storeHooks'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import { selectTransactionsOf } from '../transactions.slice'

const AlteredDialog = /* @__PURE__ */ lazyDialog(() => import('./AlteredDialog').then((it) => it.AlteredDialog))

const selectRecords = selectTransactionsOf(deployment.chainId)

/** Opens a dialog for a transaction that the wallet altered before sending it, until it is dismissed. */
export function AlteredHost() {
  const record = useAppSelector((state) =>
    Object.values(selectRecords(state)).find(({ altered, isAlterationSeen }) => altered && !isAlterationSeen),
  )
  return record ? <AlteredDialog key={record.hash} record={record} /> : null
}
