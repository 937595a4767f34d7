import { useState } from 'react'
import { links } from '../../../../deployment/links'
import { useTranslation } from '../../../../i18n'
import { useAppDispatch } from '../../../../state/storeHooks'
import { TokenBadge } from '../../../../ui/content/TokenBadge'
import { Button } from '../../../../ui/controls/Button'
import { Link } from '../../../../ui/controls/Link'
import { Toggle } from '../../../../ui/controls/Toggle'
import { listDisabled, listEnabled, type ListState } from '../../lists.slice'
import { versionText } from '../../tokenList'
import { useLoadList } from '../../useTokenLists'
import { ErrorText } from '../ErrorText'
import { logoSources } from '../logoSources'
import { ListUpdate } from './ListUpdate'
import { Actions, RowCard, WithPicture } from './manage.styles'
import { RemoveList } from './RemoveList'

const { tokenListViewer } = links

/** Returns the name of a list, or its location while unknown. */
const nameOf = (url: string, { current }: ListState): string => current?.name ?? url.replace(/^https?:\/\//, '')

interface Props {
  url: string
  state: ListState
  isActive: boolean
  canRemove: boolean
  onRemove: (url: string) => void
}

/** One list: version, toggle and actions (trading 2.7). */
export function ListRow({ url, state, isActive, canRemove, onRemove }: Props) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const loadList = useLoadList()
  const [isRemoving, setRemoving] = useState(false)
  const { current, pendingUpdate, loadingRequestId, error } = state
  const name = nameOf(url, state)
  const about = current
    ? `${t('%count% token || %count% tokens', { count: current.tokens.length })} · ${versionText(current.version)}`
    : undefined

  // The store holds the error, which is rendered below.
  const reload = () => void loadList(url).catch(() => undefined)

  return (
    <RowCard>
      <WithPicture>
        <TokenBadge symbol={name} address={url} size={32} sources={logoSources(current?.logoURI)} />
        <Toggle
          label={name}
          hint={about}
          checked={isActive}
          onToggle={(isOn) => void dispatch(isOn ? listEnabled(url) : listDisabled(url))}
        />
      </WithPicture>
      <Actions>
        {tokenListViewer && <Link href={tokenListViewer + encodeURIComponent(url)}>{t('See')}</Link>}
        <Button kind="quiet" size="s" disabled={!canRemove || isRemoving} onClick={() => setRemoving(true)}>
          {t('Remove')}
        </Button>
        {!current && (
          <Button size="s" busy={loadingRequestId !== null} busyText={t('Loading')} onClick={reload}>
            {t('Try again')}
          </Button>
        )}
      </Actions>
      <ErrorText message={error} />
      {current && pendingUpdate && <ListUpdate url={url} current={current} next={pendingUpdate} />}
      {isRemoving && <RemoveList onConfirm={() => onRemove(url)} onCancel={() => setRemoving(false)} />}
    </RowCard>
  )
}
