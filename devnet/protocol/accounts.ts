import { HDNodeWallet } from 'ethers'

const PHRASE = 'test test test test test test test test test test test junk'
const accounts = HDNodeWallet.fromPhrase(PHRASE, '', "m/44'/60'/0'/0")

/** Demo accounts of the user: the first of the mnemonic that every local chain funds. Their private keys are published. */
export const DEMO_ACCOUNTS: readonly HDNodeWallet[] = [0, 1, 2].map((index) => accounts.deriveChild(index))

/**
 * Account that deploys the exchange and holds the supply of its tokens. Each product area deploys from its own account,
 * so that a growing area never changes another's addresses.
 */
export const SWAP_DEPLOYER = accounts.deriveChild(10)

/** Account that deploys the name service and the tokens of the sample lists. */
export const LISTS_DEPLOYER = accounts.deriveChild(11)

/** Account that deploys and owns the farms. */
export const FARM_DEPLOYER = accounts.deriveChild(12)

/** Account that deploys and owns the pools and the vault. */
export const POOL_DEPLOYER = accounts.deriveChild(13)

/** Account that deploys the tokens of the hostile mode. */
export const HOSTILE_DEPLOYER = accounts.deriveChild(14)

/** Account that deploys, owns and administers the prediction and its price feed. */
export const PREDICTION_DEPLOYER = accounts.deriveChild(15)

/** Account that deploys and owns the lottery, and receives its fees. */
export const LOTTERY_DEPLOYER = accounts.deriveChild(17)

/** Account that deploys and owns the profiles, the collectibles and the claim campaigns. */
export const PROFILE_DEPLOYER = accounts.deriveChild(18)

/** Account that deploys and administers the sales. */
export const SALES_DEPLOYER = accounts.deriveChild(19)

/** Account that deploys, owns and moves the trading competition. */
export const COMPETITION_DEPLOYER = accounts.deriveChild(21)

/** Account that deploys, owns and operates the farm auctions. */
export const AUCTION_DEPLOYER = accounts.deriveChild(23)

/** Account whose trades keep prices moving. */
export const MARKET_KEEPER = accounts.deriveChild(30)

/** Other accounts, whose stakes share the rewards of farms, pools and vault. */
export const STAKERS: readonly [HDNodeWallet, HDNodeWallet] = [accounts.deriveChild(31), accounts.deriveChild(32)]

/** Account that sets the price of the feed and executes the rounds of the prediction. */
export const PREDICTION_KEEPER = accounts.deriveChild(33)

/** Other accounts, which bet in the prediction. */
export const BETTORS: readonly [HDNodeWallet, HDNodeWallet] = [accounts.deriveChild(34), accounts.deriveChild(35)]

/** Account that runs the rounds of the lottery and fulfils its requests of random numbers. */
export const LOTTERY_KEEPER = accounts.deriveChild(40)

/** Other accounts, which buy tickets of the lottery. */
export const LOTTERY_PLAYERS: readonly [HDNodeWallet, HDNodeWallet] = [
  accounts.deriveChild(41),
  accounts.deriveChild(42),
]

/** Other accounts with a profile, the members of the teams. */
export const MEMBERS: readonly HDNodeWallet[] = [50, 51, 52, 53, 54, 55].map((index) => accounts.deriveChild(index))

/** Other accounts, which bid in the farm auctions. */
export const BIDDERS: readonly [HDNodeWallet, HDNodeWallet, HDNodeWallet] = [
  accounts.deriveChild(61),
  accounts.deriveChild(62),
  accounts.deriveChild(63),
]

/** Accounts that send transactions on their own while the chain runs. */
export const KEEPERS: readonly HDNodeWallet[] = [
  MARKET_KEEPER,
  PREDICTION_KEEPER,
  PREDICTION_DEPLOYER,
  ...BETTORS,
  LOTTERY_KEEPER,
]
