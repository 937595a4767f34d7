import { type Address, sameAddress } from '../../../core/address'
import { masterChefAddress, routerAddress } from '../../../deployment/contracts'
import {
  bunnyFactoryAddress,
  bunnySpecialAddress,
  farmAuctionAddress,
  lotteryAddress,
  profileAddress,
} from '../../../deployment/laterFacts'
import { useTranslation } from '../../../i18n'
import { DetailRow } from '../../../ui/content/DetailList'
import { AddressLink } from '../../lists'

/** Names of the contracts that are no pools. */
const SPENDERS: readonly (readonly [Address | null, { label: string }])[] = [
  [routerAddress, { label: 'Exchange' }],
  [masterChefAddress, { label: 'Farms' }],
  [lotteryAddress, { label: 'Lottery' }],
  [farmAuctionAddress, { label: 'Farm auctions' }],
  [profileAddress, { label: 'Profile' }],
  [bunnyFactoryAddress, { label: 'Collectibles' }],
  [bunnySpecialAddress, { label: 'Collectibles' }],
]

/** Returns the name of a contract that spends tokens, as on the page of all allowances. */
export function useSpenderName(spender: Address): string {
  const { t } = useTranslation()
  const found = SPENDERS.find(([address]) => address !== null && sameAddress(address, spender))
  return t(found?.[1].label ?? 'Pools')
}

/** Renders the name and the address of the contract that an approval allows to spend. */
export function SpenderRow({ spender }: { spender: Address }) {
  const { t } = useTranslation()
  const name = useSpenderName(spender)
  return (
    <DetailRow label={t('Spender')}>
      {name} <AddressLink address={spender} />
    </DetailRow>
  )
}
