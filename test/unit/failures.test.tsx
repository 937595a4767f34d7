import { act, render, renderHook } from '@testing-library/react'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { numbersRecalled } from '../../src/chain/multicall/multicall.slice.ts'
import { RpcError } from '../../src/chain/rpc/nodes.ts'
import { rehearse } from '../../src/chain/send/rehearse.ts'
import { sendIntent } from '../../src/chain/send/sendIntent.ts'
import { getLibrary } from '../../src/chain/wallet/eip1193.ts'
import { followView } from '../../src/chain/wallet/view/viewedAccount.ts'
import { deployment } from '../../src/core/deployment.ts'
import { addIntent, rehearseAmounts } from '../../src/features/liquidity/liquidity.chain.ts'
import type { Quote } from '../../src/features/swap/quote.rules.ts'
import { chooseSwap, wrapIntent } from '../../src/features/swap/swap.chain.ts'
import type { SwapFlow } from '../../src/features/swap/useSwapFlow.ts'
import { chooseApproval } from '../../src/features/transactions/approval.chain.ts'
import { catalogue } from '../../src/features/transactions/failure/catalogue.ts'
import { knownReasons } from '../../src/features/transactions/failure/contractRows.ts'
import { FailureNotice } from '../../src/features/transactions/failure/FailureNotice.tsx'
import { failureOf } from '../../src/features/transactions/failure/failureOf.ts'
import { useApproval } from '../../src/features/transactions/index.ts'
import { panicData, revertedWith } from './support/revert.ts'
import { failing, scriptedNode, type ScriptedNode } from './support/scriptedNode.ts'
import { swapScene } from './support/swapScene.ts'
import { carryOut, flowWith, inStage, quoteOf, serve, type Staging } from './support/swapStage.tsx'
import { HASH, SENDER } from './support/transactionRecord.ts'

const { chainId } = deployment
const FALLBACK = 'Swap failed: %message%'
const [buying, wanting] = [quoteOf(true), quoteOf(false)]
const shown = ({ inputRaw, outputRaw }: Quote) => [inputRaw, outputRaw, true, inputRaw] as const
const willing = () => swapScene({ measured: shown(buying) }).node
const refusing = (reason: string) => swapScene({ measured: null, refused: () => reason }).node

const provoked = new Set<string>()

/** Answers what a person reads of a failure before opening its details, and the details. */
function read(error: unknown): { words: string; details: string | null } {
  provoked.add(failureOf(error, FALLBACK).id)
  const { container, unmount } = render(<FailureNotice error={error} fallback={FALLBACK} />)
  const disclosure = container.querySelector('details')
  expect(disclosure?.open ?? false).toBe(false)
  const details = disclosure?.querySelector('code')?.textContent ?? null
  disclosure?.remove()
  const words = container.textContent
  unmount()
  return { words, details }
}

const errorOf = (state: SwapFlow['state']): unknown => {
  if (state.stage !== 'failed') throw new Error(`The swap is ${state.stage}`)
  return state.error
}

afterEach(() => {
  followView('')
  vi.unstubAllGlobals()
})

interface Row extends Staging {
  situation: string
  node: () => ScriptedNode | null
  answer?: () => unknown
  words: string
  /** False where the wallet must not be opened. */
  isAsked: boolean
  isOld?: boolean
}

const thrown = (error: unknown) => (): never => {
  throw error
}
const CANNOT = 'The transaction cannot succeed due to error'

const rows: Row[] = [
  {
    situation: 'static call succeeds after failed estimate',
    node: () => {
      const node = willing()
      node.script['eth_estimateGas'] = failing(new RpcError('gas required exceeds allowance', -32000))
      return node
    },
    words: 'Unexpected issue with estimating the gas. Please try again.',
    isAsked: false,
  },
  {
    situation: 'static call reveals revert',
    node: () => refusing('PancakeRouter: EXPIRED'),
    words: `${CANNOT}: PancakeRouter: EXPIRED.The deadline has passed. Try again, or set a longer one in Settings.`,
    isAsked: false,
  },
  {
    situation: 'the price moves past the limit',
    node: () => refusing('PancakeRouter: INSUFFICIENT_OUTPUT_AMOUNT'),
    words: `${CANNOT}: PancakeRouter: INSUFFICIENT_OUTPUT_AMOUNT.The price has moved, or a token takes a part of each transfer. Raise the slippage tolerance in Settings or swap less.`,
    isAsked: false,
  },
  {
    situation: 'the token does not let itself be taken',
    node: () => refusing('TransferHelper: TRANSFER_FROM_FAILED'),
    words: `${CANNOT}: TransferHelper: TRANSFER_FROM_FAILED.The token could not be taken from your account. Check your balance and enable the token again.`,
    isAsked: false,
  },
  {
    situation: 'static call reveals a revert without a reason',
    node: () => {
      const node = willing()
      const revert = failing(new RpcError('execution reverted', 3, '0x'))
      const count = node.script['eth_call']
      node.script['eth_estimateGas'] = revert
      node.script['eth_call'] = (params) =>
        (params[0] as { to: string }).to === deployment.contracts.router ? revert() : count?.(params)
      return node
    },
    words: `${CANNOT}: Unknown error, check the logs.A contract refuses it without saying why. Nothing was sent.`,
    isAsked: false,
  },
  {
    situation: 'the swap fails between its rehearsal and the last look before the wallet',
    node: () => {
      const node = willing()
      const count = node.script['eth_call']
      node.script['eth_call'] = (params) =>
        (params[0] as { to: string }).to === deployment.contracts.router
          ? failing(revertedWith('Pausable: paused'))()
          : count?.(params)
      return node
    },
    words: `${CANNOT}: Pausable: paused.The contract is paused by its owner. Try again later.`,
    isAsked: false,
  },
  {
    situation: 'wallet rejection (code 4001)',
    node: willing,
    answer: thrown({ code: 4001, message: 'User denied transaction signature.' }),
    words: 'Transaction rejected.',
    isAsked: true,
  },
  {
    situation: 'other send failure',
    node: willing,
    answer: thrown({ code: -32000, message: 'nonce too low' }),
    words:
      'Swap failed: nonce too lowIt may be on its way already. Look at your recent transactions before you try again.',
    isAsked: true,
  },
  {
    situation: 'a wallet that fails without a word',
    node: willing,
    answer: thrown({ code: -32603 }),
    words: 'Swap failed: The wallet gave no reasonYour wallet did not send it. Your tokens have not moved.',
    isAsked: true,
  },
  {
    situation: 'a wallet that answers no hash',
    node: willing,
    answer: () => 'sent',
    words:
      'Swap failed: No transaction hash foundIt may have been sent all the same. Look into your wallet before you try again.',
    isAsked: true,
  },
  {
    situation: 'missing pieces: no account',
    node: willing,
    wallet: { status: 'disconnected', account: null, library: null },
    words: 'Swap failed: Missing dependenciesConnect your wallet and try again.',
    isAsked: false,
  },
  {
    situation: 'an account that is only viewed',
    node: willing,
    wallet: { status: 'viewOnly', library: null },
    words: 'This account is only viewed. Nothing can be signed.Leave the view and connect a wallet of your own.',
    isAsked: false,
  },
  {
    situation: 'numbers of an earlier visit',
    node: willing,
    isOld: true,
    words: 'The numbers shown are those of your last visit.Nothing was sent. Try again when fresh ones are read.',
    isAsked: false,
  },
  {
    situation: 'no node that answers',
    node: () => null,
    words: 'The network does not answer.Nothing was sent. Try again in a moment.',
    isAsked: false,
  },
  {
    situation: 'less arrives than was asked for',
    quote: wanting,
    node: () => swapScene({ measured: [wanting.inputRaw, 9n * 10n ** 17n, true, 1n] }).node,
    words:
      'In the rehearsal only 0.9 CAKE arrived, less than the 1 CAKE shown.A token takes a part of each transfer. Type the amount you pay instead, and allow more slippage.',
    isAsked: false,
  },
  {
    situation: 'more leaves than was typed',
    node: () => swapScene({ measured: [11n * 10n ** 17n, buying.outputRaw, true, 10n ** 18n] }).node,
    words:
      'In the rehearsal 1.1 BNB left your account, more than the 1 BNB shown.The price has moved, or a token takes a part of each transfer. Raise the slippage tolerance in Settings or swap less.',
    isAsked: false,
  },
  {
    situation: 'a wallet that shows a question already',
    node: willing,
    answer: thrown({ code: -32002, message: 'Request already pending' }),
    words: 'Swap failed: Request already pendingOpen your wallet and answer the request that waits there.',
    isAsked: true,
  },
  {
    situation: 'a wallet that does not trust the page',
    node: willing,
    answer: thrown({ code: 4100, message: 'Unauthorized' }),
    words: 'Swap failed: UnauthorizedYour wallet does not let this page use the account. Connect it again.',
    isAsked: true,
  },
  {
    situation: 'a wallet that cannot send',
    node: willing,
    answer: thrown({ code: 4200, message: 'Unsupported method' }),
    words: 'Swap failed: Unsupported methodYour wallet cannot do this. Try it with another one.',
    isAsked: true,
  },
  {
    situation: 'a wallet without a connection',
    node: willing,
    answer: thrown({ code: 4900, message: 'Disconnected' }),
    words: 'Swap failed: DisconnectedYour wallet has lost its connection. Check it and try again.',
    isAsked: true,
  },
  {
    situation: 'a wallet on another network',
    node: willing,
    answer: thrown({ code: 4901, message: 'Chain not connected' }),
    words: 'Swap failed: Chain not connectedYour wallet is on another network. Switch it to this one and try again.',
    isAsked: true,
  },
  {
    situation: 'a wallet whose node is tired',
    node: willing,
    answer: thrown({ code: -32005, message: 'Request limit exceeded' }),
    words:
      'Swap failed: Request limit exceededThe node of your wallet takes no more requests for now. Try again in a minute.',
    isAsked: true,
  },
  {
    situation: 'a locked wallet',
    node: willing,
    answer: thrown({ code: -32000, message: 'wallet is locked' }),
    words: 'Swap failed: wallet is lockedUnlock your wallet and try again.',
    isAsked: true,
  },
  {
    situation: 'a fee below what the network asks',
    node: willing,
    answer: thrown({ code: -32000, message: 'replacement transaction underpriced' }),
    words:
      'Swap failed: replacement transaction underpricedThe network asks for a higher fee now. Raise it in your wallet and try again.',
    isAsked: true,
  },
  {
    situation: 'a gas limit of the wallet',
    node: willing,
    answer: thrown({ code: -32000, message: 'intrinsic gas too low' }),
    words:
      'Swap failed: intrinsic gas too lowThe gas limit set in your wallet does not fit. Leave it as the page proposes it.',
    isAsked: true,
  },
  {
    situation: 'a wallet with words of its own',
    node: willing,
    answer: thrown({ code: -32603, message: 'the device is asleep' }),
    words: 'Swap failed: the device is asleepYour wallet did not send it. Your tokens have not moved.',
    isAsked: true,
  },
  {
    situation: 'a wallet that speaks JSON',
    node: willing,
    answer: thrown({
      code: -32603,
      message:
        '[ethjs-query] while formatting outputs from RPC \'{"value":{"code":-32603,"data":{"code":-32000,"message":"the device is asleep"}}}\'',
    }),
    words: 'Swap failed: the device is asleepYour wallet did not send it. Your tokens have not moved.',
    isAsked: true,
  },
  {
    situation: 'a wallet that speaks nothing but JSON',
    node: willing,
    answer: thrown({ code: -32603, message: '{"code":-32603,"data":{}}' }),
    words: 'Swap failed: The wallet gave no reasonYour wallet did not send it. Your tokens have not moved.',
    isAsked: true,
  },
  {
    situation: 'a contract that refuses through the wallet',
    node: willing,
    answer: thrown({ code: -32603, message: 'Internal JSON-RPC error.', data: revertedWith('PancakeRouter: EXPIRED') }),
    words: 'Swap failed: Internal JSON-RPC error.The deadline has passed. Try again, or set a longer one in Settings.',
    isAsked: true,
  },
  {
    situation: 'an account that cannot pay, as the wallet says',
    node: willing,
    answer: thrown({ code: -32000, message: 'insufficient funds for gas * price + value' }),
    words:
      'Swap failed: insufficient funds for gas * price + valueYour account lacks native coin for the amount and the network fee together.',
    isAsked: true,
  },
  {
    situation: 'an account that cannot pay, as the node says',
    node: () => {
      const node = willing()
      const poor = failing(new RpcError('insufficient funds for gas * price + value', -32_000))
      const count = node.script['eth_call']
      node.script['eth_estimateGas'] = poor
      node.script['eth_call'] = (params) =>
        (params[0] as { to: string }).to === deployment.contracts.router ? poor() : count?.(params)
      return node
    },
    words: `${CANNOT}: insufficient funds.Your account lacks native coin for the amount and the network fee together.`,
    isAsked: false,
  },
  {
    situation: 'a contract with a rule of its own',
    node: () => refusing('not for sale'),
    words: `${CANNOT}: not for sale.A contract refuses it, by a rule of its own. Nothing was sent.`,
    isAsked: false,
  },
]

test.each(rows)('$situation: $words', async (row) => {
  serve(row.node())
  const { flow, request, store } = flowWith(row.answer ?? (() => HASH), row)
  if (row.wallet?.status === 'viewOnly') followView(`?as=${SENDER}`)
  if (row.isOld) act(() => void store.dispatch(numbersRecalled({ chainId, blockNumber: 7, data: {} })))
  await carryOut(flow)
  expect(read(errorOf(flow().state)).words).toBe(row.words)
  expect(request).toHaveBeenCalledTimes(row.isAsked ? 1 : 0)
  expect(store.getState().transactions).toEqual({})
  act(() => flow().close())
  expect(flow().state).toEqual({ stage: 'closed' })
})

const node = () => scriptedNode({ eth_call: () => '0x', eth_estimateGas: () => '0x5208' })
const signer = (request: () => Promise<unknown>) => ({ account: SENDER, request })
const neverAsked = signer(() => Promise.reject(new Error('The wallet was asked')))
const away = getLibrary({ request: () => Promise.resolve('0x1') })
const nothing = { tokenAddress: null, amountRaw: 1n, leastRaw: 1n }
const terms = { recipient: SENDER, deadline: 1 }
const something = { ...nothing, tokenAddress: deployment.contracts.wrappedNative }
const LEAVE = { tokenAddress: deployment.contracts.wrappedNative, symbol: 'WBNB', spender: deployment.contracts.router }

test.each<[id: string, provoke: () => Promise<unknown>, words: RegExp]>([
  [
    'noCandidate',
    () => chooseSwap(scriptedNode({}), SENDER, []),
    /^Unexpected error. Please contact support: none of the calls threw an error\.$/,
  ],
  [
    'leftNetwork',
    () => sendIntent(node(), { account: SENDER, request: away.request }, wrapIntent(1n)),
    /^Swap failed: Your wallet is on another network\.Your wallet .* Switch it/,
  ],
  [
    'noMethod',
    () => sendIntent(node(), neverAsked, { ...wrapIntent(1n), method: 'mint' }),
    /^Swap failed: Method mint doesn't exist on 0x.*fault of the page/,
  ],
  [
    'invalidCurrency',
    async () => addIntent(nothing, nothing, terms),
    /^Swap failed: invalid currency.*fault of the page/,
  ],
  [
    'nodeRefused',
    () => chooseApproval(scriptedNode({}), SENDER, { ...LEAVE, amountRaw: 1n }),
    /^Swap failed: the method eth_estimateGas does not exist.*Nothing was sent/,
  ],
  [
    'unknown',
    () => rehearseAmounts(node(), addIntent(nothing, something, terms), SENDER, nothing),
    /^Swap failed: .*recent transactions before you try again\.$/,
  ],
  [
    'enabledAlready',
    () => renderHook(() => useApproval({ ...LEAVE, amountRaw: 1n }), inStage()).result.current.approve(),
    /^The token is enabled already/,
  ],
])('%s is told as such', async (id, provoke, words) => {
  const error: unknown = await provoke().catch((thrownError: unknown) => thrownError)
  expect(failureOf(error, FALLBACK).id).toBe(id)
  expect(read(error).words).toMatch(words)
})

const whyRefused = async (error: RpcError): Promise<unknown> =>
  rehearse(scriptedNode({ eth_call: failing(error) }), wrapIntent(1n), SENDER).catch(
    (thrownError: unknown) => thrownError,
  )

const PANICS = { 'assertion failed': 1, 'arithmetic overflow': 17, 'division by zero': 18, 'index out of range': 50 }

test.each(knownReasons)('a node that says "%s" is understood', async (reason) => {
  const code = PANICS[reason as keyof typeof PANICS]
  const error = code ? new RpcError('execution reverted', 3, panicData(code)) : revertedWith(reason)
  const { words } = read(await whyRefused(error))
  expect(words).toContain(`${CANNOT}: ${reason}.`)
  expect(words.length).toBeGreaterThan(`${CANNOT}: ${reason}.`.length + 20)
  expect(words).not.toMatch(/rule of its own|without saying/)
})

const REASON = /require\([^;]*?"([^"]+)"\s*\);/gs
/** Contracts that nobody signs a transaction for: they batch reads. */
const READ_ONLY = /^Multicall/

test('every reason that a contract of the exchange can give has a meaning in the catalogue', () => {
  const sources = readdirSync('contracts/swap').filter((file) => file.endsWith('.sol') && !READ_ONLY.test(file))
  const texts = sources.map((file) => readFileSync(join('contracts/swap', file), 'utf8')).join('\n')
  const reasons = [...new Set([...texts.matchAll(REASON)].map(([, reason = '']) => reason))]
  expect(reasons.length).toBeGreaterThan(30)
  expect(reasons.filter((reason) => !knownReasons.includes(reason))).toEqual([])
})

const hostile = `Send \u202Eyllaer\u202C\u0000 ${'x'.repeat(5_000)}`
const refused = signer(() => Promise.reject({ code: -32_000, message: hostile }))

test.each([
  [
    'a contract',
    () => sendIntent(scriptedNode({ eth_call: failing(revertedWith(hostile)) }), neverAsked, wrapIntent(1n)),
  ],
  ['a wallet', () => sendIntent(node(), refused, wrapIntent(1n))],
])('words of %s are cut to a sane length, without hidden characters, in the details too', async (_whose, send) => {
  const { words, details } = read(await send().catch((error: unknown) => error))
  for (const text of [words, details ?? '']) {
    expect(text).not.toMatch(/[\p{Cc}\p{Cf}]/u)
    expect(text.length).toBeLessThan(500)
  }
  expect(words).toContain('Send')
})

test('data for machines stands in the details alone, in one place for who wants it', async () => {
  const call = `0x${'ab'.repeat(300)}`
  const message = `cannot estimate gas (error={"code":-32000}, method="estimateGas", transaction={"data":"${call}"})`
  const wallet = signer(() => Promise.reject({ code: -32_000, message }))
  const { words, details } = read(await sendIntent(node(), wallet, wrapIntent(1n)).catch((error: unknown) => error))
  expect(words).toMatch(/^Swap failed: cannot estimate gasYour wallet/)
  expect(words).not.toMatch(/[{}]|0x/)
  expect(details).toContain('-32000: cannot estimate gas (error={')
})

test('every row of the catalogue was provoked above', () => {
  const ids = catalogue.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !provoked.has(id))).toEqual([])
})
