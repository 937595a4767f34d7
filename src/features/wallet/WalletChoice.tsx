import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { styled } from 'styled-components'
import type { ConnectorId } from '../../chain/wallet/connectorChoice'
import { isWalletLocked } from '../../chain/wallet/lockedWallet'
import { useWallet } from '../../chain/wallet/useWallet'
import { useTranslation } from '../../i18n'
import { Badge } from '../../ui/content/Badge'
import { Button } from '../../ui/controls/Button'
import { Stack } from '../../ui/layout/Stack'
import { Text } from '../../ui/layout/Text'

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
const LOCK_LOOK_MS = 1_000

function useIsLocked(id: ConnectorId, isRequesting: boolean): boolean {
  const [isLocked, setIsLocked] = useState(false)
  useEffect(() => {
    if (!isRequesting) return
    let isWanted = true
    const look = () => void isWalletLocked(id).then((isSo) => isWanted && setIsLocked(isSo))
    look()
    const timer = setInterval(look, LOCK_LOOK_MS)
    return () => {
      isWanted = false
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
export function WalletChoice(props: WalletChoiceProps) {
  const { id, name, icon, iconUrl = null, isLastUsed = false, disabled = false, children } = props
  const { t } = useTranslation()
  const { connect, connectorId, status } = useWallet()
  const hint = useId()
  const isRequesting = status === 'connecting' && connectorId === id
  const isSlow = useIsSlow(isRequesting)
  const isLocked = useIsLocked(id, isRequesting)
  const slow = t('Your wallet has not answered yet. It may be locked, or its window hidden: open it.')
  const wait = isLocked ? t('Your wallet is locked. Unlock it to go on.') : isSlow && slow
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
          {isLastUsed && <Badge kind="info">{t('used last')}</Badge>}
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
