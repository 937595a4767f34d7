import { useSelector } from 'react-redux'
import { selectCurrentBlock } from '../chain/block/block.slice'
import { selectIsStalled } from '../chain/multicall/multicall.slice'
import { useTranslation } from '../i18n'
import { Notice } from '../ui/content/Notice'

/** Says that no node answers, and as of which block the numbers on the page are. */
export function NodesNotice() {
  const { t, locale } = useTranslation()
  const isStalled = useSelector(selectIsStalled)
  const blockNumber = useSelector(selectCurrentBlock)
  if (!isStalled) return null
  return (
    <Notice kind="warn" title={t('The network does not answer')}>
      {blockNumber > 0
        ? t('The numbers shown are as of block %block%. Trying again.', { block: blockNumber.toLocaleString(locale) })
        : t('Nothing could be read yet. Trying again.')}
    </Notice>
  )
}
