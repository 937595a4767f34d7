import { styled } from 'styled-components'
import { useTranslation } from '../../../../i18n'
import { useAppDispatch } from '../../../../state/storeHooks'
import { Notice } from '../../../../ui/content/Notice'
import { announce } from '../../../../ui/toast/announce'
import { listImported } from '../../lists.slice'
import type { TokenList } from '../../tokenList'
import { ImportConfirmation } from './ImportConfirmation'
import { ListFacts } from './ListFacts'
import { Stack } from '../../../../ui/layout/Stack'

const Location = styled.p`
  color: var(--text-quiet);
  font-size: var(--type-14);
  overflow-wrap: anywhere;
`

interface Props {
  url: string
  list: TokenList
  onImported: () => void
}

/** Warns about an unverified list, and imports it exactly as displayed after confirmation (trading 2.7). */
export function ImportListView({ url, list, onImported }: Props) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()

  function importIt(): void {
    dispatch(listImported({ url, list }))
    announce(t('List imported'))
    onImported()
  }

  return (
    <Stack $gap={16}>
      <ListFacts url={url} list={list} />
      <Location>
        <bdi dir="ltr">{url}</bdi>
      </Location>
      <Notice kind="bad" title={t('Import at your own risk')}>
        {t(
          'The owner of this list decides which tokens you see. It may contain fakes of tokens you know, and tokens you cannot sell.',
        )}
      </Notice>
      <ImportConfirmation kind="danger" onImport={importIt} />
    </Stack>
  )
}
