import { formatUnits, getAddress, Interface, isAddress, type InterfaceAbi } from 'ethers'
import type { Rpc } from '../node/rpc.ts'
import { artifactOf } from '../protocol/artifacts.ts'
import { readTokens } from '../protocol/deploymentFiles.ts'
import { html, type Markup } from './html.ts'
import { accountLink, blockLink, bnb, facts, page, short, table, time, transactionLink, transfersTable } from './layout.ts'
import type { Names } from './names.ts'
import { readBlock, readNewestBlocks, readTransfers, transfersIn, type Receipt, type Transaction } from './reads.ts'

/** A page and its HTTP status. */
export interface Answer {
  status: number
  body: Markup
}

interface Sources {
  rpc: Rpc
  names: Names
}
