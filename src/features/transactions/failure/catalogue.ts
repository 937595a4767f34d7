import { contractRows } from './contractRows'
import type { CatalogueRow } from './catalogueRow'
import { loginRows } from './loginRows'
import { lastRow, limitRows, nodeRows, pageRows } from './pageRows'
import { walletRows } from './walletRows'

/**
 * Every cause of a failed login or a failed write. The messages of trading 8 are verbatim. A contract's reason that a
 * wallet passes on takes precedence over the wallet's other messages.
 */
export const catalogue: readonly CatalogueRow[] = [
  ...limitRows,
  ...loginRows,
  ...pageRows,
  ...contractRows,
  ...walletRows,
  ...nodeRows,
  lastRow,
]
