import { HDNodeWallet } from 'ethers'

const PHRASE = 'test test test test test test test test test test test junk'
const accounts = HDNodeWallet.fromPhrase(PHRASE, '', "m/44'/60'/0'/0")

/** Demo accounts of the user: the first of the mnemonic that every local chain funds. Their private keys are published. */
export const DEMO_ACCOUNTS: readonly HDNodeWallet[] = [0, 1, 2].map((index) => accounts.deriveChild(index))

/** Each product area deploys from its own account, so that a growing area never changes another's addresses. */
export const SWAP_DEPLOYER = accounts.deriveChild(10)

/** Account that deploys the name service and the tokens of the sample lists. */
export const LISTS_DEPLOYER = accounts.deriveChild(11)

/** Account that deploys and owns the farms. */
export const FARM_DEPLOYER = accounts.deriveChild(12)

/** Account that deploys and owns the pools and the vault. */
export const POOL_DEPLOYER = accounts.deriveChild(13)

/** Account that deploys the tokens of the hostile mode. */
export const HOSTILE_DEPLOYER = accounts.deriveChild(14)

/** Account whose trades keep prices moving. */
export const MARKET_KEEPER = accounts.deriveChild(30)

/** Other accounts, whose stakes share the rewards of farms, pools and vault. */
export const STAKERS: readonly [HDNodeWallet, HDNodeWallet] = [accounts.deriveChild(31), accounts.deriveChild(32)]
