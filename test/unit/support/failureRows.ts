import { RpcError } from '../../../src/chain/rpc/nodes.ts'
import { routerAddress } from '../../../src/deployment/contracts.ts'
import type { Quote } from '../../../src/features/trade/quote.rules.ts'
import { measuredRows } from './measuredRows.ts'
import { revertedWith } from './revert.ts'
import { failing, type ScriptedNode } from './scriptedNode.ts'
import { swapScene } from './swapScene.ts'
import { quoteOf, type Staging } from './swapStage.tsx'

const buying = quoteOf(true)
const shown = ({ inputRaw, outputRaw }: Quote) => [inputRaw, outputRaw, true, inputRaw] as const
const willing = () => swapScene({ measured: shown(buying) }).node
const refusing = (reason: string) => swapScene({ measured: null, refused: () => reason }).node

/** A swap that fails, with the visible text of its failure: its sentence and its advice in one. */
export interface FailureRow extends Staging {
  situation: string
  node: () => ScriptedNode | null
  answer?: () => unknown
  words: string
  /** False if the wallet must not be opened. */
  opensWallet: boolean
  isOld?: boolean
}

const throwing = (error: unknown) => (): never => {
  throw error
}
/** trading 8 "Static call reveals revert", the constant part. */
export const CANNOT = 'The transaction cannot succeed due to error'

/** Every failure between the press of Swap and the hash, caused by results of the node or the wallet. */
export const failureRows: readonly FailureRow[] = [
  {
    situation: 'static call succeeds after failed estimate',
    node: () => {
      const node = willing()
      node.script['eth_estimateGas'] = failing(new RpcError('gas required exceeds allowance', -32000))
      return node
    },
    words: 'Unexpected issue with estimating the gas. Please try again.',
    opensWallet: false,
  },
  {
    situation: 'static call reveals revert',
    node: () => refusing('PancakeRouter: EXPIRED'),
    words: `${CANNOT}: PancakeRouter: EXPIRED.The deadline passed. Try again, or set a longer one in Settings.`,
    opensWallet: false,
  },
  {
    situation: 'the price moves past the limit',
    node: () => refusing('PancakeRouter: INSUFFICIENT_OUTPUT_AMOUNT'),
    words: `${CANNOT}: PancakeRouter: INSUFFICIENT_OUTPUT_AMOUNT.The price moved, or a token charges a tax on transfers. Raise the slippage tolerance in Settings or swap less.`,
    opensWallet: false,
  },
  {
    situation: 'the token rejects its transfer',
    node: () => refusing('TransferHelper: TRANSFER_FROM_FAILED'),
    words: `${CANNOT}: TransferHelper: TRANSFER_FROM_FAILED.The token could not be transferred. Check your balance and approve the token again.`,
    opensWallet: false,
  },
  {
    situation: 'static call reveals a revert without a reason',
    node: () => {
      const node = willing()
      const revert = failing(new RpcError('execution reverted', 3, '0x'))
      const count = node.script['eth_call']
      node.script['eth_estimateGas'] = revert
      node.script['eth_call'] = (params) =>
        (params[0] as { to: string }).to === routerAddress ? revert() : count?.(params)
      return node
    },
    words: `${CANNOT}: Unknown error, check the logs.The contract rejected this without a reason. Nothing was sent.`,
    opensWallet: false,
  },
  {
    situation: 'the swap fails between its rehearsal and the last check before the wallet',
    node: () => {
      const node = willing()
      const count = node.script['eth_call']
      node.script['eth_call'] = (params) =>
        (params[0] as { to: string }).to === routerAddress
          ? failing(revertedWith('Pausable: paused'))()
          : count?.(params)
      return node
    },
    words: `${CANNOT}: Pausable: paused.The owner has paused this contract. Try again later.`,
    opensWallet: false,
  },
  {
    situation: 'other send failure',
    node: willing,
    answer: throwing({ code: -32000, message: 'nonce too low' }),
    words:
      'Swap failed: nonce too lowIt may have been sent already. Check your recent transactions before you try again.',
    opensWallet: true,
  },
  {
    situation: 'a wallet that fails without a message',
    node: willing,
    answer: throwing({ code: -32603 }),
    words: 'Swap failed: Your wallet gave no reasonYour wallet did not send it. Your tokens have not moved.',
    opensWallet: true,
  },
  {
    situation: 'a wallet that returns no hash',
    node: willing,
    answer: () => 'sent',
    words:
      'Swap failed: No transaction hash foundIt may have been sent anyway. Check your wallet before you try again.',
    opensWallet: true,
  },
  {
    situation: 'missing pieces: no account',
    node: willing,
    wallet: { status: 'disconnected', account: null, library: null },
    words: 'Swap failed: Missing dependenciesConnect your wallet and try again.',
    opensWallet: false,
  },
  {
    situation: 'an account in view-only mode',
    node: willing,
    wallet: { status: 'viewOnly', library: null },
    words: 'You are in view-only mode, so you cannot sign.Leave view-only mode and connect your wallet.',
    opensWallet: false,
  },
  {
    situation: 'cached numbers of an earlier visit',
    node: willing,
    isOld: true,
    words: 'You see figures from your last visit.Nothing was sent. Try again when new figures have loaded.',
    opensWallet: false,
  },
  {
    situation: 'no reachable node',
    node: () => null,
    words: 'The network is not responding.Nothing was sent. Try again in a moment.',
    opensWallet: false,
  },
  ...measuredRows,
  {
    situation: 'a wallet with an open prompt',
    node: willing,
    answer: throwing({ code: -32002, message: 'Request already pending' }),
    words: 'Swap failed: Request already pendingOpen your wallet and answer the request there.',
    opensWallet: true,
  },
  {
    situation: 'a wallet that does not trust the page',
    node: willing,
    answer: throwing({ code: 4100, message: 'Unauthorized' }),
    words: 'Swap failed: UnauthorizedYour wallet does not let this site use the account. Connect it again.',
    opensWallet: true,
  },
  {
    situation: 'a wallet that cannot send',
    node: willing,
    answer: throwing({ code: 4200, message: 'Unsupported method' }),
    words: 'Swap failed: Unsupported methodYour wallet can’t do this. Try another wallet.',
    opensWallet: true,
  },
  {
    situation: 'a wallet without a connection',
    node: willing,
    answer: throwing({ code: 4900, message: 'Disconnected' }),
    words: 'Swap failed: DisconnectedYour wallet lost its connection. Open it and try again.',
    opensWallet: true,
  },
  {
    situation: 'a wallet on another network',
    node: willing,
    answer: throwing({ code: 4901, message: 'Chain not connected' }),
    words: 'Swap failed: Chain not connectedYour wallet is on another network. Switch it to this one and try again.',
    opensWallet: true,
  },
  {
    situation: 'a wallet whose node is rate limited',
    node: willing,
    answer: throwing({ code: -32005, message: 'Request limit exceeded' }),
    words:
      'Swap failed: Request limit exceededYour wallet’s node accepts no more requests right now. Try again in a minute.',
    opensWallet: true,
  },
  {
    situation: 'a locked wallet',
    node: willing,
    answer: throwing({ code: -32000, message: 'wallet is locked' }),
    words: 'Swap failed: wallet is lockedUnlock your wallet and try again.',
    opensWallet: true,
  },
  {
    situation: 'a fee below the network minimum',
    node: willing,
    answer: throwing({ code: -32000, message: 'replacement transaction underpriced' }),
    words:
      'Swap failed: replacement transaction underpricedThe network needs a higher fee now. Raise it in your wallet and try again.',
    opensWallet: true,
  },
  {
    situation: 'a gas limit of the wallet',
    node: willing,
    answer: throwing({ code: -32000, message: 'intrinsic gas too low' }),
    words:
      'Swap failed: intrinsic gas too lowThe gas limit in your wallet does not work. Use the one this site suggests.',
    opensWallet: true,
  },
  {
    situation: 'a wallet with a message of its own',
    node: willing,
    answer: throwing({ code: -32603, message: 'the device is asleep' }),
    words: 'Swap failed: the device is asleepYour wallet did not send it. Your tokens have not moved.',
    opensWallet: true,
  },
  {
    situation: 'a wallet that returns text with JSON',
    node: willing,
    answer: throwing({
      code: -32603,
      message:
        '[ethjs-query] while formatting outputs from RPC \'{"value":{"code":-32603,"data":{"code":-32000,"message":"the device is asleep"}}}\'',
    }),
    words: 'Swap failed: the device is asleepYour wallet did not send it. Your tokens have not moved.',
    opensWallet: true,
  },
  {
    situation: 'a wallet that returns only JSON',
    node: willing,
    answer: throwing({ code: -32603, message: '{"code":-32603,"data":{}}' }),
    words: 'Swap failed: Your wallet gave no reasonYour wallet did not send it. Your tokens have not moved.',
    opensWallet: true,
  },
  {
    situation: 'a contract that reverts through the wallet',
    node: willing,
    answer: throwing({
      code: -32603,
      message: 'Internal JSON-RPC error.',
      data: revertedWith('PancakeRouter: EXPIRED'),
    }),
    words: 'Swap failed: Internal JSON-RPC error.The deadline passed. Try again, or set a longer one in Settings.',
    opensWallet: true,
  },
  {
    situation: 'an account that cannot pay, reported by the wallet',
    node: willing,
    answer: throwing({ code: -32000, message: 'insufficient funds for gas * price + value' }),
    words:
      'Swap failed: insufficient funds for gas * price + valueYou don’t have enough of the native coin for the amount and the network fee.',
    opensWallet: true,
  },
  {
    situation: 'an account that cannot pay, reported by the node',
    node: () => {
      const node = willing()
      const belowLimit = failing(new RpcError('insufficient funds for gas * price + value', -32_000))
      const count = node.script['eth_call']
      node.script['eth_estimateGas'] = belowLimit
      node.script['eth_call'] = (params) =>
        (params[0] as { to: string }).to === routerAddress ? belowLimit() : count?.(params)
      return node
    },
    words: `${CANNOT}: insufficient funds.You don’t have enough of the native coin for the amount and the network fee.`,
    opensWallet: false,
  },
  {
    situation: 'a contract with an unknown revert reason',
    node: () => refusing('not for sale'),
    words: `${CANNOT}: not for sale.The contract’s own rules do not allow this. Nothing was sent.`,
    opensWallet: false,
  },
]
