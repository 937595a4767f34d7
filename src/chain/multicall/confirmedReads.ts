import { ALLOWANCE, BALANCE_OF } from '../contracts/erc20/reads'
import { GET_ETH_BALANCE } from '../contracts/exchangeMulticall/reads'
import { type CallKey, parseCallKey } from './callKey'

const CONFIRMED_SELECTORS: readonly string[] = [BALANCE_OF, GET_ETH_BALANCE, ALLOWANCE]

/** Returns whether a call reads a balance or an allowance, which a second node must confirm. */
export const needsConfirmation = (key: CallKey): boolean =>
  CONFIRMED_SELECTORS.some((selector) => parseCallKey(key).callData.startsWith(selector))
