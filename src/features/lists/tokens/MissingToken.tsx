import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import { useTokenOf } from './useTokenOf'

const MissingTokenNotice = lazyDialog(() => import('./MissingTokenNotice').then((it) => it.MissingTokenNotice))

/** Reports that an address from a link holds no token; renders nothing for a token. */
export function MissingToken({ id }: { id: string | null }) {
  const { status } = useTokenOf(id)
  return id !== null && status === 'none' ? <MissingTokenNotice address={id} /> : null
}
