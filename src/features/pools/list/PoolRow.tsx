import { ChevronDown } from 'lucide-react'
import { memo, useId, useState } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import { EarnBadge, useDelayedUnmount } from '../../earn'
import { IconButton } from '../../../ui/controls/IconButton'
import { BlocksLeft } from './BlocksLeft'
import type { PoolEntry } from './entries.rules'
import { faceOf } from './face.rules'
import { EarnedFigure, TotalFigure, YieldFigure } from './Figures'
import { EntryInside } from './parts'
import { PoolName } from './PoolName'
import { Inside, Line, RowBox } from './pool.styles'

const Fold = styled.span`
  & > button > span {
    transition: rotate var(--motion-feedback);
  }
  & > [aria-expanded='true'] > span {
    rotate: 180deg;
  }
`

/** Collapses to no height with an animation; its content is visible only while open. */
const Folding = styled.div`
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
  const face = faceOf(entry, vaultCakeRaw)
  return (
    <RowBox aria-labelledby={`${id}name`}>
      <Line>
        <div id={`${id}name`}>
          <PoolName face={face} />
        </div>
        <EarnedFigure face={face} hasAccount={hasAccount} />
        <YieldFigure face={face} />
        <TotalFigure face={face} />
        <div data-wide>
          {face.status === 'finished' ? (
            <EarnBadge name="closed" />
          ) : (
            <BlocksLeft status={face.status} terms={face.terms} />
          )}
        </div>
        <Fold>
          <IconButton
            icon={ChevronDown}
            label={isOpen ? t('Hide') : t('Details')}
            aria-expanded={isOpen}
            aria-controls={`${id}inside`}
            onPointerEnter={EntryInside.preload}
            onFocus={EntryInside.preload}
            onClick={() => setIsOpen(!isOpen)}
          />
        </Fold>
      </Line>
      <Folding id={`${id}inside`} data-open={isOpen || undefined} inert={!isOpen}>
        {isDrawn && (
          <div>
            <Inside>
              <EntryInside entry={entry} face={face} />
            </Inside>
          </div>
        )}
      </Folding>
    </RowBox>
  )
})
