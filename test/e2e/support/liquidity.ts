import type { Locator, Page } from '@playwright/test'
import { Interface } from 'ethers'
import type { Wallet } from 'ethers'
import { approveRouter, facts, rpc, receiptOf, sendFrom, token } from './chain.ts'
import { respondToWalletRequest, expect, searchToken, sentDialog, visibleText, tokenOption } from './journey.ts'

const abi = new Interface([
  'function getPair(address, address) view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function token0() view returns (address)',
  'function totalSupply() view returns (uint256)',
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
  'function approve(address, uint256) returns (bool)',
  'function nonces(address) view returns (uint256)',
])

const callLatest = (to: string, data: string): Promise<string> => rpc('eth_call', [{ to, data }, 'latest'])

async function read<Value>(to: string, method: string, args: unknown[] = []): Promise<Value> {
  const output = await callLatest(to, abi.encodeFunctionData(method, args))
  return abi.decodeFunctionResult(method, output)[0] as Value
}

/** A pool read from the chain by the tests' own calls; amounts in the order of the two symbols. */
export interface PoolRead {
  address: string
  firstRaw: bigint
  secondRaw: bigint
  supplyRaw: bigint
}

/** Returns the address of the pair of two tokens; the zero address if there is none. */
export const pairOf = (one: string, other: string): Promise<string> =>
  read<string>(facts.contracts.factory, 'getPair', [token(one).address, token(other).address])

/** Reads a pool by the symbols of its tokens. */
export async function poolOf(one: string, other: string): Promise<PoolRead> {
  const address = await pairOf(one, other)
  const output = await callLatest(address, abi.encodeFunctionData('getReserves'))
  const [reserve0 = 0n, reserve1 = 0n] = abi.decodeFunctionResult('getReserves', output).toArray() as bigint[]
  const isFirst = (await read<string>(address, 'token0')) === token(one).address
  const [firstRaw, secondRaw] = isFirst ? [reserve0, reserve1] : [reserve1, reserve0]
  return { address, firstRaw, secondRaw, supplyRaw: await read<bigint>(address, 'totalSupply') }
}

/** Returns an account's LP tokens of a pair in base units; 0 if there is no pair. */
export async function lpOf(one: string, other: string, account: string): Promise<bigint> {
  const address = await pairOf(one, other)
  return BigInt(address) === 0n ? 0n : read<bigint>(address, 'balanceOf', [account])
}

/** Sets the router's allowance for an account's LP tokens of a token's pool with the native coin, outside the app. */
export async function approveLp(owner: Wallet, symbol: string, amountRaw: bigint): Promise<void> {
  const data = abi.encodeFunctionData('approve', [facts.contracts.router, amountRaw])
  await sendFrom(owner, { to: await pairOf('WBNB', symbol), data })
}

/** Returns the router's allowance for an account's LP tokens. */
export const lpAllowanceOf = (pair: string, account: string): Promise<bigint> =>
  read<bigint>(pair, 'allowance', [account, facts.contracts.router])

/** Returns the number of permits of an account that have been used. */
export const noncesOf = (pair: string, account: string): Promise<bigint> => read<bigint>(pair, 'nonces', [account])

const calls = new Interface([
  'function addLiquidity(address,address,uint256,uint256,uint256,uint256,address,uint256)',
  'function addLiquidityETH(address,uint256,uint256,uint256,address,uint256)',
  'function removeLiquidity(address,address,uint256,uint256,uint256,address,uint256)',
  'function removeLiquidityETH(address,uint256,uint256,uint256,address,uint256)',
  'function removeLiquidityWithPermit(address,address,uint256,uint256,uint256,address,uint256,bool,uint8,bytes32,bytes32)',
  'function removeLiquidityETHWithPermit(address,uint256,uint256,uint256,address,uint256,bool,uint8,bytes32,bytes32)',
  'function removeLiquidityETHSupportingFeeOnTransferTokens(address,uint256,uint256,uint256,address,uint256)',
  'function removeLiquidityETHWithPermitSupportingFeeOnTransferTokens(address,uint256,uint256,uint256,address,uint256,bool,uint8,bytes32,bytes32)',
])

/** Adds liquidity outside the app: an amount of BNB or a token, and the matching amount of another token. */
export async function addOutside(owner: Wallet, one: string, other: string, amountRaw: bigint): Promise<void> {
  const to = facts.contracts.router
  // More than enough: the router takes only the matching amount.
  const [otherRaw, end] = [10n ** 36n, [owner.address, 9_999_999_999]]
  await approveRouter(owner, other, 2n ** 255n)
  if (one === 'BNB') {
    const data = calls.encodeFunctionData('addLiquidityETH', [token(other).address, otherRaw, 0, 0, ...end])
    await sendFrom(owner, { to, data, valueRaw: amountRaw })
    return
  }
  await approveRouter(owner, one, 2n ** 255n)
  const terms = [token(one).address, token(other).address, amountRaw, otherRaw, 0, 0, ...end]
  await sendFrom(owner, { to, data: calls.encodeFunctionData('addLiquidity', terms) })
}

/** Returns the name and the arguments of a router call, decoded from the transaction. */
export async function callOf(hash: string): Promise<{ name: string; args: unknown[] }> {
  const { input } = await rpc<{ input: string }>('eth_getTransactionByHash', [hash])
  const call = calls.parseTransaction({ data: input })
  return { name: call?.name ?? '', args: call?.args.toArray() ?? [] }
}

const idOf = (symbol: string): string => (symbol === 'BNB' ? 'BNB' : token(symbol).address)

/** Opens the add screen with currencies given by symbol. */
export async function openAdd(page: Page, ...symbols: string[]): Promise<void> {
  await page.goto(['/add', ...symbols.map(idOf)].join('/'))
  await expect(page.getByRole('heading', { name: 'Add liquidity', level: 1 })).toBeVisible()
}

/** Opens the remove screen of a pair given by symbols. */
export async function openRemove(page: Page, one: string, other: string): Promise<void> {
  await page.goto(`/remove/${token(one).address}/${token(other).address}`)
  await expect(page.getByRole('heading', { name: /^Remove .+ liquidity$/ })).toBeVisible()
}

/** Returns the field of a side on the add screen. */
export const addField = (page: Page, side: 'first' | 'second'): Locator =>
  page.getByRole('textbox', { name: side === 'first' ? 'First token' : 'Second token' })

/** Selects the token of a side on the add and find screens. */
export async function pickToken(page: Page, side: 'First' | 'Second', symbol: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${side} token:`) }).click()
  const picker = page.getByRole('dialog', { name: 'Select a token' })
  await searchToken(page, symbol)
  await tokenOption(page, symbol).click()
  await expect(picker).toBeHidden()
}

/** Approves the router for a token on a screen that requires it. */
export async function enable(page: Page, symbol: string): Promise<void> {
  await page.getByRole('button', { name: `Enable ${symbol}`, exact: true }).click()
  await respondToWalletRequest(page, 'Confirm')
  await expect(page.getByRole('button', { name: new RegExp(`Enabl(e|ing) ${symbol}$`) })).toBeHidden()
}

/** Waits until the open review reports that the simulation on a node succeeded. */
export const expectSimulated = (page: Page, words = 'Simulated: passed') =>
  expect(visibleText(page, words)).toBeVisible()

/** Confirms in the open dialog and in the demo wallet; returns the hash once the transaction is included. */
export async function confirmReview(page: Page, dialog: string, button: string): Promise<string> {
  const review = page.getByRole('dialog', { name: dialog })
  await expectSimulated(page)
  await review.getByRole('button', { name: button, exact: true }).click()
  await respondToWalletRequest(page, 'Confirm')
  return submittedHash(page)
}

/** Returns the hash that the dialog shows after the wallet has sent, once the transaction is included. */
export async function submittedHash(page: Page): Promise<string> {
  const submitted = sentDialog(page)
  const link = submitted.getByRole('link', { name: /^View on/ })
  await expect(link).toBeVisible()
  const hash = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
  expect((await receiptOf(hash)).status).toBe('0x1')
  await submitted.getByRole('button', { name: 'Close' }).last().click()
  return hash
}
