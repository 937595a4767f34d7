import { SearchCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { useWallet } from '../../../chain/wallet/useWallet'
import { useTranslation } from '../../../i18n'
import { useAppDispatch } from '../../../state/storeHooks'
import { ErrorBlock } from '../../../ui/content/ErrorBlock'
import { Button } from '../../../ui/controls/Button'
import { Row } from '../../../ui/layout/Row'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { useAnnouncement } from '../../../ui/toast/useAnnouncement'
import { ConnectButton, SwitchNetworkButton } from '../../wallet'
import { Cake, CakeValue } from '../Amount'
import { type ClaimableRound, useClaimableRounds, usePrizeCheck } from '../data/useLottery'
import { prizesRequested } from '../lottery.slice'
import { ClaimDialog, type OpenDialog } from '../playDialogs'

const Panel = styled.section`
  padding: var(--space-24) var(--space-16);
  border: 1px solid var(--line);
  border-radius: var(--radius-20);
  background: var(--surface);
`

const Won = styled.ul`
  display: grid;
  gap: var(--space-4);
  inline-size: min(100%, 400px);
  text-align: start;
`

const sumOf = (rounds: readonly ClaimableRound[]): bigint => rounds.reduce((sum, { totalRaw }) => sum + totalRaw, 0n)

function Winnings({ rounds, onOpen }: { rounds: readonly ClaimableRound[]; onOpen: OpenDialog }) {
  const { t } = useTranslation()
  const { status } = useWallet()
  const totalRaw = sumOf(rounds)
  return (
    <>
      <Text as="div" $size={24} $weight={600}>
        <Cake raw={totalRaw} />
      </Text>
      <Text as="div" $tone="quiet">
        <CakeValue raw={totalRaw} />
      </Text>
      <Won role="list" aria-label={t('Rounds in which you have won')}>
        {rounds.map(({ round: { lotteryId }, totalRaw: raw }) => (
          <Row as="li" key={lotteryId} $justify="space-between">
            <span>{t('Round %round%', { round: String(lotteryId) })}</span>
            <Text as="span" $weight={600}>
              <Cake raw={raw} inRow />
            </Text>
          </Row>
        ))}
      </Won>
      {status === 'wrongChain' ? (
        <SwitchNetworkButton size="l" />
      ) : (
        <Button
          kind="primary"
          size="l"
          disabled={status !== 'connected'}
          aria-haspopup="dialog"
          onPointerEnter={ClaimDialog.preload}
          onFocus={ClaimDialog.preload}
          onClick={() => onOpen({ kind: 'claim' })}
        >
          {t('Collect winnings')}
        </Button>
      )}
    </>
  )
}

/** Renders what the search has found. */
function Found({ isPartial, onOpen }: { isPartial: boolean; onOpen: OpenDialog }) {
  const { t } = useTranslation()
  const { account } = useWallet()
  const rounds = useClaimableRounds(account)
  const title = rounds.length > 0 ? t('You have won') : t('No prizes to collect')
  useAnnouncement(title)
  return (
    <>
      <Text as="h2" $size={20}>
        {title}
      </Text>
      {rounds.length > 0 ? (
        <Winnings rounds={rounds} onOpen={onOpen} />
      ) : (
        <Text $tone="quiet">{t('Check again after the next draw.')}</Text>
      )}
      {isPartial && (
        <Text $size={14} $tone="quiet">
          {t('The index of this site does not reply, so only the newest rounds were searched.')}
        </Text>
      )}
    </>
  )
}

/** Renders the search for prizes in the account's newest drawn rounds (games 4.2.6). */
export function WinningsCheck({ onOpen }: { onOpen: OpenDialog }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { account } = useWallet()
  const check = usePrizeCheck(account)
  const search = () => account !== null && dispatch(prizesRequested({ account, scope: 'newest' }))
  return (
    <Panel aria-label={t('Check your prizes')}>
      <Stack $gap={12} $align="center">
        {check?.status === 'done' ? (
          <Found isPartial={check.isPartial} onOpen={onOpen} />
        ) : (
          <Text as="h2" $size={20}>
            {t('Have you won?')}
          </Text>
        )}
        {account === null && (
          <>
            <Text $tone="quiet">{t('Connect your wallet to check your tickets.')}</Text>
            <ConnectButton size="l" />
          </>
        )}
        {account !== null && check?.status === 'failed' && (
          <ErrorBlock
            title={t('Your tickets could not be checked')}
            meaning={t('Your tickets and prizes are stored on the chain.')}
            onRetry={search}
          />
        )}
        {account !== null && (check === null || check.status === 'checking') && (
          <>
            <Text $tone="quiet">{t('Check your tickets of the newest drawn rounds.')}</Text>
            <Button
              size="l"
              icon={SearchCheck}
              busy={check !== null}
              busyText={t('Checking your tickets')}
              onClick={search}
            >
              {t('Check now')}
            </Button>
          </>
        )}
      </Stack>
    </Panel>
  )
}
