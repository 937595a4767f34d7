/**
 * Reasons for which the app blocks an action before it is sent; one text per limit in every place (trading 2.3, 2.4, 5,
 * 8).
 */
export const LIMITS = {
  notConnected: 'Connect wallet',
  noAmount: 'Enter an amount',
  noToken: 'Select a token',
  unsupported: 'Unsupported asset',
  invalidRecipient: 'Invalid recipient',
  noRecipient: 'Enter a recipient',
  unconfirmedRecipient: 'Confirm the recipient',
  shortBalance: 'Insufficient %symbol% balance',
  shortShares: 'Insufficient LP token balance',
  invalidPair: 'Invalid pair',
  oneToken: 'This pool accepts no liquidity',
  noRoute: 'Insufficient liquidity for this trade.',
  tooMuchImpact: 'Price impact too high',
  invalidSlippage: 'Enter a valid slippage percentage',
  lowSlippage: 'Your transaction may fail',
  highSlippage: 'Your transaction may be frontrun',
} as const
