import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../../i18n'
import { useAppSelector } from '../../../../state/storeHooks'
import { Badge } from '../../../../ui/content/Badge'
import { Button } from '../../../../ui/controls/Button'
import { Spinner } from '../../../../ui/controls/Spinner'
import { TextField } from '../../../../ui/controls/TextField'
import { Stack } from '../../../../ui/layout/Stack'
import { selectListsByUrl } from '../../lists.slice'
import { isListLocation } from '../../loading/listLocation.rules'
import type { TokenList } from '../../tokenList'
import { ErrorText } from '../ErrorText'
import { ListFacts } from '../import/ListFacts'
import type { PickerView } from '../pickerViews'

/** trading 9: debounce before a list is fetched. */
const FETCH_DEBOUNCE_MS = 500

/** Preview of the list at a typed location. */
type ListPreview =
  | { status: 'empty' | 'invalid' | 'loading' }
  /** `url` is the location in its stored form. */
  | { status: 'ready'; url: string; list: TokenList }
  | { status: 'failed'; error: string }

type Fetched = { location: string; attempt: number } & ({ url: string; list: TokenList } | { error: string })

async function fetchPreview(location: string, attempt: number): Promise<Fetched> {
  try {
    const { loadList, storedLocation } = await import('../../lists.chain')
    const list = await loadList(location)
    return { location, attempt, url: await storedLocation(location), list }
  } catch (error) {
    return { location, attempt, error: (error as Error).message }
  }
}

function previewOf(location: string, attempt: number, fetched: Fetched | null): ListPreview {
  if (!location) return { status: 'empty' }
  if (!isListLocation(location)) return { status: 'invalid' }
  if (fetched?.location !== location || fetched.attempt !== attempt) return { status: 'loading' }
  return 'list' in fetched
    ? { status: 'ready', url: fetched.url, list: fetched.list }
    : { status: 'failed', error: fetched.error }
}

/** Fetches the list at a location for preview, without importing it; `retry` fetches again at once. */
function useListPreview(location: string): { preview: ListPreview; retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [fetched, setFetched] = useState<Fetched | null>(null)
  const preview = previewOf(location, attempt, fetched)
  const isLoading = preview.status === 'loading'

  useEffect(() => {
    if (!isLoading) return undefined
    let isCurrent = true
    async function show(): Promise<void> {
      const result = await fetchPreview(location, attempt)
      if (isCurrent) setFetched(result)
    }
    const timer = setTimeout(() => void show(), attempt === 0 ? FETCH_DEBOUNCE_MS : 0)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [location, attempt, isLoading])

  return { preview, retry: () => setAttempt((count) => count + 1) }
}

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
