import { act, render, renderHook } from '@testing-library/react'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { resultsRestored } from '../../src/chain/multicall/multicall.slice.ts'
import { type Nodes, RpcError } from '../../src/chain/rpc/nodes.ts'
import { rehearse } from '../../src/chain/send/rehearse.ts'
import { sendIntent } from '../../src/chain/send/sendIntent.ts'
import { getLibrary } from '../../src/chain/wallet/eip1193.ts'
import { loginError } from '../../src/chain/wallet/loginError.ts'
import { followView } from '../../src/chain/wallet/view/viewedAccount.ts'
import type { Address } from '../../src/core/address.ts'
import { routerAddress, wrappedNativeAddress } from '../../src/deployment/contracts.ts'
import { deployment } from '../../src/deployment/deployment.ts'
import { LIMITS } from '../../src/core/limits.ts'
import { addIntent, rehearseAmounts } from '../../src/features/liquidity/liquidity.chain.ts'
import { deposit as wrap } from '../../src/chain/contracts/wrappedNative/writes.ts'
import { chooseSwap } from '../../src/features/trade/swap.chain.ts'
import type { SwapFlow } from '../../src/features/trade/useSwapFlow.ts'
import { chooseApproval } from '../../src/features/transactions/approval.chain.ts'
import { catalogue } from '../../src/features/transactions/failure/catalogue.ts'
import { knownReasons } from '../../src/features/transactions/failure/contractRows.ts'
import { FailureNotice } from '../../src/features/transactions/failure/FailureNotice.tsx'
import { failureOf } from '../../src/features/transactions/failure/failureOf.ts'
import { loginMessage, useApproval } from '../../src/features/transactions/index.ts'
import { CANNOT, failureRows } from './support/failureRows.ts'
import { limitFailures } from './support/limitFailures.tsx'
import { loginFailures } from './support/loginFailures.ts'
import { rehearseNewPool, spendTooMuch } from './support/refusals.ts'
import { panicData, revertedWith } from './support/revert.ts'
import { failing, scriptedNode, SOLVENT } from './support/scriptedNode.ts'
import { sendFailures } from './support/sendFailures.ts'
import { execute, flowWith, inStage, serve } from './support/swapStage.tsx'
import { HASH, SENDER } from './support/transactionRecord.ts'

const { chainId } = deployment
const FALLBACK = 'Swap failed: %message%'

const provoked = new Set<string>()

/** Returns the visible text of a failure, and its details, which are closed at first. */
function read(error: unknown): { words: string; details: string | null } {
  provoked.add(failureOf(error, FALLBACK).id)
  const { container, unmount } = render(<FailureNotice error={error} fallback={FALLBACK} />)
  const disclosure = container.querySelector('details')
  expect(disclosure?.open ?? false).toBe(false)
  const details = disclosure?.querySelector('p')?.textContent ?? null
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

test.each(failureRows)('$situation: $words', async (row) => {
  serve(row.node())
  const { flow, request, store } = flowWith(row.answer ?? (() => HASH), row)
  if (row.wallet?.status === 'viewOnly') followView(`?as=${SENDER}`)
  if (row.isOld) act(() => void store.dispatch(resultsRestored({ chainId, blockNumber: 7, data: {} })))
  await execute(flow)
  expect(read(errorOf(flow().state)).words).toBe(row.words)
  expect(request).toHaveBeenCalledTimes(row.opensWallet ? 1 : 0)
  expect(store.getState().transactions).toEqual({})
  act(() => flow().close())
  expect(flow().state).toEqual({ stage: 'closed' })
})

const node = () => scriptedNode({ ...SOLVENT, eth_call: () => '0x', eth_estimateGas: () => '0x5208' })
const signer = (request: () => Promise<unknown>) => ({ account: SENDER, request })
const unusedSigner = signer(() => Promise.reject(new Error('The wallet was opened')))
const away = getLibrary({ request: () => Promise.resolve('0x1') })
const contradicting = (...balances: string[]): Nodes => ({
  ...node(),
  witnesses: () =>
    balances.map((balance, index) => ({
      ...scriptedNode({
        ...SOLVENT,
        eth_call: () => '0x',
        eth_blockNumber: () => '0x9',
        eth_getBalance: () => balance,
      }),
      host: `node ${index}`,
    })),
})
/** Sends from a page embedded in pages of these origins. */
async function sendFramedBy(...origins: string[]): Promise<unknown> {
  Object.defineProperty(window.location, 'ancestorOrigins', { value: origins, configurable: true })
  try {
    return await sendIntent(node(), unusedSigner, wrap(1n))
  } finally {
    Reflect.deleteProperty(window.location, 'ancestorOrigins')
  }
}
const nothing = { tokenAddress: null, amountRaw: 1n, leastRaw: 1n }
const terms = { recipient: SENDER, deadline: 1 }
const something = { ...nothing, tokenAddress: wrappedNativeAddress }
const APPROVAL = {
  ...{ tokenAddress: wrappedNativeAddress, symbol: 'WBNB', decimals: 18, spender: routerAddress },
  valueCents: null,
}

test.each<[id: string, provoke: () => Promise<unknown>, words: RegExp]>([
  [
    'noCandidate',
    async () => chooseSwap([], true),
    /^Unexpected error. Please contact support: none of the calls threw an error\.$/,
  ],
  [
    'framed',
    () => sendFramedBy('https://elsewhere.example'),
    /^This site is open inside another site, so you cannot sign here\.Open it in its own tab/,
  ],
  [
    'walletLeftChain',
    () => sendIntent(node(), { account: SENDER, request: away.request }, wrap(1n)),
    /^Swap failed: Your wallet is on another network\.Your wallet .* Switch it/,
  ],
  ...sendFailures,
  [
    'noMethod',
    () => sendIntent(node(), unusedSigner, { ...wrap(1n), method: 'mint' }),
    /^Swap failed: Method mint doesn't exist on 0x.*Something went wrong here/,
  ],
  [
    'noAddress',
    () => chooseApproval(node(), SENDER, { ...APPROVAL, tokenAddress: '0x12' as Address, amountRaw: 1n }),
    /^Swap failed: Invalid 'address' parameter '0x12'\..*Something went wrong here/,
  ],
  [
    'nodesDisagree',
    () => sendIntent(contradicting('0x5', '0x6'), unusedSigner, wrap(1n)),
    /^The nodes disagree\.Nothing was sent/,
  ],
  [
    'invalidCurrency',
    async () => addIntent(nothing, nothing, terms),
    /^Swap failed: invalid currency.*Something went wrong here/,
  ],
  [
    'nodeRefused',
    () => chooseApproval(scriptedNode({}), SENDER, { ...APPROVAL, amountRaw: 1n }),
    /^Swap failed: the method eth_estimateGas does not exist.*Nothing was sent/,
  ],
  [
    'unknown',
    () => rehearseAmounts(node(), addIntent(nothing, something, terms), SENDER, nothing),
    /^Swap failed: .*recent transactions before you try again\.$/,
  ],
  [
    'nothingToApprove',
    () => renderHook(() => useApproval({ ...APPROVAL, amountRaw: null }), inStage()).result.current.approve(),
    /^Swap failed: missing amount to approve.*Something went wrong here/,
  ],
  ['poolCreated', rehearseNewPool, /^Someone else has set the price of this pool\.Nothing was sent/],
  ['notEnabled', spendTooMuch, /^WBNB is not approved for this amount\.Nothing was sent/],
  [
    'approvedAlready',
    () => renderHook(() => useApproval({ ...APPROVAL, amountRaw: 1n }), inStage()).result.current.approve(),
    /^This token is already approved/,
  ],
])('%s shows its own text', async (id, provoke, words) => {
  const error: unknown = await provoke().catch((thrownError: unknown) => thrownError)
  expect(failureOf(error, FALLBACK).id).toBe(id)
  expect(read(error).words).toMatch(words)
})

test.each(loginFailures)('a login failure of kind %s shows its own text', async (id, provoke, title, text) => {
  const error = loginError(await provoke())
  expect(loginMessage(error)).toEqual({ title, text })
  expect(read(error).words).toBe(title + text)
  expect(provoked.has(id)).toBe(true)
})

test.each([
  [new RangeError('Too far'), 'RangeError', 'Too far'],
  ['Bad luck', 'Error', 'Bad luck'],
  [undefined, 'Error', 'Your wallet gave no reason'],
])('any other login failure shows its own name and message', (error, title, text) => {
  expect(loginMessage(loginError(error))).toEqual({ title, text })
})

async function whyRefused(error: RpcError): Promise<unknown> {
  try {
    await rehearse(scriptedNode({ eth_call: failing(error) }), wrap(1n), SENDER)
    return null
  } catch (thrownError) {
    return thrownError
  }
}

const PANICS = { 'assertion failed': 1, 'arithmetic overflow': 17, 'division by zero': 18, 'index out of range': 50 }

test.each(knownReasons)('explains the revert reason "%s"', async (reason) => {
  const code = PANICS[reason as keyof typeof PANICS]
  const error = code ? new RpcError('execution reverted', 3, panicData(code)) : revertedWith(reason)
  const { words } = read(await whyRefused(error))
  expect(words).toContain(`${CANNOT}: ${reason}.`)
  expect(words.length).toBeGreaterThan(`${CANNOT}: ${reason}.`.length + 20)
  expect(words).not.toMatch(/own rules|without a reason/)
})

const REASON = /require\([^;]*?"([^"]+)"\s*\);/gs
/** Contracts without transactions: they batch reads. */
const READ_ONLY = /^Multicall/

test('the catalogue explains every revert reason of the exchange’s contracts', () => {
  const sources = readdirSync('contracts/swap').filter((file) => file.endsWith('.sol') && !READ_ONLY.test(file))
  const texts = sources.map((file) => readFileSync(join('contracts/swap', file), 'utf8')).join('\n')
  const reasons = [...new Set([...texts.matchAll(REASON)].map(([, reason = '']) => reason))]
  expect(reasons.length).toBeGreaterThan(30)
  expect(reasons.filter((reason) => !knownReasons.includes(reason))).toEqual([])
})

const hostile = `Send \u202Eyllaer\u202C\u0000 ${'x'.repeat(5_000)}`
const refused = signer(() => Promise.reject({ code: -32_000, message: hostile }))

test.each([
  ['a contract', () => sendIntent(scriptedNode({ eth_call: failing(revertedWith(hostile)) }), unusedSigner, wrap(1n))],
  ['a wallet', () => sendIntent(node(), refused, wrap(1n))],
])('the text of %s is shortened and has no hidden characters, also in the details', async (_whose, send) => {
  const { words, details } = read(await send().catch((error: unknown) => error))
  for (const text of [words, details ?? '']) {
    expect(text).not.toMatch(/[\p{Cc}\p{Cf}]/u)
    expect(text.length).toBeLessThan(500)
  }
  expect(words).toContain('Send')
})

test('technical data appears only in the details', async () => {
  const call = `0x${'ab'.repeat(300)}`
  const message = `cannot estimate gas (error={"code":-32000}, method="estimateGas", transaction={"data":"${call}"})`
  const wallet = signer(() => Promise.reject({ code: -32_000, message }))
  const { words, details } = read(await sendIntent(node(), wallet, wrap(1n)).catch((error: unknown) => error))
  expect(words).toMatch(/^Swap failed: cannot estimate gasYour wallet/)
  expect(words).not.toMatch(/[{}]|0x/)
  expect(details).toContain('-32000: cannot estimate gas (error={')
})

test.each(limitFailures)('the limit %s shows its sentence', (id, provoke) => {
  const sentence = provoke()
  expect(sentence).toBe(LIMITS[id])
  expect(failureOf(new Error(sentence ?? ''), FALLBACK)).toMatchObject({ id, sentence })
  provoked.add(id)
})

test('every row of the catalogue was provoked above', () => {
  const ids = catalogue.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !provoked.has(id))).toEqual([])
})
