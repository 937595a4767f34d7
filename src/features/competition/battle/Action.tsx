import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { useWallet } from '../../../chain/wallet/useWallet'
import type { Address } from '../../../core/address'
import { useTranslation } from '../../../i18n'
import { Badge } from '../../../ui/content/Badge'
import { Button } from '../../../ui/controls/Button'
import { ButtonLink } from '../../../ui/controls/Link'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import { PHONE } from '../../../ui/media'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { useEarnWrite } from '../../earn'
import { useMember } from '../../members'
import { useWalletBoundDialog } from '../../transactions'
import { ConnectButton, SwitchNetworkButton } from '../../wallet'
import type { CompetitionState } from '../competition.rules'
import { ownFigures, type Battle } from './useBattle'
import { teamName } from './teamName'

const RegisterDialog = lazyDialog(() => import('./RegisterDialog').then((it) => it.RegisterDialog))
const ClaimDialog = lazyDialog(() => import('../result/ClaimDialog').then((it) => it.ClaimDialog))

/** As high as its longest content, so that nothing moves when a block changes what the account can do. */
const Place = styled.div`
  display: grid;
  align-content: center;
  min-block-size: 120px;

  ${PHONE} {
    min-block-size: 168px;
  }
`

function Offer({ text, mark, children }: { text: string; mark?: string; children?: ReactNode }) {
  return (
    <Place>
      <Stack $align="center" $gap={12}>
        {mark !== undefined && <Badge kind="good">{mark}</Badge>}
        <Text $size={14}>{text}</Text>
        {children}
      </Stack>
    </Place>
  )
}

function Register({ account, teamId }: { account: Address; teamId: number }) {
  const { t } = useTranslation()
  const writing = useEarnWrite(useMemo(() => ownFigures(account), [account]))
  const { opened, open, close } = useWalletBoundDialog<'register'>(writing.isBusy)
  const team = teamName(teamId, t)
  return (
    <Offer text={t('Your team is %team%. Register before the battle begins.', { team })}>
      <Button
        kind="primary"
        size="l"
        busy={writing.isBusy}
        busyText={t('Registering')}
        aria-haspopup="dialog"
        onPointerEnter={RegisterDialog.preload}
        onFocus={RegisterDialog.preload}
        onClick={() => open('register')}
      >
        {t('Register for the battle')}
      </Button>
      {opened && <RegisterDialog {...{ teamId, writing }} onClose={close} />}
    </Offer>
  )
}

function Claim({ account, battle }: { account: Address; battle: Battle }) {
  const { t } = useTranslation()
  const writing = useEarnWrite(useMemo(() => ownFigures(account), [account]))
  const { opened, open, close } = useWalletBoundDialog<'claim'>(writing.isBusy)
  return (
    <Offer text={t('The results are in. Your reward is waiting.')}>
      <Button
        kind="primary"
        size="l"
        busy={writing.isBusy}
        busyText={t('Claiming')}
        aria-haspopup="dialog"
        onPointerEnter={ClaimDialog.preload}
        onFocus={ClaimDialog.preload}
        onClick={() => open('claim')}
      >
        {t('Claim your reward')}
      </Button>
      {opened && battle.reward && <ClaimDialog {...{ reward: battle.reward, writing }} onClose={close} />}
    </Offer>
  )
}

/** Renders the way to the registration: a profile, an active one, then the registration itself. */
function Registration({ account }: { account: Address }) {
  const { t } = useTranslation()
  const { status, profile } = useMember(account)
  if (status === 'loading') return <Place aria-busy />
  if (status === 'failed') return <Offer text={t('Your profile could not be loaded. We try again with each block.')} />
  if (!profile) {
    return (
      <Offer text={t('You register with the team of your profile. You have no profile yet.')}>
        <ButtonLink kind="primary" to="/profile">
          {t('Set up your profile')}
        </ButtonLink>
      </Offer>
    )
  }
  if (!profile.isActive) {
    return (
      <Offer text={t('Your profile is paused. Reactivate it, then register.')}>
        <ButtonLink kind="primary" to="/profile">
          {t('Reactivate your profile')}
        </ButtonLink>
      </Offer>
    )
  }
  return <Register account={account} teamId={profile.teamId} />
}

const MISSED: Readonly<Record<Exclude<CompetitionState, 'registration'>, string>> = {
  live: 'Registration has ended. Watch the teams trade.',
  finished: 'The battle has ended. The volumes are being counted.',
  claim: 'The battle has ended. You were not registered.',
  over: 'This battle is over.',
}

function Registered({ account, battle }: { account: Address; battle: Battle }) {
  const { t } = useTranslation()
  const { state, stats, reward } = battle
  const team = teamName(stats?.teamId ?? 0, t)
  const mark = t('You are registered')
  if (state === 'registration')
    return (
      <Offer mark={mark} text={t('You trade for %team%. Swaps in the eligible pairs already count.', { team })}>
        <ButtonLink to="/swap">{t('Swap now')}</ButtonLink>
      </Offer>
    )
  if (state === 'live')
    return (
      <Offer mark={mark} text={t('You trade for %team%. Every swap in the eligible pairs counts.', { team })}>
        <ButtonLink kind="primary" to="/swap">
          {t('Swap now')}
        </ButtonLink>
      </Offer>
    )
  if (state === 'finished') return <Offer mark={mark} text={t(MISSED.finished)} />
  if (reward?.hasClaimed)
    return <Offer mark={t('Reward claimed')} text={t('Thank you for trading for %team%.', { team })} />
  if (state === 'claim') return <Claim account={account} battle={battle} />
  return <Offer text={t('This battle is over. Rewards can no longer be claimed.')} />
}

/** Renders what the account can do in the current state of the battle, and what it needs for that. */
export function Action({ battle }: { battle: Battle }) {
  const { t } = useTranslation()
  const { account, status } = useWallet()
  const { state, stats } = battle
  if (state === null) return <Place />
  if (!account) {
    if (state === 'over') return <Offer text={t(MISSED.over)} />
    return (
      <Offer
        text={state === 'registration' ? t('Connect a wallet to register.') : t('Connect a wallet to see your part.')}
      >
        <ConnectButton />
      </Offer>
    )
  }
  if (status === 'wrongChain') {
    return (
      <Offer text={t('Your wallet is on another network.')}>
        <SwitchNetworkButton />
      </Offer>
    )
  }
  if (stats?.hasRegistered) return <Registered account={account} battle={battle} />
  if (state === 'registration') return <Registration account={account} />
  return <Offer text={t(MISSED[state])} />
}
