import { useState } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../../../i18n'
import { useAppDispatch } from '../../../../state/storeHooks'
import { Notice } from '../../../../ui/content/Notice'
import { Button } from '../../../../ui/controls/Button'
import { Checkbox } from '../../../../ui/form/Checkbox'
import { announce } from '../../../../ui/toast/announce'
import { listImported } from '../../lists.slice'
import type { TokenList } from '../../tokenList'
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
  const [isUnderstood, setUnderstood] = useState(false)

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
          'Whoever keeps this list decides which tokens you see. Among them may be fakes of tokens you know and tokens that cannot be sold again.',
        )}
      </Notice>
      <Checkbox label={t('I understand')} checked={isUnderstood} onToggle={setUnderstood} />
      <Button kind="danger" wide disabled={!isUnderstood} onClick={importIt}>
        {t('Import')}
      </Button>
    </Stack>
  )
}
