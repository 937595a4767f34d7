import { Wallet } from 'lucide-react'
import { useState } from 'react'
import { isBrowserWallet } from '../../chain/wallet/connectorChoice'
import { isUserRejected } from '../../chain/wallet/rejection'
import { useWallet } from '../../chain/wallet/useWallet'
import type { Address } from '../../core/address'
import { useTranslation } from '../../i18n'
import { nextPicture } from '../../ui/content/tokenPictures'
import { Button } from '../../ui/controls/Button'
import { reportRejection } from '../transactions'

/** Asset of a wallet_watchAsset request. */
interface WatchedAsset {
  /** Null for the native coin, which every wallet shows. */
  address: Address | null
  /** The on-chain symbol: wallets reject another one. */
  symbol: string
  decimals: number
}

/** Returns the absolute URL of the bundled picture of a token; undefined without one. */
function pictureOf(address: Address): string | undefined {
  const own = nextPicture(address, [])
  return own && new URL(own, location.href).href
}

/**
 * Button that requests a browser wallet to show a token; renders nothing for another wallet (trading 2.6, 7 "Wallet
 * requests").
 */
export function AddToWalletButton({ asset, size = 'l' }: { asset: WatchedAsset; size?: 's' | 'l' }) {
  const { t } = useTranslation()
  const { connectorId, library } = useWallet()
  const [outcome, setOutcome] = useState<'none' | 'requesting' | 'added'>('none')
  const { address, symbol, decimals } = asset
  const image = address === null ? undefined : pictureOf(address)
  if (!isBrowserWallet(connectorId) || !library || address === null) return null

  async function requestToken(): Promise<void> {
    setOutcome('requesting')
    try {
      const params = { type: 'ERC20', options: { address, symbol, decimals, ...(image && { image }) } }
      setOutcome((await library?.request('wallet_watchAsset', params)) === true ? 'added' : 'none')
    } catch (error) {
      // A wallet without a token list does not affect the completed action.
      setOutcome('none')
      if (isUserRejected(error)) reportRejection()
    }
  }

  if (outcome === 'added') return <p role="status">{t('Added %asset%', { asset: symbol })}</p>
  return (
    <Button
      kind="secondary"
      size={size}
      wide={size === 'l'}
      icon={Wallet}
      busy={outcome === 'requesting'}
      onClick={() => void requestToken()}
    >
      {t('Add %asset% to wallet', { asset: symbol })}
    </Button>
  )
}
