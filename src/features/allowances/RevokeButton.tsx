import { useState } from 'react'
import { useWallet } from '../../chain/wallet/useWallet'
import { useTranslation } from '../../i18n'
import { Button } from '../../ui/controls/Button'
import { tellFailure, useRevoke } from '../transactions'
import { SwitchNetworkButton } from '../wallet'

interface Props {
  tokenAddress: string
  spender: string
  symbol: string
  /** Who it is taken from, for those who only hear the button's name. */
  spenderName: string
}

/** Takes back the leave to take a token; busy while the wallet is asked, and until the chain says so. */
export function RevokeButton({ tokenAddress, spender, symbol, spenderName }: Props) {
  const { t } = useTranslation()
  const { status } = useWallet()
  const { isPending, revoke } = useRevoke({ tokenAddress, spender, symbol })
  const [isAsking, setIsAsking] = useState(false)
  if (status === 'wrongChain') return <SwitchNetworkButton size="s" />

  async function ask(): Promise<void> {
    setIsAsking(true)
    try {
      await revoke()
    } catch (error) {
      await tellFailure(error, 'Revoking failed: %message%')
    } finally {
      setIsAsking(false)
    }
  }

  return (
    <Button
      size="s"
      busy={isAsking || isPending}
      busyText={t('Revoking')}
      aria-label={t('Revoke %symbol% from %spender%', { symbol, spender: t(spenderName) })}
      onClick={() => void ask()}
    >
      {t('Revoke')}
    </Button>
  )
}
