import { Check } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n'
import { useAppSelector } from '../../../../state/storeHooks'
import { Badge } from '../../../../ui/content/Badge'
import { Button } from '../../../../ui/controls/Button'
import { Spinner } from '../../../../ui/controls/Spinner'
import { TextField } from '../../../../ui/controls/TextField'
import { selectListsByUrl } from '../../lists.slice'
import { ErrorText } from '../ErrorText'
import { ListFacts } from '../import/ListFacts'
import type { PickerView } from '../pickerViews'
import { useListPreview } from './useListPreview'
import { Stack } from '../../../../ui/layout/Stack'

/** Previews the list at a typed location, with a button to import it (trading 2.7). */
export function ListImport({ id, open }: { id: string; open: (view: PickerView) => void }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const { preview, retry } = useListPreview(typed.trim())
  const byUrl = useAppSelector(selectListsByUrl)
  const faults = { invalid: t('Enter valid list location'), failed: t('Error importing list') } as const

  return (
    <Stack $gap={16}>
      <TextField
        id={id}
        label={t('Add a list')}
        placeholder={t('https:// or ipfs:// or ENS name')}
        error={preview.status === 'invalid' || preview.status === 'failed' ? faults[preview.status] : undefined}
        after={preview.status === 'loading' && <Spinner />}
        data-focus-first
        // The placeholder of an empty field follows the page's direction.
        dir={typed ? 'ltr' : undefined}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={typed}
        onType={setTyped}
      />
      {preview.status === 'ready' && (
        <ListFacts
          url={preview.url}
          list={preview.list}
          action={
            byUrl[preview.url] ? (
              <Badge kind="good" icon={Check}>
                {t('Loaded')}
              </Badge>
            ) : (
              <Button size="s" onClick={() => open({ name: 'importList', url: preview.url, list: preview.list })}>
                {t('Import')}
              </Button>
            )
          }
        />
      )}
      {preview.status === 'failed' && (
        <>
          <Button wide onClick={retry}>
            {t('Import')}
          </Button>
          <ErrorText message={preview.error} />
        </>
      )}
    </Stack>
  )
}
