import { Interface, zeroPadValue } from 'ethers'

/** JSON-RPC request as a node receives it. */
export interface RpcRequest {
  id: unknown
  method: string
  params: unknown[]
}

export interface Reply {
  result?: unknown
  error?: { code: number; message: string }
}

/** Sends a request to the real node behind a fake one. */
type Forward = (request: RpcRequest) => Promise<Reply>

/** A contract call, alone or within an aggregate. */
type Call = readonly [target: string, callData: string]
type Result = readonly [success: boolean, returnData: string]

/** Returns the false result of one contract call. */
type Falsify = (call: Call, result: string) => string | Promise<string>

const multicall = new Interface([
  'function aggregate((address, bytes)[]) returns (uint256, bytes[])',
  'function tryAggregate(bool, (address, bytes)[]) returns ((bool, bytes)[])',
  'function tryBlockAndAggregate(bool, (address, bytes)[]) returns (uint256, bytes32, (bool, bytes)[])',
])

interface CallParams {
  to?: string
  data?: string
  input?: string
}

function callOf({ params }: RpcRequest): Call {
  const { to = '', data, input } = (params[0] ?? {}) as CallParams
  return [to, data ?? input ?? '']
}

const aggregateOf = (request: RpcRequest) =>
  request.method === 'eth_call' ? multicall.getFunction(callOf(request)[1].slice(0, 10)) : null

/** Returns whether a request aggregates many contract calls. */
const isAggregate = (request: RpcRequest): boolean => aggregateOf(request) !== null

/** Falsifies the result of a plain eth_call, or of each call of an aggregate. */
async function falsifyCalls(request: RpcRequest, reply: Reply, falsify: Falsify): Promise<Reply> {
  if (request.method !== 'eth_call' || typeof reply.result !== 'string') return reply
  const [target, callData] = callOf(request)
  const aggregate = aggregateOf(request)
  if (!aggregate) return { ...reply, result: await falsify([target, callData], reply.result) }
  const calls = [...multicall.decodeFunctionData(aggregate, callData)].at(-1) as Call[]
  // The results come last, whatever else the method returns.
  const returned = [...multicall.decodeFunctionResult(aggregate, reply.result)]
  const results = returned.pop() as readonly (string | Result)[]
  const falsified = await Promise.all(
    results.map(async (result, at) => {
      const call = calls[at] ?? ['', '']
      if (typeof result === 'string') return falsify(call, result)
      const [isSuccess, data] = result
      return [isSuccess, isSuccess ? await falsify(call, data) : data]
    }),
  )
  return { ...reply, result: multicall.encodeFunctionResult(aggregate, [...returned, falsified]) }
}

/** Adds blocks to the block number in an aggregate's result, if its method returns one. */
function moveAggregate(request: RpcRequest, reply: Reply, blocks: number): Reply {
  const aggregate = aggregateOf(request)
  if (!aggregate || aggregate.name === 'tryAggregate' || typeof reply.result !== 'string') return reply
  const [block, ...others] = multicall.decodeFunctionResult(aggregate, reply.result).toArray() as [bigint, ...unknown[]]
  return { ...reply, result: multicall.encodeFunctionResult(aggregate, [block + BigInt(blocks), ...others]) }
}

/** Request to a fake node, and what a false reply to it needs. */
export interface RequestToFalsify {
  request: RpcRequest
  forward: Forward
  /** The token whose reserves are divided; null: the token1 of each pair. */
  understatedToken: string | null
}

/** Blocks by which a lagging node is behind, and by which an outlier claims to be ahead. */
const BLOCKS_BEHIND = 40
const BLOCKS_AHEAD = 1_000
const RESERVE_DIVISOR = 3n
const GAS_PRICE_FACTOR = 100n
const ADDED_BALANCE_RAW = 10n ** 24n
/** Recipient in false transactions, and the address that false names resolve to. */
const ATTACKER = `0x${'bad'.repeat(13)}0`

const pair = new Interface(['function getReserves() view returns (uint112, uint112, uint32)'])
const router = new Interface([
  'function removeLiquidityETH(address token, uint256, uint256, uint256, address, uint256) returns (uint256 amountToken, uint256 amountETH)',
])
const REMOVE_LIQUIDITY_ETH = router.getFunction('removeLiquidityETH')?.selector ?? ''
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
    ? `0x${(BigInt(result) + ADDED_BALANCE_RAW).toString(16).padStart(64, '0')}`
    : result

async function headOf(forward: Forward): Promise<number> {
  const { result } = await forward({ id: 1, method: 'eth_blockNumber', params: [] })
  return Number(result)
}

/** Returns whether a parameter is the number of a block after `head`. */
const isBlockAfter = (param: unknown, head: number): boolean =>
  typeof param === 'string' && /^0x[0-9a-f]{1,9}$/i.test(param) && Number(param) > head

async function behind({ request, forward }: RequestToFalsify): Promise<Reply> {
  const head = Math.max((await headOf(forward)) - BLOCKS_BEHIND, 0)
  const tag = `0x${head.toString(16)}`
  if (request.method === 'eth_blockNumber') return { result: tag }
  const params = request.params.map((each) => (each === 'latest' || each === 'pending' ? tag : each))
  if (params.some((each) => isBlockAfter(each, head))) return { error: { code: -32000, message: 'header not found' } }
  const reply = await forward({ ...request, params })
  const block = (reply.result as { blockNumber?: string } | null | undefined)?.blockNumber
  return block !== undefined && Number(block) > head ? { result: null } : reply
}

async function headTooHigh({ request, forward }: RequestToFalsify): Promise<Reply> {
  const head = await headOf(forward)
  if (request.method === 'eth_blockNumber') return { result: hex(BigInt(head + BLOCKS_AHEAD)) }
  // The blocks that it claims to have must be readable.
  const params = request.params.map((each) => (isBlockAfter(each, head) ? 'latest' : each))
  return moveAggregate(request, await forward({ ...request, params }), BLOCKS_AHEAD)
}

async function falseBalanceAtWrite({ request, forward }: RequestToFalsify): Promise<Reply> {
  const reply = await forward(request)
  if (request.method !== 'eth_getBalance' || typeof reply.result !== 'string') return reply
  return { result: hex(BigInt(reply.result) + ADDED_BALANCE_RAW) }
}

/** Tokens of pairs, by address. Without this cache the node would be so slow that the app excludes it. */
const tokensOfPairs = new Map<string, Promise<readonly string[]>>()

async function readToken(forward: Forward, to: string, data: string): Promise<string> {
  for (;;) {
    const { result } = await forward({ id: 1, method: 'eth_call', params: [{ to, data }, 'latest'] })
    // A node that is importing a block can fail; the next request succeeds.
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

async function falseReserves({ request, forward, understatedToken }: RequestToFalsify): Promise<Reply> {
  return falsifyCalls(request, await forward(request), async ([target, callData], result) => {
    if (!callData.startsWith(GET_RESERVES) || result.length < 2 + 3 * 64) return result
    const [reserve0 = 0n, reserve1 = 0n, time] = pair.decodeFunctionResult('getReserves', result) as unknown as bigint[]
    const understatedIndex =
      understatedToken === null ? 1 : (await tokensOf(forward, target)).indexOf(understatedToken.toLowerCase())
    const falseReserve = [reserve0, reserve1].map((reserve, index) =>
      index === understatedIndex ? reserve / RESERVE_DIVISOR : reserve,
    )
    return pair.encodeFunctionResult('getReserves', [...falseReserve, time])
  })
}

/** Divides the amount of the understated token that a removal returns, consistent with the false reserves. */
const falsifyRemoval =
  (understatedToken: string | null): Falsify =>
  ([, callData], result) => {
    if (!callData.startsWith(REMOVE_LIQUIDITY_ETH)) return result
    const [token] = router.decodeFunctionData('removeLiquidityETH', callData) as unknown as [string]
    if (token.toLowerCase() !== understatedToken?.toLowerCase()) return result
    const [tokenRaw, nativeRaw] = router.decodeFunctionResult('removeLiquidityETH', result) as unknown as [
      ...[bigint, bigint],
    ]
    return router.encodeFunctionResult('removeLiquidityETH', [tokenRaw / RESERVE_DIVISOR, nativeRaw])
  }

/** Returns consistent false results for `latest`, and true ones for each numbered block. */
async function falseReservesAtLatest(options: RequestToFalsify): Promise<Reply> {
  if (options.request.params[1] !== 'latest') return options.forward(options.request)
  return falsifyCalls(options.request, await falseReserves(options), falsifyRemoval(options.understatedToken))
}

async function falseGasPrice({ request, forward }: RequestToFalsify): Promise<Reply> {
  const reply = await forward(request)
  const isPrice = request.method === 'eth_gasPrice' || request.method === 'eth_maxPriorityFeePerGas'
  return isPrice && typeof reply.result === 'string' ? { result: hex(BigInt(reply.result) * GAS_PRICE_FACTOR) } : reply
}

async function falseTransactions({ request, forward }: RequestToFalsify): Promise<Reply> {
  const reply = await forward(request)
  if (typeof reply.result !== 'object' || reply.result === null) return reply
  switch (request.method) {
    case 'eth_getTransactionByHash':
      return { result: { ...reply.result, to: ATTACKER, input: '0x', value: hex(10n ** 18n) } }
    case 'eth_getTransactionReceipt': {
      const hasSucceeded = (reply.result as { status?: string }).status !== '0x0'
      return { result: { ...reply.result, status: hasSucceeded ? '0x0' : '0x1', logs: [] } }
    }
    default:
      return reply
  }
}

async function losesTransactions({ request, forward }: RequestToFalsify): Promise<Reply> {
  const isLost = request.method === 'eth_getTransactionByHash' || request.method === 'eth_getTransactionReceipt'
  return isLost ? { result: null } : forward(request)
}

/** The false replies of each behaviour. */
export const FALSE_REPLIES = {
  behind,
  headTooHigh,
  falseBalanceAtWrite,
  falseReserves,
  falseReservesAtLatest,
  falseGasPrice,
  falseTransactions,
  losesTransactions,
  headZero: async ({ request, forward }: RequestToFalsify) =>
    request.method === 'eth_blockNumber' ? { result: '0x0' } : forward(request),
  falseBalances: async (options: RequestToFalsify) =>
    falsifyCalls(options.request, await falseBalanceAtWrite(options), inflateBalance),
  falseNames: async ({ request, forward }: RequestToFalsify) =>
    falsifyCalls(request, await forward(request), ([, callData], result) =>
      callData.startsWith(ADDR) && BigInt(result === '0x' ? 0 : result) !== 0n ? zeroPadValue(ATTACKER, 32) : result,
    ),
  wrongChain: async ({ request, forward }: RequestToFalsify) =>
    request.method === 'eth_chainId' ? { result: '0x1' } : forward(request),
  noContract: async ({ request, forward }: RequestToFalsify) =>
    request.method === 'eth_getCode' ? { result: '0x' } : forward(request),
  refuses: async ({ request, forward }: RequestToFalsify) =>
    isAggregate(request) ? { error: { code: -32600, message: 'batches are not served here' } } : forward(request),
} satisfies Record<string, (options: RequestToFalsify) => Promise<Reply>>
