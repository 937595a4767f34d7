import { useTranslation } from '../../i18n'
import { Notice } from '../../ui/content/Notice'
import { Button } from '../../ui/controls/Button'
import type { SearchState } from './useApprovalSearch'

/** Progress of the event search: spenders unknown to the app are found only in the account's own events. */
export function SearchStatus({ search }: { search: SearchState & { goOn: () => void } }) {
  const { t } = useTranslation()
  const { status, oldestBlock, goOn } = search
  const block = oldestBlock ?? 0
  switch (status) {
    case 'searching':
      return (
        <Notice kind="info" title={t('Searching for other contracts in your approvals…')}>
          {oldestBlock === null
            ? t('Beginning with the newest block.')
            : t('Searched back to block %block%.', { block })}
        </Notice>
      )
    case 'paused':
      return (
        <Notice
          kind="info"
          title={t('Searched back to block %block%.', { block })}
          actions={
            <Button size="s" onClick={goOn}>
              {t('Search older blocks')}
            </Button>
          }
        >
          {t('Older approvals of contracts that this page does not know are not among these.')}
        </Notice>
      )
    case 'refused':
      return (
        <Notice kind="warn" title={t('The node keeps no events.')}>
          {t('Only contracts that this page knows are shown. Others may have leave to take your tokens too.')}
        </Notice>
      )
    case 'done':
      return <Notice kind="good" title={t('Every approval of this account since the first block was looked at.')} />
  }
}
