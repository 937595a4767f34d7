import { type Interface, MaxUint256, type TransactionDescription } from 'ethers'
import { type Address, sameAddress, toAddress } from '../../../core/address'
import { cakeVaultAddress, masterChefAddress, routerAddress, wrappedNativeAddress } from '../../../deployment/contracts'
import { poolEntries } from '../../../deployment/pools'
import { cakeVault } from '../../contracts/cakeVault/writes'
import { erc20 } from '../../contracts/erc20/writes'
import { masterChef } from '../../contracts/masterChef/writes'
import { routerLiquidity } from '../../contracts/router/liquidity'
import { routerSwaps } from '../../contracts/router/writes'
import { nativeSousChef, sousChef } from '../../contracts/sousChef/writes'
import { wrappedNative } from '../../contracts/wrappedNative/writes'
import { collectibleContracts } from './describeCollectibles'
import { type Asset, assetByKey, contractName, farmName, nativeAsset, poolAt, type ReadAsset } from './assets'
import { gameContracts } from './describeGames'
import { saleContracts } from './describeSales'
import {
  at,
  type DecodedCall,
  type Describe,
  type Description,
  of,
  type OwnContract,
  type RequestedCall,
} from './description'

/** Adds the receiving account where it is not the sender. */
function sentTo({ sentence, values }: Description, { from, args }: DecodedCall): Description {
  const recipient = toAddress(String(args['to']))
  return sameAddress(recipient, from)
    ? { sentence, values }
    : { sentence: `${sentence}, sent to %recipient%`, values: { ...values, recipient } }
}

/** Describes an allowance; an amount of 0 revokes it. */
export function allowanceDescription(spender: Address, amountRaw: bigint, asset: Asset): Description {
  const values = { spender: contractName(spender), token: asset.symbol }
  if (amountRaw === 0n) return { sentence: 'No longer let %spender% spend your %token%', values }
  if (amountRaw === MaxUint256) return { sentence: 'Let %spender% spend any amount of your %token%', values }
  return { sentence: 'Let %spender% spend up to %amount%', values: { ...values, amount: of(amountRaw, asset) } }
}

/** Describes a swap. Its method's name states which amount is exact and which side is the native coin. */
const swapOf =
  (method: string): Describe =>
  async (call) => {
    const path = call.args['path'] as readonly string[]
    const [first, last] = [path[0], path.at(-1)].map((token) => toAddress(String(token))) as [Address, Address]
    const isPaidNative = method.startsWith('swapExactETH') || method.startsWith('swapETH')
    const paid = isPaidNative ? nativeAsset : await call.asset(first)
    const received = /ETH(?:Supporting.*)?$/.test(method) ? nativeAsset : await call.asset(last)
    const { amountIn = call.valueRaw, amountInMax = call.valueRaw, amountOut, amountOutMin } = call.args
    const isExactOutput = amountOut !== undefined
    const values = {
      paid: of(isExactOutput ? amountInMax : amountIn, paid),
      received: of(isExactOutput ? amountOut : amountOutMin, received),
    }
    const sentence = isExactOutput ? 'Swap at most %paid% for %received%' : 'Swap %paid% for at least %received%'
    return sentTo({ sentence, values }, call)
  }

const ADD = 'Add at most %a% and %b% to their pool, and at least %leastA% and %leastB%'

async function addTokens(call: DecodedCall): Promise<Description> {
  const { tokenA, tokenB, amountADesired, amountBDesired, amountAMin, amountBMin } = call.args
  const [a, b] = await Promise.all([call.asset(toAddress(String(tokenA))), call.asset(toAddress(String(tokenB)))])
  const most = { a: of(amountADesired, a), b: of(amountBDesired, b) }
  return sentTo({ sentence: ADD, values: { ...most, leastA: of(amountAMin, a), leastB: of(amountBMin, b) } }, call)
}

async function addNative(call: DecodedCall): Promise<Description> {
  const { token, amountTokenDesired, amountTokenMin, amountETHMin } = call.args
  const a = await call.asset(toAddress(String(token)))
  const most = { a: of(amountTokenDesired, a), b: of(call.valueRaw, nativeAsset) }
  const least = { leastA: of(amountTokenMin, a), leastB: of(amountETHMin, nativeAsset) }
  return sentTo({ sentence: ADD, values: { ...most, ...least } }, call)
}

const LP: Asset = { symbol: 'LP tokens', decimals: 18 }

/** Describes a removal of liquidity. It names the permit, if that replaces the approval of the LP tokens. */
const removalOf =
  (method: string): Describe =>
  async (call) => {
    const { token, tokenA = token, liquidity, amountTokenMin, amountETHMin } = call.args
    const { amountAMin = amountTokenMin, amountBMin = amountETHMin } = call.args
    const a = await call.asset(toAddress(String(tokenA)))
    const b = 'tokenB' in call.args ? await call.asset(toAddress(String(call.args['tokenB']))) : nativeAsset
    const permit = method.includes('WithPermit') ? ', with the permit that you signed' : ''
    const values = { shares: of(liquidity, LP), a: of(amountAMin, a), b: of(amountBMin, b) }
    return sentTo({ sentence: `Remove %shares% for at least %a% and %b%${permit}`, values }, call)
  }

const PLACE = { Stake: 'in', Unstake: 'from' } as const

const farmOf =
  (verb: keyof typeof PLACE): Describe =>
  ({ args: { pid, amount } }) => {
    const farm = farmName(BigInt(String(pid)))
    return BigInt(String(amount)) === 0n
      ? { sentence: 'Harvest the reward of the farm %farm%', values: { farm } }
      : {
          sentence: `${verb} %amount% ${PLACE[verb]} the farm, and harvest its reward`,
          values: { amount: of(amount, { symbol: farm, decimals: LP.decimals }) },
        }
  }

/** Describes a stake in a pool or an unstake from it; an amount of 0 is a harvest. */
function stakeOf(verb: keyof typeof PLACE, amountRaw: unknown, pool: ReturnType<typeof poolAt>): Description {
  const { stakingToken = 'cake', earningToken = 'cake' } = pool ?? {}
  const values = { earned: assetByKey(earningToken).symbol }
  if (BigInt(String(amountRaw)) === 0n) return { sentence: 'Harvest %earned% from its pool', values }
  return {
    sentence: `${verb} %amount% ${PLACE[verb]} the pool that pays %earned%, and harvest its reward`,
    values: { ...values, amount: of(amountRaw, assetByKey(stakingToken)) },
  }
}

const manualPool = poolEntries.find(({ sousId }) => sousId === 0)
const staked = (): Asset => assetByKey(manualPool?.stakingToken ?? 'cake')
const wrapped: Asset = { symbol: `W${nativeAsset.symbol}`, decimals: nativeAsset.decimals }

const eachOf = (contract: Interface, describeMethod: (method: string) => Describe) =>
  Object.fromEntries(
    contract.fragments.flatMap((fragment) =>
      'name' in fragment ? [[String(fragment.name), describeMethod(String(fragment.name))]] : [],
    ),
  )

/** Every method that the app calls, by contract. Methods of one name differ by contract, so the address decides. */
const ownContracts: readonly OwnContract[] = [
  { interface: routerSwaps, isAt: at(routerAddress), describe: eachOf(routerSwaps, swapOf) },
  {
    interface: routerLiquidity,
    isAt: at(routerAddress),
    describe: { ...eachOf(routerLiquidity, removalOf), addLiquidity: addTokens, addLiquidityETH: addNative },
  },
  {
    interface: wrappedNative,
    isAt: at(wrappedNativeAddress),
    describe: {
      deposit: ({ valueRaw }) => ({ sentence: 'Wrap %amount%', values: { amount: of(valueRaw, nativeAsset) } }),
      withdraw: ({ args }) => ({ sentence: 'Unwrap %amount%', values: { amount: of(args['amount'], wrapped) } }),
    },
  },
  {
    interface: masterChef,
    isAt: at(masterChefAddress),
    describe: {
      deposit: farmOf('Stake'),
      withdraw: farmOf('Unstake'),
      enterStaking: ({ args }) => stakeOf('Stake', args['amount'], manualPool),
      leaveStaking: ({ args }) => stakeOf('Unstake', args['amount'], manualPool),
    },
  },
  {
    interface: cakeVault,
    isAt: at(cakeVaultAddress),
    describe: {
      deposit: ({ args }) => ({
        sentence: 'Stake %amount% in the vault',
        values: { amount: of(args['amount'], staked()) },
      }),
      withdraw: ({ args }) => ({
        sentence: 'Withdraw %amount% from the vault',
        values: { amount: of(args['shares'], { symbol: 'shares', decimals: LP.decimals }) },
      }),
      withdrawAll: () => ({ sentence: 'Withdraw your whole stake from the vault', values: {} }),
      harvest: () => ({ sentence: 'Compound the vault for everyone, and claim the bounty', values: {} }),
    },
  },
  ...gameContracts,
  {
    interface: nativeSousChef,
    isAt: (address) => poolAt(address) !== undefined,
    describe: { deposit: ({ to, valueRaw }) => stakeOf('Stake', valueRaw, poolAt(to)) },
  },
  {
    interface: sousChef,
    isAt: (address) => poolAt(address) !== undefined,
    describe: {
      deposit: ({ to, args }) => stakeOf('Stake', args['amount'], poolAt(to)),
      withdraw: ({ to, args }) => stakeOf('Unstake', args['amount'], poolAt(to)),
      emergencyWithdraw: ({ to }) => {
        const { stakingToken = 'cake', earningToken = 'cake' } = poolAt(to) ?? {}
        return {
          sentence: 'Withdraw your whole stake of %token%, and give up its reward of %earned%',
          values: { token: assetByKey(stakingToken).symbol, earned: assetByKey(earningToken).symbol },
        }
      },
    },
  },
  ...collectibleContracts,
  ...saleContracts,
  {
    // Every token can be approved.
    interface: erc20,
    isAt: () => true,
    describe: {
      approve: async ({ to, args, asset }) =>
        allowanceDescription(toAddress(String(args['spender'])), BigInt(String(args['amount'])), await asset(to)),
    },
  },
]

function parse(contract: Interface, data: string): TransactionDescription | null {
  try {
    return contract.parseTransaction({ data })
  } catch {
    return null
  }
}

/** A call that the wallet knows. */
export interface DescribedCall {
  method: string
  description: Description
}

/** Structured data to sign, as a page gives it. */
export interface StructuredData {
  primaryType: unknown
  token: unknown
  message: Readonly<Record<string, unknown>>
}

/** Returns what a signed permit (EIP-2612) allows; null for other structured data. */
export async function describePermit(data: StructuredData, asset: ReadAsset): Promise<Description | null> {
  const { spender, value, deadline } = data.message
  if (data.primaryType !== 'Permit') return null
  try {
    const [amountRaw, timeSeconds] = [BigInt(String(value)), BigInt(String(deadline))]
    const allowed = allowanceDescription(
      toAddress(String(spender)),
      amountRaw,
      await asset(toAddress(String(data.token))),
    )
    return {
      sentence: `${allowed.sentence}, without a transaction, until %until%`,
      values: { ...allowed.values, until: { timeSeconds } },
    }
  } catch {
    return null
  }
}

/** Returns what a call does and its method; null for a call that the app never makes. */
export async function describeCall(call: RequestedCall, asset: ReadAsset): Promise<DescribedCall | null> {
  for (const { interface: contract, isAt, describe } of ownContracts) {
    const parsed = isAt(call.to) ? parse(contract, call.data) : null
    const describeMethod = parsed && describe[parsed.name]
    if (!parsed || !describeMethod) continue
    try {
      const description = await describeMethod({ ...call, args: parsed.args.toObject(), asset })
      return { method: parsed.name, description }
    } catch {
      // Arguments that the app never sends, such as an empty path.
      return null
    }
  }
  return null
}
