import { useSelector } from 'react-redux'
import { selectIsStalled, selectReadBlock, selectRecalledBlock } from '../../chain/multicall/multicall.slice'
import { deployment } from '../../core/deployment'
import { useTranslation } from '../../i18n'
import { Notice } from '../../ui/content/Notice'
import { useIsOnline } from './connection'

/** Says that no node answers or that there is no network at all, and as of which block the numbers on the page are. */
export function OfflineNotice() {
  const { t, locale } = useTranslation()
  const isOnline = useIsOnline()
  const isStalled = useSelector(selectIsStalled)
  const recalledBlock = useSelector(selectRecalledBlock)
  // The head may be newer than the numbers: a socket may tell of blocks that no node lets anybody read.
  const readBlock = useSelector(isStalled ? selectReadBlock(deployment.chainId) : () => 0)
  if (!isStalled && recalledBlock === null) return null
  const block = (recalledBlock ?? readBlock).toLocaleString(locale)
  const isNothingRead = recalledBlock === null && readBlock === 0
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
