import { useEffect, useMemo } from 'react'
import { useTranslation } from '../../../i18n'
import { useAppDispatch } from '../../../state/storeHooks'
import { useInclusionBlock } from '../../transactions'
import { readRequested } from '../lottery.slice'
import { NumberGrid } from '../tickets/NumberGrid'

/** Renders the tickets of a sent purchase, and requests new figures of the page once a block includes it. */
export function BoughtTickets({ hash, numbers }: { hash: string; numbers: readonly number[] }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const block = useInclusionBlock(useMemo(() => [hash], [hash]))
  useEffect(() => {
    if (block > 0) dispatch(readRequested())
  }, [block, dispatch])
  return <NumberGrid label={t('Your tickets')} numbers={numbers} />
}
