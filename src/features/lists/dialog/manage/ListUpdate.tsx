import { useTranslation } from '../../../../i18n'
import { useAppDispatch } from '../../../../state/storeHooks'
import { Notice } from '../../../../ui/content/Notice'
import { Button } from '../../../../ui/controls/Button'
import { announce } from '../../../../ui/toast/announce'
import { listChanges } from '../../lists.rules'
import { updateAccepted } from '../../lists.slice'
import { versionText, type TokenList } from '../../tokenList'
import { Text } from '../../../../ui/layout/Text'

interface Props {
  url: string
  current: TokenList
  next: TokenList
}

/** A newer version of a list: its changes, and a button to accept it (trading 4 "Token list"). */
export function ListUpdate({ url, current, next }: Props) {
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
      title={t('Version %version% is out', { version: versionText(next.version) })}
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
        <p>{t('Its version says that it changes less than it does. Look at the list before you take it over.')}</p>
      )}
    </Notice>
  )
}
