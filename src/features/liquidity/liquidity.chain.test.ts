// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { routerLiquidity } from '../../chain/contracts/router/liquidity'
import { type Nodes, NodesUnreachableError, RpcError } from '../../chain/rpc/nodes'
import { type Intent, toTransaction } from '../../chain/send/intent'
import { RevertError } from '../../chain/send/rehearse'
import { type Address, toAddress } from '../../core/address'
import { addIntent, chooseFirst, type Leg, rehearseAmounts, removeCandidates } from './liquidity.chain'

const [A, B, ME] = ['aa', 'bb', 'cc'].map((byte) => toAddress(`0x${byte.repeat(20)}`)) as [Address, Address, Address]
const terms = { recipient: ME, deadline: 1_000 }
const token: Leg = { tokenAddress: A, amountRaw: 10n, leastRaw: 9n }
const other: Leg = { tokenAddress: B, amountRaw: 20n, leastRaw: 18n }
const native: Leg = { tokenAddress: null, amountRaw: 30n, leastRaw: 27n }
const permit = { v: 27, r: `0x${'01'.repeat(32)}`, s: `0x${'02'.repeat(32)}`, deadline: 2_000 }

const contentOf = ({ method, args, valueRaw }: Intent) => ({ method, args, valueRaw })
const methods = (candidates: Intent[]) => candidates.map(({ method }) => method)

describe('addIntent', () => {
  it('passes token amounts as arguments, and native coin as value', () => {
    expect(contentOf(addIntent(token, other, terms))).toEqual({
      ...{ method: 'addLiquidity', args: [A, B, 10n, 20n, 9n, 18n, ME, 1_000], valueRaw: 0n },
    })
    const expected = { method: 'addLiquidityETH', args: [A, 10n, 9n, 27n, ME, 1_000], valueRaw: 30n }
    expect(contentOf(addIntent(token, native, terms))).toEqual(expected)
    expect(contentOf(addIntent(native, token, terms))).toEqual(expected)
  })

  it('rejects two native legs', () => {
    expect(() => addIntent(native, native, terms)).toThrow('invalid currency')
  })
})

describe('removeCandidates', () => {
  // constants: REMOVE_CALLS
  it.each([
    [native, null, ['removeLiquidityETH', 'removeLiquidityETHSupportingFeeOnTransferTokens']],
    [other, null, ['removeLiquidity']],
    [native, permit, ['removeLiquidityETHWithPermit', 'removeLiquidityETHWithPermitSupportingFeeOnTransferTokens']],
    [other, permit, ['removeLiquidityWithPermit']],
  ])('returns for %o and permit %o the calls %o', (second, signed, names) => {
    const candidates = removeCandidates(token, second, 7n, terms, signed)
    expect(methods(candidates)).toEqual(names)
    // Each can be encoded, so its arguments match the contract's interface.
    for (const intent of candidates) expect(toTransaction(intent, ME).data.length).toBeGreaterThan(10)
  })

  it('uses the signed deadline', () => {
    expect(removeCandidates(token, other, 7n, terms, permit)[0]?.args).toEqual([
      ...[A, B, 7n, 9n, 18n, ME, 2_000, false, permit.v, permit.r, permit.s],
    ])
  })
})

describe('chooseFirst', () => {
  const candidates = removeCandidates(token, native, 7n, terms, null)
  const [plain = '', taxed = ''] = candidates.map((intent) => toTransaction(intent, ME).data)
  const nodeFor = (passes: string[]): Nodes => ({
    request(_, params) {
      const { data } = params[0] as { data: string }
      return passes.includes(data)
        ? Promise.resolve('0x186a0')
        : Promise.reject(new RpcError(`execution reverted: ${data === plain ? 'FIRST' : 'SECOND'}`, 3))
    },
  })

  it('returns the first call with a gas estimate, plus 10 % gas', async () => {
    const first = await chooseFirst(nodeFor([plain, taxed]), ME, candidates)
    expect([first.intent, first.gasLimit]).toEqual([candidates[0], 110_000n])
    expect((await chooseFirst(nodeFor([taxed]), ME, candidates)).intent).toBe(candidates[1])
  })

  it('throws the reason of the first call when none passes', async () => {
    const failed = chooseFirst(nodeFor([]), ME, candidates)
    await expect(failed).rejects.toThrow(RevertError)
    await expect(failed).rejects.toThrow('FIRST')
  })

  it('throws NodesUnreachableError when no node responds', async () => {
    const down: Nodes = { request: () => Promise.reject(new NodesUnreachableError('None of the nodes responded')) }
    await expect(chooseFirst(down, ME, candidates)).rejects.toThrow(NodesUnreachableError)
    await expect(chooseFirst(nodeFor([]), ME, [])).rejects.toThrow('Missing dependencies')
  })
})

describe('rehearseAmounts', () => {
  const answering = (method: string, values: bigint[]): Nodes => ({
    request: () => Promise.resolve(routerLiquidity.encodeFunctionResult(method, values)),
  })

  it('returns the router’s result, in the order of the legs', async () => {
    const add = addIntent(native, token, terms)
    expect(await rehearseAmounts(answering('addLiquidityETH', [1n, 2n, 3n]), add, ME, native)).toEqual({
      ...{ firstRaw: 2n, secondRaw: 1n, sharesRaw: 3n },
    })
    const [plain, taxed] = removeCandidates(token, native, 7n, terms, null)
    if (!plain || !taxed) throw new Error('Expected two candidates')
    expect(await rehearseAmounts(answering(plain.method, [1n, 2n]), plain, ME, token)).toEqual({
      ...{ firstRaw: 1n, secondRaw: 2n },
    })
    // The call for taxed tokens returns only the native amount.
    expect(await rehearseAmounts(answering(taxed.method, [2n]), taxed, ME, token)).toEqual({ secondRaw: 2n })
    expect(await rehearseAmounts(answering(taxed.method, [2n]), taxed, ME, native)).toEqual({ firstRaw: 2n })
  })
})
