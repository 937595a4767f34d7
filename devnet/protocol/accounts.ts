import { HDNodeWallet } from 'ethers'

const PHRASE = 'test test test test test test test test test test test junk'
const accounts = HDNodeWallet.fromPhrase(PHRASE, '', "m/44'/60'/0'/0")

/** Answers the account at an index of the phrase that every local chain funds. Its keys are known to everybody. */
export const accountAt = (index: number): HDNodeWallet => accounts.deriveChild(index)

/** The accounts that a person plays with. */
export const DEMO_INDICES = [0, 1, 2] as const

/** Each product area deploys from an account of its own, so that an area that grows never moves another's addresses. */
export const DEPLOYER_INDEX = { swap: 10 } as const

/** The account that keeps prices moving. */
export const MARKET_KEEPER_INDEX = 30
