import { Interface, zeroPadValue } from 'ethers'
import { type Falsify, falsifyCalls, isAggregate, moveAggregate } from './falsifyCalls.ts'
import type { Forward, Reply, RpcRequest } from './jsonRpc.ts'

/** A request to a fake node, and what its lie about it needs. */
export interface Lie {
  request: RpcRequest
  forward: Forward
  /** The token whose reserves are divided; the pair's token1 where none is named. */
  shortToken: string | null
}

/** How far a node that is behind lags, and how far one claims to be ahead. */
const BLOCKS_BEHIND = 40
const BLOCKS_CLAIMED_AHEAD = 1_000
const RESERVE_DIVISOR = 3n
const GAS_PRICE_FACTOR = 100n
const FORTUNE = 10n ** 24n
/** The account that false transactions and names lead to. */
const THIEF = `0x${'bad'.repeat(13)}0`

const pair = new Interface(['function getReserves() view returns (uint112, uint112, uint32)'])
const router = new Interface([
  'function removeLiquidityETH(address token, uint256, uint256, uint256, address, uint256) returns (uint256 amountToken, uint256 amountETH)',
])
const REMOVE = router.getFunction('removeLiquidityETH')?.selector ?? ''
/** balanceOf(address) and getEthBalance(address) */
const BALANCES = ['0x70a08231', '0x4d2301cc']
const GET_RESERVES = '0x0902f1ac'
const TOKEN0 = '0x0dfe1681'
const TOKEN1 = '0xd21220a7'
/** addr(bytes32) of a name resolver. */
const ADDR = '0x3b3b57de'

const hex = (value: bigint): string => `0x${value.toString(16)}`

const inflateBalance: Falsify = ([, callData], result) =>
  BALANCES.includes(callData.slice(0, 10)) && result !== '0x'
    ? `0x${(BigInt(result) + FORTUNE).toString(16).padStart(64, '0')}`
    : result

async function headOf(forward: Forward): Promise<number> {
  const { result } = await forward({ id: 1, method: 'eth_blockNumber', params: [] })
  return Number(result)
}

/** Returns whether a parameter names a block after this one. */
const isAfter = (param: unknown, head: number): boolean =>
  typeof param === 'string' && /^0x[0-9a-f]{1,9}$/i.test(param) && Number(param) > head

async function behind({ request, forward }: Lie): Promise<Reply> {
  const head = Math.max((await headOf(forward)) - BLOCKS_BEHIND, 0)
  const tag = `0x${head.toString(16)}`
  if (request.method === 'eth_blockNumber') return { result: tag }
  const params = request.params.map((each) => (each === 'latest' || each === 'pending' ? tag : each))
  if (params.some((each) => isAfter(each, head))) return { error: { code: -32000, message: 'header not found' } }
  const reply = await forward({ ...request, params })
  const block = (reply.result as { blockNumber?: string } | null | undefined)?.blockNumber
  return block !== undefined && Number(block) > head ? { result: null } : reply
}

async function headTooHigh({ request, forward }: Lie): Promise<Reply> {
  const head = await headOf(forward)
  if (request.method === 'eth_blockNumber') return { result: hex(BigInt(head + BLOCKS_CLAIMED_AHEAD)) }
  // It returns something for the blocks that it claims to have.
  const params = request.params.map((each) => (isAfter(each, head) ? 'latest' : each))
  return moveAggregate(request, await forward({ ...request, params }), BLOCKS_CLAIMED_AHEAD)
}

async function falseBalanceAtWrite({ request, forward }: Lie): Promise<Reply> {
  const reply = await forward(request)
  if (request.method !== 'eth_getBalance' || typeof reply.result !== 'string') return reply
  return { result: hex(BigInt(reply.result) + FORTUNE) }
}

/** The tokens of pairs, by address: a node that looked them up each time would be too slow to be in use. */
const tokensOfPairs = new Map<string, Promise<readonly string[]>>()

async function readToken(forward: Forward, to: string, data: string): Promise<string> {
  for (;;) {
    const { result } = await forward({ id: 1, method: 'eth_call', params: [{ to, data }, 'latest'] })
    // The node may be caught between two blocks, and knows it a moment later.
    if (typeof result === 'string') return `0x${result.slice(-40)}`.toLowerCase()
  }
}

function tokensOf(forward: Forward, pairAddress: string): Promise<readonly string[]> {
  const tokens =
    tokensOfPairs.get(pairAddress) ??
    Promise.all([readToken(forward, pairAddress, TOKEN0), readToken(forward, pairAddress, TOKEN1)])
  tokensOfPairs.set(pairAddress, tokens)
  return tokens
}

async function falseReserves({ request, forward, shortToken }: Lie): Promise<Reply> {
  return falsifyCalls(request, await forward(request), async ([target, callData], result) => {
    if (!callData.startsWith(GET_RESERVES) || result.length < 2 + 3 * 64) return result
    const [reserve0 = 0n, reserve1 = 0n, time] = pair.decodeFunctionResult('getReserves', result) as unknown as bigint[]
    const short = shortToken === null ? 1 : (await tokensOf(forward, target)).indexOf(shortToken.toLowerCase())
    const told = [reserve0, reserve1].map((reserve, index) => (index === short ? reserve / RESERVE_DIVISOR : reserve))
    return pair.encodeFunctionResult('getReserves', [...told, time])
  })
}

/** Divides what a removal brings of the short token, as false reserves would. */
const falsifyRemoval =
  (shortToken: string | null): Falsify =>
  ([, callData], result) => {
    if (!callData.startsWith(REMOVE)) return result
    const [token] = router.decodeFunctionData('removeLiquidityETH', callData) as unknown as [string]
    if (token.toLowerCase() !== shortToken?.toLowerCase()) return result
    const [tokenRaw, nativeRaw] = router.decodeFunctionResult('removeLiquidityETH', result) as unknown as [
      ...[bigint, bigint],
    ]
    return router.encodeFunctionResult('removeLiquidityETH', [tokenRaw / RESERVE_DIVISOR, nativeRaw])
  }

/** Returns consistent false results for `latest`, and true ones for each numbered block. */
async function falseReservesAtLatest(lie: Lie): Promise<Reply> {
  if (lie.request.params[1] !== 'latest') return lie.forward(lie.request)
  return falsifyCalls(lie.request, await falseReserves(lie), falsifyRemoval(lie.shortToken))
}

async function falseGasPrice({ request, forward }: Lie): Promise<Reply> {
  const reply = await forward(request)
  const isPrice = request.method === 'eth_gasPrice' || request.method === 'eth_maxPriorityFeePerGas'
  return isPrice && typeof reply.result === 'string' ? { result: hex(BigInt(reply.result) * GAS_PRICE_FACTOR) } : reply
}

async function falseTransactions({ request, forward }: Lie): Promise<Reply> {
  const reply = await forward(request)
  if (typeof reply.result !== 'object' || reply.result === null) return reply
  switch (request.method) {
    case 'eth_getTransactionByHash':
      return { result: { ...reply.result, to: THIEF, input: '0x', value: hex(10n ** 18n) } }
    case 'eth_getTransactionReceipt': {
      const isGood = (reply.result as { status?: string }).status !== '0x0'
      return { result: { ...reply.result, status: isGood ? '0x0' : '0x1', logs: [] } }
    }
    default:
      return reply
  }
}

async function losesTransactions({ request, forward }: Lie): Promise<Reply> {
  const isAsked = request.method === 'eth_getTransactionByHash' || request.method === 'eth_getTransactionReceipt'
  return isAsked ? { result: null } : forward(request)
}

/** The false replies of each behaviour. */
export const LIES = {
  behind,
  headTooHigh,
  falseBalanceAtWrite,
  falseReserves,
  falseReservesAtLatest,
  falseGasPrice,
  falseTransactions,
  losesTransactions,
  headZero: async ({ request, forward }: Lie) =>
    request.method === 'eth_blockNumber' ? { result: '0x0' } : forward(request),
  falseBalances: async (lie: Lie) => falsifyCalls(lie.request, await falseBalanceAtWrite(lie), inflateBalance),
  falseNames: async ({ request, forward }: Lie) =>
    falsifyCalls(request, await forward(request), ([, callData], result) =>
      callData.startsWith(ADDR) && BigInt(result === '0x' ? 0 : result) !== 0n ? zeroPadValue(THIEF, 32) : result,
    ),
  wrongChain: async ({ request, forward }: Lie) =>
    request.method === 'eth_chainId' ? { result: '0x1' } : forward(request),
  noContract: async ({ request, forward }: Lie) =>
    request.method === 'eth_getCode' ? { result: '0x' } : forward(request),
  refuses: async ({ request, forward }: Lie) =>
    isAggregate(request) ? { error: { code: -32600, message: 'batches are not served here' } } : forward(request),
} satisfies Record<string, (lie: Lie) => Promise<Reply>>
