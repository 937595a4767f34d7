import { FlaskConical, Smartphone, Wallet, type LucideIcon } from 'lucide-react'
import { lazy, Suspense, useEffect, useId, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useAnnouncedWallets } from '../../chain/wallet/announced'
import { readLastWallet, type ConnectorId } from '../../chain/wallet/connectorChoice'
import { binanceProvider, injectedProvider } from '../../chain/wallet/eip1193'
import { useWallet } from '../../chain/wallet/useWallet'
import { isWalletConnectOffered } from '../../chain/wallet/walletConnect/offer'
import { links } from '../../deployment/links'
import { useTranslation } from '../../i18n'
import { Notice } from '../../ui/content/Notice'
import { Link } from '../../ui/controls/Link'
import { Dialog } from '../../ui/dialog/Dialog'
import { Stack } from '../../ui/layout/Stack'
import { isWalletLocked } from '../../chain/wallet/lockedWallet'
import { Badge } from '../../ui/content/Badge'
import { Button } from '../../ui/controls/Button'
import { Text } from '../../ui/layout/Text'
import { loginMessage } from '../transactions'
import { demoMessages } from './demo/demo.messages'
import { walletsOffered } from './walletsOffered'

/** Response time after which a wallet is presumably locked or its window hidden. */
const SLOW_MS = 8_000

const Name = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-4) var(--space-8);
`

const Picture = styled.img`
  inline-size: 24px;
  block-size: 24px;
  border-radius: var(--radius-8);
  object-fit: contain;
`

function useIsSlow(isRequesting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isRequesting) return
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isRequesting])
  return isSlow
}

/** Interval for checking whether the wallet is locked: the user may unlock it meanwhile. */
const LOCK_CHECK_MS = 1_000

function useIsLocked(id: ConnectorId, isRequesting: boolean): boolean {
  const [isLocked, setIsLocked] = useState(false)
  useEffect(() => {
    if (!isRequesting) return
    let isCurrent = true
    const check = () => void isWalletLocked(id).then((isNowLocked) => isCurrent && setIsLocked(isNowLocked))
    check()
    const timer = setInterval(check, LOCK_CHECK_MS)
    return () => {
      isCurrent = false
      clearInterval(timer)
      setIsLocked(false)
    }
  }, [id, isRequesting])
  return isLocked
}

interface WalletChoiceProps {
  id: ConnectorId
  name: string
  icon?: LucideIcon
  /** The wallet's own picture, as a data URL; replaces the icon. */
  iconUrl?: string | null
  isLastUsed?: boolean
  disabled?: boolean
  children?: ReactNode
}

/** A wallet to connect: its state during the request, and a hint when it is slow. */
function WalletChoice(props: WalletChoiceProps) {
  const { id, name, icon, iconUrl = null, isLastUsed = false, disabled = false, children } = props
  const { t } = useTranslation()
  const { connect, connectorId, status } = useWallet()
  const hint = useId()
  const isRequesting = status === 'connecting' && connectorId === id
  const isSlow = useIsSlow(isRequesting)
  const isLocked = useIsLocked(id, isRequesting)
  const slow = t('Your wallet has not answered yet. Open it: it may be locked or hidden.')
  const wait = isLocked ? t('Your wallet is locked. Unlock it to continue.') : isSlow && slow
  const about = wait || children
  return (
    <Stack $gap={4}>
      <Button
        size="l"
        wide
        icon={iconUrl === null ? icon : undefined}
        disabled={disabled}
        busy={isRequesting}
        busyText={t('Waiting for your wallet')}
        aria-describedby={about ? hint : undefined}
        onClick={() => void connect(id)}
      >
        <Name>
          {iconUrl !== null && <Picture src={iconUrl} alt="" />}
          <span dir="auto">{name}</span>
          {isLastUsed && <Badge kind="info">{t('last used')}</Badge>}
        </Name>
      </Button>
      {about && (
        <Text $tone="quiet" $size={14} id={hint} role={wait ? 'status' : undefined}>
          {about}
        </Text>
      )}
    </Stack>
  )
}

const PairingCode = lazy(() => import('./pairing/PairingCode').then((it) => ({ default: it.PairingCode })))

const Help = styled.p`
  text-align: center;
`

/** Lists the wallets available in this browser and build, and the error of the last attempt (trading 2.8, 8). */
export function ConnectDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { connectorId, dismiss, error, status } = useWallet()
  const announced = useAnnouncedWallets()
  // Read once on opening, so that the order of the list does not change while it is open.
  const [last] = useState(readLastWallet)
  const inBrowser = { announced, injected: injectedProvider(), binance: binanceProvider() }
  const offered = walletsOffered({ ...inBrowser, isPairing: isWalletConnectOffered }, last)
  const { walletHelp: help } = links
  const failure = error && loginMessage(error)
  const demo = __DEMO_WALLET__ ? demoMessages(t) : null

  function close(): void {
    dismiss()
    onClose()
  }

  if (status === 'connecting' && connectorId === 'walletconnect') {
    return (
      <Dialog title={t('Pair a wallet')} onClose={close} onBack={dismiss}>
        <Suspense>
          <PairingCode />
        </Suspense>
      </Dialog>
    )
  }

  return (
    <Dialog title={t('Connect wallet')} onClose={close}>
      <Stack $gap={16}>
        {failure && (
          // The user decided not to connect, which is no error.
          <Notice kind={error.ground === 'loginRefused' ? 'info' : 'bad'} title={t(failure.title)} spoken>
            {t(failure.text)}
          </Notice>
        )}
        {offered.map(({ id, name, iconUrl }) => (
          <WalletChoice
            key={id}
            id={id}
            name={name ?? (id === 'binance' ? t('BNB Chain wallet') : t('Browser wallet'))}
            icon={id === 'walletconnect' ? Smartphone : Wallet}
            iconUrl={iconUrl}
            isLastUsed={id === last && offered.length > 1}
          >
            {id === 'walletconnect' && t('A wallet on your phone or in another app')}
          </WalletChoice>
        ))}
        {offered.every(({ id }) => id === 'walletconnect') && (
          <WalletChoice id="injected" name={t('Browser wallet')} icon={Wallet} disabled>
            {t('We found no wallet in this browser. Install a wallet extension, then reload this page.')}
          </WalletChoice>
        )}
        {demo && (
          <WalletChoice id="demo" name={demo.name} icon={FlaskConical}>
            {demo.about}
          </WalletChoice>
        )}
        {help && (
          <Help>
            <Link href={help}>{t('Learn how to get a wallet')}</Link>
          </Help>
        )}
      </Stack>
    </Dialog>
  )
}
