import { BadgeCheck, CircleAlert, Clock } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { sameAddress } from '../../../core/address'
import { visibleText } from '../../../core/visibleText'
import { useTranslation } from '../../../i18n'
import { Badge } from '../../../ui/content/Badge'
import { Icon } from '../../../ui/content/Icon'
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden'
import { Figure } from '../../../ui/figures/Figure'
import { useVirtualRows } from '../../../ui/lists/useVirtualRows'
import { PHONE } from '../../../ui/media'
import { AccountName } from '../../members'
import { isCounted, type JudgedVote, POWER_DECIMALS } from '../tally.rules'
import { STANDINGS } from '../voting.messages'

const ROW_PX = 64
const MOST_HEIGHT_PX = 640
/** More than the rows that are rendered at once: rows this far apart share a React key. */
const KEY_COUNT = 64

const Box = styled.div`
  position: relative;
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Sizer = styled.ul`
  position: relative;
`

const Line = styled.li`
  position: absolute;
  inset-inline: 0;
  display: grid;
  grid-template-columns: 230px minmax(0, 1fr) 120px 24px;
  gap: 0 var(--space-12);
  align-items: center;
  block-size: ${ROW_PX}px;
  padding-inline: var(--space-8);
  border-block-end: 1px solid var(--line);
  font-size: var(--type-14);

  & > :nth-child(3) {
    text-align: end;
  }
  &[data-own] {
    background: var(--accent-soft);
  }
  &[data-invalid] {
    color: var(--text-quiet);

    & > :nth-child(3) {
      text-decoration: line-through;
    }
  }
  ${PHONE} {
    grid-template-columns: minmax(0, 1fr) auto 24px;
    align-content: center;

    & > :nth-child(2) {
      grid-area: 2 / 1 / auto / -1;
    }
  }
`

const Voter = styled.span`
  white-space: nowrap;
`

const Choice = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;
  overflow: hidden;
  overflow-wrap: anywhere;
`

const ICONS = { verified: BadgeCheck, unverified: Clock } as const
const COLOURS = { verified: 'var(--good)', unverified: 'var(--text-quiet)' } as const

function StandingMark({ standing }: Pick<JudgedVote, 'standing'>) {
  const { t } = useTranslation()
  const kind = standing === 'verified' || standing === 'unverified' ? standing : null
  const text = `${t(STANDINGS[standing].label)}: ${t(STANDINGS[standing].text)}`
  return (
    <span title={text} style={{ color: kind ? COLOURS[kind] : 'var(--bad)' }}>
      <Icon of={kind ? ICONS[kind] : CircleAlert} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}

interface Props {
  votes: readonly JudgedVote[]
  /** Number of all votes, of which these are the first. */
  totalCount: number
  choices: readonly string[]
  account: string | null
}

/** Virtual list of votes. Rows have a fixed height, so that ten thousand of them cost as much as ten. */
export function VoteList({ votes, totalCount, choices, account }: Props) {
  const { t } = useTranslation()
  const [box, setBox] = useState<HTMLElement | null>(null)
  const heightPx = votes.length * ROW_PX
  const boxPx = Math.min(MOST_HEIGHT_PX, heightPx)
  const { rendered } = useVirtualRows(box, votes.length, ROW_PX, boxPx)
  const isScrolled = heightPx > boxPx
  return (
    <Box
      ref={setBox}
      style={{ blockSize: boxPx }}
      // A box that scrolls has to be reachable by the keyboard.
      {...(isScrolled && { role: 'group', tabIndex: 0, 'aria-label': t('Votes') })}
    >
      <Sizer role="list" aria-label={t('Votes')} style={{ blockSize: heightPx }}>
        {votes.slice(rendered.from, rendered.to).map((vote, at) => {
          const index = rendered.from + at
          const isOwn = account !== null && sameAddress(account, vote.voter)
          return (
            <Line
              key={index % KEY_COUNT}
              aria-setsize={totalCount}
              aria-posinset={index + 1}
              data-own={isOwn || undefined}
              data-invalid={!isCounted(vote) || undefined}
              style={{ insetBlockStart: index * ROW_PX }}
            >
              <Voter>
                <AccountName account={vote.voter} /> {isOwn && <Badge kind="accent">{t('Your vote')}</Badge>}
              </Voter>
              <Choice dir="auto">{visibleText(choices[(vote.choice ?? 0) - 1] ?? '–')}</Choice>
              <span>
                <Figure raw={vote.powerRaw} decimals={POWER_DECIMALS} inRow />
              </span>
              <StandingMark standing={vote.standing} />
            </Line>
          )
        })}
      </Sizer>
    </Box>
  )
}
