import { styled } from 'styled-components'
import { useWallet } from '../../chain/wallet/useWallet'
import type { Address } from '../../core/address'
import { useTranslation } from '../../i18n'
import { ErrorBlock } from '../../ui/content/ErrorBlock'
import { PageHeader } from '../../ui/content/PageHeader'
import { Skeleton } from '../../ui/content/Skeleton'
import { useLatched } from '../../ui/useLatched'
import { useMember } from '../members'
import { Hero } from './battle/Hero'
import { useBattle } from './battle/useBattle'
import { Prizes } from './prizes/Prizes'
import { Rules } from './prizes/Rules'
import { Ranks } from './ranks/Ranks'
import { useStandings } from './ranks/useStandings'
import { OwnPart } from './result/OwnPart'

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-32);
  inline-size: 100%;
  max-inline-size: 800px;
  margin-inline: auto;
`

/** As high as the first screens of the page, so that the footer stays below. */
const PLACEHOLDERS = ['640px', '480px']

function Body({ account }: { account: Address | null }) {
  const { t } = useTranslation()
  const battle = useBattle(account)
  const isChanging = battle.state === 'registration' || battle.state === 'live'
  const standings = useStandings(isChanging)
  const isProfileKnown = useMember(account).status !== 'loading'
  // Everything appears at once, so that nothing moves.
  const isShown = useLatched(battle.status !== 'loading' && standings.status !== 'loading' && isProfileKnown)
  if (!isShown) {
    return (
      <Column aria-busy>
        {PLACEHOLDERS.map((height) => (
          <Skeleton key={height} height={height} />
        ))}
      </Column>
    )
  }
  return (
    <Column>
      {battle.status === 'failed' && (
        <ErrorBlock
          title={t('The battle could not be loaded')}
          meaning={t('It is stored on the chain, and nothing is lost. We try again with each block.')}
        />
      )}
      <Hero battle={battle} standings={standings} />
      {account && <OwnPart {...{ account, battle, standings }} />}
      <Prizes />
      <Rules />
      <Ranks standings={standings} />
    </Column>
  )
}

/** Renders the trading competition of the teams (games 2.1.2). */
export function CompetitionPage() {
  const { t } = useTranslation()
  const { account } = useWallet()
  return (
    <Column style={{ gap: 0 }}>
      <PageHeader
        title={t('Trading battle')}
        subtitle={t('Three teams trade against each other. Trade for yours and share its prizes.')}
      />
      <Body key={account} account={account} />
    </Column>
  )
}
