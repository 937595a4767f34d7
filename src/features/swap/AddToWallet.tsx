import { useState } from 'react'
import { useWallet } from '../../chain/wallet/useWallet'
import { useTranslation } from '../../i18n'
import { Button } from '../../ui/controls/Button'
import type { ListedToken } from '../lists'

/** Offers to show a token in the wallet, which only the browser's own wallet can be asked for (trading 2.6, 7). */
export function AddToWallet({ token }: { token: ListedToken }) {
  const { t } = useTranslation()
  const { connectorId, library } = useWallet()
  const [outcome, setOutcome] = useState<'none' | 'asking' | 'added'>('none')
  const { address, symbol, decimals } = token
  if (connectorId !== 'injected' || !library || address === null) return null

  async function add(): Promise<void> {
    setOutcome('asking')
    try {
      const isAdded = await library?.request('wallet_watchAsset', {
        type: 'ERC20',
        options: { address, symbol, decimals },
      })
      setOutcome(isAdded === true ? 'added' : 'none')
    } catch {
      // A no in the wallet, or a wallet that keeps no list: the swap is none the worse for it.
      setOutcome('none')
    }
  }

  if (outcome === 'added') return <p role="status">{t('Added %asset%', { asset: symbol })}</p>
  return (
    <Button busy={outcome === 'asking'} onClick={() => void add()}>
      {t('Add %asset% to wallet', { asset: symbol })}
    </Button>
  )
}
