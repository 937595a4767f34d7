import { ChevronDown } from 'lucide-react'
import { memo, useId, useState } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import { IconButton } from '../../../ui/controls/IconButton'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import { EarnBadge, useDelayedUnmount } from '../../earn'
import { BlocksLeft } from './BlocksLeft'
import type { PoolEntry } from './entries.rules'
import { Line, RowBox, Unfolded } from './pool.styles'
import { EarnedFigure, TotalFigure, YieldFigure } from './PoolFigures'
import { PoolName } from './PoolName'
import { summaryOf } from './rowSummary.rules'
/** The unfolded content, loaded on demand. */
const EntryContent = lazyDialog(() => import('./EntryContent').then((it) => it.EntryContent))

const Fold = styled.span`
  & > button > span {
    transition: rotate var(--motion-feedback);
  }
  & > [aria-expanded='true'] > span {
    rotate: 180deg;
  }
`

/** Collapses to no height with an animation; its content is visible only while open. */
const Collapsible = styled.div`
  display: grid;
  grid-template-rows: 0fr;
  transition: grid-template-rows 300ms var(--ease-out);

  &[data-open] {
    grid-template-rows: 1fr;
  }
  /* Clip, not hidden: a hidden box scrolls to its focused element, and moves under the pointer while it unfolds. */
  & > * {
    min-block-size: 0;
    overflow: clip;
  }
`

type Props = { entry: PoolEntry; vaultCakeRaw: bigint | null; hasAccount: boolean }

/** Renders a pool or the vault as a row, which unfolds to its details and actions (yield 2). */
export const PoolRow = memo(function PoolRow({ entry, vaultCakeRaw, hasAccount }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const isDrawn = useDelayedUnmount(isOpen)
  const summary = summaryOf(entry, vaultCakeRaw)
  return (
    <RowBox aria-labelledby={`${id}name`}>
      <Line>
        <div id={`${id}name`}>
          <PoolName summary={summary} />
        </div>
        <EarnedFigure summary={summary} hasAccount={hasAccount} />
        <YieldFigure summary={summary} />
        <TotalFigure summary={summary} />
        <div data-wide>
          {summary.status === 'finished' ? (
            <EarnBadge name="closed" />
          ) : (
            <BlocksLeft inRow status={summary.status} terms={summary.terms} />
          )}
        </div>
        <Fold>
          <IconButton
            icon={ChevronDown}
            label={isOpen ? t('Hide') : t('Details')}
            aria-expanded={isOpen}
            aria-controls={`${id}inside`}
            onPointerEnter={EntryContent.preload}
            onFocus={EntryContent.preload}
            onClick={() => setIsOpen(!isOpen)}
          />
        </Fold>
      </Line>
      <Collapsible id={`${id}inside`} data-open={isOpen || undefined} inert={!isOpen}>
        {isDrawn && (
          <div>
            <Unfolded>
              <EntryContent entry={entry} summary={summary} />
            </Unfolded>
          </div>
        )}
      </Collapsible>
    </RowBox>
  )
})
