import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import { useTokenOf } from './useTokenOf'

const MissingTokenNotice = lazyDialog(() => import('./MissingTokenNotice').then((it) => it.MissingTokenNotice))

/** Says that nothing at an address, which a link named, answers as a token does; nothing is drawn for a token that does. */
export function MissingToken({ id }: { id: string | null }) {
  const { status } = useTokenOf(id)
  return id !== null && status === 'none' ? <MissingTokenNotice address={id} /> : null
}
