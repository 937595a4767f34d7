import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '../../../../i18n'
import { useAppDispatch, useAppSelector } from '../../../../state/storeHooks'
import { announce } from '../../../../ui/toast/announce'
import { Stack } from '../../../../ui/layout/Stack'
import { Text } from '../../../../ui/layout/Text'
import { links } from '../../../../deployment/links'
import { TokenBadge } from '../../../../ui/content/TokenBadge'
import { Button } from '../../../../ui/controls/Button'
import { Link } from '../../../../ui/controls/Link'
import { Toggle } from '../../../../ui/controls/Toggle'
import { Notice } from '../../../../ui/content/Notice'
import { isRemovable, listChanges } from '../../lists.rules'
import {
  listDisabled,
  listEnabled,
  listRemoved,
  selectActiveUrls,
  selectListsByUrl,
  updateAccepted,
  type ListsState,
  type ListState,
} from '../../lists.slice'
import { useLoadList, useLoadMissingLists } from '../../useTokenLists'
import { versionText, type TokenList } from '../../tokenList'
import type { PickerView } from '../pickerViews'
import { ErrorText } from '../ErrorText'
import { logoSources } from '../logoSources'
import { ListImport } from './ListImport'
import { Actions, RowCard, WithPicture } from './manage.styles'

interface ListUpdateProps {
  url: string
  current: TokenList
  next: TokenList
}

/** A newer version of a list: its changes, and a button to accept it (trading 4 "Token list"). */
function ListUpdate({ url, current, next }: ListUpdateProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { added, removed, changed, isUnderstated } = listChanges(current, next)

  function accept(): void {
    dispatch(updateAccepted(url))
    announce(t('List updated'))
  }

  return (
    <Notice
      kind={isUnderstated ? 'warn' : 'info'}
      title={t('Version %version% is available', { version: versionText(next.version) })}
      actions={
        <Button size="s" onClick={accept}>
          {t('Update list')}
        </Button>
      }
    >
      <Text $tone="quiet" $size={14}>
        {t('Tokens added: %added%, removed: %removed%, changed: %changed%', {
          added: added.length,
          removed: removed.length,
          changed: changed.length,
        })}
      </Text>
      {isUnderstated && (
        <p>{t('It changes more than its version number says. Check the list before you accept it.')}</p>
      )}
    </Notice>
  )
}

interface RemoveListProps {
  onConfirm: () => void
  onCancel: () => void
}

/** Request to confirm the removal of a list (trading 2.7); focus moves to the cancel button. */
function RemoveList({ onConfirm, onCancel }: RemoveListProps) {
  const { t } = useTranslation()
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    cancel.current?.focus()
  }, [])
  return (
    <Notice
      kind="bad"
      title={t('Please confirm you would like to remove this list')}
      spoken
      actions={
        <>
          <Button kind="danger" size="s" onClick={onConfirm}>
            {t('Remove')}
          </Button>
          <Button ref={cancel} size="s" onClick={onCancel}>
            {t('Cancel')}
          </Button>
        </>
      }
    >
      {t('Its tokens disappear from the search. Your balances do not change.')}
    </Notice>
  )
}

const { tokenListViewer } = links

/** Returns the name of a list, or its location while unknown. */
const nameOf = (url: string, { current }: ListState): string => current?.name ?? url.replace(/^https?:\/\//, '')

interface ListRowProps {
  url: string
  state: ListState
  isActive: boolean
  canRemove: boolean
  onRemove: (url: string) => void
}

/** One list: version, toggle and actions (trading 2.7). */
function ListRow({ url, state, isActive, canRemove, onRemove }: ListRowProps) {
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

/** Returns the known lists: active ones first, each group sorted by name. */
function listsInOrder(byUrl: ListsState['byUrl'], activeUrls: ListsState['activeUrls']): string[] {
  const sortName = (url: string) => byUrl[url]?.current?.name ?? url
  const placeOf = (url: string) => Number(!activeUrls.includes(url))
  return Object.keys(byUrl).toSorted((a, b) => placeOf(a) - placeOf(b) || sortName(a).localeCompare(sortName(b)))
}

/** The known lists, with controls to enable, update, remove and add (trading 2.7). */
export function ListsTab({ open }: { open: (view: PickerView) => void }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const byUrl = useAppSelector(selectListsByUrl)
  const activeUrls = useAppSelector(selectActiveUrls)
  const loadMissing = useLoadMissingLists()
  const fieldId = useId()
  useEffect(loadMissing, [loadMissing])
  const urls = listsInOrder(byUrl, activeUrls)

  function remove(url: string): void {
    dispatch(listRemoved(url))
    announce(t('List removed'))
    // The focused row was removed.
    document.getElementById(fieldId)?.focus()
  }

  return (
    <Stack $gap={16}>
      <ListImport id={fieldId} open={open} />
      {urls.length === 0 && (
        <Text $tone="quiet" $size={14}>
          {t('Token lists add tokens to the search. You have none yet.')}
        </Text>
      )}
      <Stack as="ul" aria-label={t('Lists')}>
        {urls.map((url) => {
          const state = byUrl[url]
          if (!state) return null
          const isActive = activeUrls.includes(url)
          const canRemove = isRemovable(urls.length)
          return (
            <ListRow key={url} url={url} state={state} isActive={isActive} canRemove={canRemove} onRemove={remove} />
          )
        })}
      </Stack>
    </Stack>
  )
}
