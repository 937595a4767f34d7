import { HDNodeWallet } from 'ethers'

const PHRASE = 'test test test test test test test test test test test junk'
const accounts = HDNodeWallet.fromPhrase(PHRASE, '', "m/44'/60'/0'/0")

/** The accounts that a person plays with: the first of the phrase that every local chain funds. Everybody knows their keys. */
export const DEMO_ACCOUNTS: readonly HDNodeWallet[] = [0, 1, 2].map((index) => accounts.deriveChild(index))

/** Each product area deploys from an account of its own, so that an area that grows never moves another's addresses. */
export const SWAP_DEPLOYER = accounts.deriveChild(10)

/** The account that deploys the name service and the tokens of the lists to try. */
export const LISTS_DEPLOYER = accounts.deriveChild(11)

/** The account that deploys and owns the farms. */
export const FARM_DEPLOYER = accounts.deriveChild(12)

/** The account that deploys and owns the pools and the vault. */
export const POOL_DEPLOYER = accounts.deriveChild(13)

/** The account that deploys the tokens of the hostile mode. */
export const HOSTILE_DEPLOYER = accounts.deriveChild(14)

/** The account that keeps prices moving. */
export const MARKET_KEEPER = accounts.deriveChild(30)

/** Other people, whose stakes share in what farms, pools and vault pay. */
export const STAKERS: readonly [HDNodeWallet, HDNodeWallet] = [accounts.deriveChild(31), accounts.deriveChild(32)]
