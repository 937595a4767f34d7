import { useMemo } from 'react'
import { balanceOf } from '../../chain/contracts/erc721/reads'
import { useWallet } from '../../chain/wallet/useWallet'
import type { Address } from '../../core/address'
import type { CollectibleEntry } from '../../deployment/nfts'
import { useTranslation } from '../../i18n'
import { Button } from '../../ui/controls/Button'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { useEarnWrite } from '../earn'
import { collectibleSources } from '../members'
import { useWalletBoundDialog } from '../transactions'
import type { Claim } from './claims.rules'
import { claimCall } from './useClaims'

const TransferDialog = lazyDialog(() => import('./TransferDialog').then((it) => it.TransferDialog))
const ClaimDialog = lazyDialog(() => import('./ClaimDialog').then((it) => it.ClaimDialog))

const contractOf = ({ type }: CollectibleEntry): Address | null =>
  collectibleSources.find((source) => source.type === type)?.contract ?? null

interface Props {
  collectible: CollectibleEntry
  account: Address
  /** Tokens of the account, by ascending id. */
  tokenIds: readonly bigint[]
}

/** Renders the button that sends a collectible to another account. */
export function TransferButton({ collectible, account, tokenIds }: Props) {
  const { t } = useTranslation()
  const { status } = useWallet()
  const contract = contractOf(collectible)
  const writing = useEarnWrite(useMemo(() => [contract && balanceOf(contract, account)], [contract, account]))
  const { opened, open, close } = useWalletBoundDialog<'transfer'>(writing.isBusy)
  if (!contract) return null
  return (
    <>
      <Button
        size="s"
        busy={writing.isBusy}
        busyText={t('Sending')}
        disabled={status === 'wrongChain'}
        aria-haspopup="dialog"
        aria-label={t('Transfer %name%', { name: collectible.name })}
        onPointerEnter={TransferDialog.preload}
        onFocus={TransferDialog.preload}
        onClick={() => open('transfer')}
      >
        {t('Transfer')}
      </Button>
      {opened && <TransferDialog {...{ collectible, contract, tokenIds, writing }} onClose={close} />}
    </>
  )
}

/** Renders the button that claims a collectible. */
export function ClaimButton({ collectible, account, claim }: Omit<Props, 'tokenIds'> & { claim: Claim }) {
  const { t } = useTranslation()
  const { status } = useWallet()
  const figures = useMemo(() => {
    const contract = contractOf(collectible)
    return [claimCall(collectible.identifier, account), contract && balanceOf(contract, account)]
  }, [collectible, account])
  const writing = useEarnWrite(figures)
  const { opened, open, close } = useWalletBoundDialog<'claim'>(writing.isBusy)
  return (
    <>
      <Button
        kind="primary"
        size="s"
        busy={writing.isBusy}
        busyText={t('Claiming')}
        disabled={status === 'wrongChain'}
        aria-haspopup="dialog"
        aria-label={t('Claim %name%', { name: collectible.name })}
        onPointerEnter={ClaimDialog.preload}
        onFocus={ClaimDialog.preload}
        onClick={() => open('claim')}
      >
        {t('Claim')}
      </Button>
      {opened && <ClaimDialog {...{ collectible, claim, writing }} onClose={close} />}
    </>
  )
}
