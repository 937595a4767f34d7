import { contractRows } from './contractRows'
import type { CatalogueRow } from './catalogueRow'
import { limitRows } from './limitRows'
import { loginRows } from './loginRows'
import { lastRow, nodeRows, pageRows } from './pageRows'
import { walletRows } from './walletRows'

/**
 * Every cause for which no wallet is connected or a write of the trading area does not happen, with its words: those of trading 8 word for word.
 * A contract's word that a wallet hands on counts before what else the wallet said.
 */
export const catalogue: readonly CatalogueRow[] = [
  ...limitRows,
  ...loginRows,
  ...pageRows,
  ...walletRows.filter(({ id }) => id === 'rejected'),
  ...contractRows,
  ...walletRows.filter(({ id }) => id !== 'rejected'),
  ...nodeRows,
  lastRow,
]
