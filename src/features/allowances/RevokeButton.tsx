import { useState } from 'react'
import { useWallet } from '../../chain/wallet/useWallet'
import { useTranslation } from '../../i18n'
import { Button } from '../../ui/controls/Button'
import { reportFailure, useRevoke } from '../transactions'
import { SwitchNetworkButton } from '../wallet'

interface Props {
  tokenAddress: string
  spender: string
  symbol: string
  /** Name of the spender, for the button's accessible name. */
  spenderName: string
}

/** Revokes an allowance; busy from the wallet request until the chain confirms it. */
export function RevokeButton({ tokenAddress, spender, symbol, spenderName }: Props) {
  const { t } = useTranslation()
  const { status } = useWallet()
  const { isPending, revoke } = useRevoke({ tokenAddress, spender, symbol })
  const [isRequesting, setIsRequesting] = useState(false)
  if (status === 'wrongChain') return <SwitchNetworkButton size="s" />

  async function ask(): Promise<void> {
    setIsRequesting(true)
    try {
      await revoke()
    } catch (error) {
      await reportFailure(error, 'Revoking failed: %message%')
    } finally {
      setIsRequesting(false)
    }
  }

  return (
    <Button
      size="s"
      busy={isRequesting || isPending}
      busyText={t('Revoking')}
      aria-label={t('Revoke %symbol% from %spender%', { symbol, spender: t(spenderName) })}
      onClick={() => void ask()}
    >
      {t('Revoke')}
    </Button>
  )
}
