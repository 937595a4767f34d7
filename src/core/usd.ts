/** Values in US dollars are whole numbers of 10^-18 dollars, whatever decimals the dollar token has. */
export const USD_DECIMALS = 18
