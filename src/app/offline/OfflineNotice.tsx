import { useSelector } from 'react-redux'
import { selectCurrentBlock } from '../../chain/block/block.slice'
import { selectIsStalled, selectRecalledBlock } from '../../chain/multicall/multicall.slice'
import { useTranslation } from '../../i18n'
import { Notice } from '../../ui/content/Notice'
import { useIsOnline } from './connection'

/** Says that no node answers or that there is no network at all, and as of which block the numbers on the page are. */
export function OfflineNotice() {
  const { t, locale } = useTranslation()
  const isOnline = useIsOnline()
  const isStalled = useSelector(selectIsStalled)
  const recalledBlock = useSelector(selectRecalledBlock)
  const currentBlock = useSelector(selectCurrentBlock)
  if (!isStalled && recalledBlock === null) return null
  const block = (recalledBlock ?? currentBlock).toLocaleString(locale)
  const isNothingRead = recalledBlock === null && currentBlock === 0
  if (!isOnline) {
    return (
      <Notice kind="warn" title={t('You are offline')} spoken>
        {isNothingRead
          ? t('Nothing could be read yet. Trying again.')
          : t('The numbers shown are as of block %block%. Nothing can be signed until fresh ones are read.', { block })}
      </Notice>
    )
  }
  return (
    <Notice
      kind={isStalled ? 'warn' : 'info'}
      title={isStalled ? t('The network does not answer') : t('The network is slow')}
    >
      {isNothingRead
        ? t('Nothing could be read yet. Trying again.')
        : t('The numbers shown are as of block %block%. Trying again.', { block })}
    </Notice>
  )
}
