import { Wallet } from 'lucide-react'
import { useState } from 'react'
import { isBrowserWallet } from '../../chain/wallet/connectorChoice'
import { useWallet } from '../../chain/wallet/useWallet'
import { useTranslation } from '../../i18n'
import { nextPicture } from '../../ui/content/tokenPictures'
import { Button } from '../../ui/controls/Button'

/** What a wallet is asked to show from now on. */
interface WatchedAsset {
  /** Null for the native coin, which every wallet shows. */
  address: string | null
  /** As the contract itself says: wallets refuse another one. */
  symbol: string
  decimals: number
}

/** Answers the whole address of the product's own picture of a token; undefined where it has none. */
function pictureOf(address: string): string | undefined {
  const own = nextPicture(address, [])
  return own && new URL(own, location.href).href
}

/** Asks a wallet of the browser to show a token; nothing where another wallet is connected (trading 2.6, 7 "Wallet requests"). */
export function AddToWalletButton({ asset, size = 'l' }: { asset: WatchedAsset; size?: 's' | 'l' }) {
  const { t } = useTranslation()
  const { connectorId, library } = useWallet()
  const [outcome, setOutcome] = useState<'none' | 'asking' | 'added'>('none')
  const { address, symbol, decimals } = asset
  const image = address === null ? undefined : pictureOf(address)
  if (!isBrowserWallet(connectorId) || !library || address === null) return null

  async function ask(): Promise<void> {
    setOutcome('asking')
    try {
      const params = { type: 'ERC20', options: { address, symbol, decimals, ...(image && { image }) } }
      setOutcome((await library?.request('wallet_watchAsset', params)) === true ? 'added' : 'none')
    } catch {
      // A no in the wallet, or a wallet that keeps no list: what was done is none the worse for it.
      setOutcome('none')
    }
  }

  if (outcome === 'added') return <p role="status">{t('Added %asset%', { asset: symbol })}</p>
  return (
    <Button
      kind="secondary"
      size={size}
      wide={size === 'l'}
      icon={Wallet}
      busy={outcome === 'asking'}
      onClick={() => void ask()}
    >
      {t('Add %asset% to wallet', { asset: symbol })}
    </Button>
  )
}
