import { Wallet } from 'lucide-react'
import { useWallet } from '../../chain/wallet/useWallet'
import { useTranslation } from '../../i18n'
import { Button } from '../../ui/controls/Button'

/** What a wallet is asked to show from now on. */
export interface WatchedAsset {
  address: string
  /** As the contract itself says: wallets refuse another one. */
  symbol: string
  decimals: number
}

/** Asks the injected browser wallet to show a token; nothing where another wallet is connected (trading 2.6, 7 "Wallet requests"). */
export function AddToWalletButton({ asset }: { asset: WatchedAsset }) {
  const { t } = useTranslation()
  const { connectorId, library } = useWallet()
  if (connectorId !== 'injected' || !library) return null
  const { address, symbol, decimals } = asset
  const ask = async () => {
    const params = { type: 'ERC20', options: { address, symbol, decimals } }
    // A wallet that cannot, or whose owner does not want to, has nothing that the person has to know.
    await library.request('wallet_watchAsset', params).catch(() => undefined)
  }
  return (
    <Button kind="secondary" size="l" wide icon={Wallet} onClick={() => void ask()}>
      {t('Add %asset% to wallet', { asset: symbol })}
    </Button>
  )
}
