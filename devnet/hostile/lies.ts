import { Interface, zeroPadValue } from 'ethers'

/** A JSON-RPC request as a node receives it. */
export interface Question {
  id: unknown
  method: string
  params: unknown[]
}

export interface Reply {
  result?: unknown
  error?: { code: number; message: string }
}

/** Sends a request to the real node behind a fake one. */
export type Forward = (question: Question) => Promise<Reply>

/** What a fake node changes about honest answers. */
export interface Lie {
  question: Question
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

const multicall = new Interface([
  'function tryBlockAndAggregate(bool, (address target, bytes callData)[]) returns (uint256, bytes32, (bool success, bytes returnData)[])',
])
const pair = new Interface(['function getReserves() view returns (uint112, uint112, uint32)'])
const router = new Interface([
  'function removeLiquidityETH(address token, uint256, uint256, uint256, address, uint256) returns (uint256 amountToken, uint256 amountETH)',
])
const REMOVE = router.getFunction('removeLiquidityETH')?.selector ?? ''
const AGGREGATE = multicall.getFunction('tryBlockAndAggregate')?.selector ?? ''
/** balanceOf(address) and getEthBalance(address) */
const BALANCES = ['0x70a08231', '0x4d2301cc']
const GET_RESERVES = '0x0902f1ac'
const TOKEN0 = '0x0dfe1681'
const TOKEN1 = '0xd21220a7'
/** addr(bytes32) of a name resolver. */
const ADDR = '0x3b3b57de'

type Call = [target: string, callData: string]
type Result = [success: boolean, returnData: string]
type Aggregate = [block: bigint, hash: string, results: Result[]]
/** Returns the false result of one contract call. */
type Falsify = (call: Call, result: string) => Promise<string>

const hex = (value: bigint): string => `0x${value.toString(16)}`

interface CallParams {
  to?: string
  data?: string
  input?: string
}

const callOf = ({ params }: Question): Call => {
  const { to = '', data, input } = (params[0] ?? {}) as CallParams
  return [to, data ?? input ?? '']
}

const isAggregate = (question: Question): boolean =>
  question.method === 'eth_call' && callOf(question)[1].startsWith(AGGREGATE)

const decode = (result: string): Aggregate =>
  multicall.decodeFunctionResult('tryBlockAndAggregate', result) as unknown as Aggregate

const encode = (answer: Aggregate): string => multicall.encodeFunctionResult('tryBlockAndAggregate', answer)

/** Applies a lie to a plain eth_call, and to each call of an aggregate. */
async function falsifyCalls(question: Question, reply: Reply, falsify: Falsify): Promise<Reply> {
  if (question.method !== 'eth_call' || typeof reply.result !== 'string') return reply
  if (!isAggregate(question)) return { result: await falsify(callOf(question), reply.result) }
  const [, calls] = multicall.decodeFunctionData('tryBlockAndAggregate', callOf(question)[1]) as unknown as [
    boolean,
    Call[],
  ]
  const [block, hash, results] = decode(reply.result)
  const told = await Promise.all(
    results.map(async ([success, data], index): Promise<Result> => {
      const call = calls[index]
      return [success, success && call ? await falsify([call[0], call[1]], data) : data]
    }),
  )
  return { result: encode([block, hash, told]) }
}

const inflateBalance: Falsify = async ([, callData], result) =>
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

async function behind({ question, forward }: Lie): Promise<Reply> {
  const head = Math.max((await headOf(forward)) - BLOCKS_BEHIND, 0)
  const tag = `0x${head.toString(16)}`
  if (question.method === 'eth_blockNumber') return { result: tag }
  const params = question.params.map((each) => (each === 'latest' || each === 'pending' ? tag : each))
  if (params.some((each) => isAfter(each, head))) return { error: { code: -32000, message: 'header not found' } }
  const reply = await forward({ ...question, params })
  const block = (reply.result as { blockNumber?: string } | null | undefined)?.blockNumber
  return block !== undefined && Number(block) > head ? { result: null } : reply
}

async function claimsAhead({ question, forward }: Lie): Promise<Reply> {
  const head = await headOf(forward)
  if (question.method === 'eth_blockNumber') return { result: hex(BigInt(head + BLOCKS_CLAIMED_AHEAD)) }
  // It returns something for the blocks that it claims to have.
  const params = question.params.map((each) => (isAfter(each, head) ? 'latest' : each))
  const reply = await forward({ ...question, params })
  if (!isAggregate(question) || typeof reply.result !== 'string') return reply
  const [block, hash, results] = decode(reply.result)
  return { result: encode([block + BigInt(BLOCKS_CLAIMED_AHEAD), hash, results.map(([is, data]) => [is, data])]) }
}

async function lyingAtWrite({ question, forward }: Lie): Promise<Reply> {
  const reply = await forward(question)
  if (question.method !== 'eth_getBalance' || typeof reply.result !== 'string') return reply
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

async function lyingAboutReserves({ question, forward, shortToken }: Lie): Promise<Reply> {
  return falsifyCalls(question, await forward(question), async ([target, callData], result) => {
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
  async ([, callData], result) => {
    if (!callData.startsWith(REMOVE)) return result
    const [token] = router.decodeFunctionData('removeLiquidityETH', callData) as unknown as [string]
    if (token.toLowerCase() !== shortToken?.toLowerCase()) return result
    const [tokenRaw, nativeRaw] = router.decodeFunctionResult('removeLiquidityETH', result) as unknown as [
      ...[bigint, bigint],
    ]
    return router.encodeFunctionResult('removeLiquidityETH', [tokenRaw / RESERVE_DIVISOR, nativeRaw])
  }

/** Lies consistently about what has no number to check it by, and is honest about each numbered block. */
async function lyingAtLatest(lie: Lie): Promise<Reply> {
  if (lie.question.params[1] !== 'latest') return lie.forward(lie.question)
  return falsifyCalls(lie.question, await lyingAboutReserves(lie), falsifyRemoval(lie.shortToken))
}

async function lyingAboutGasPrice({ question, forward }: Lie): Promise<Reply> {
  const reply = await forward(question)
  const isPrice = question.method === 'eth_gasPrice' || question.method === 'eth_maxPriorityFeePerGas'
  return isPrice && typeof reply.result === 'string' ? { result: hex(BigInt(reply.result) * GAS_PRICE_FACTOR) } : reply
}

async function lyingAboutTransactions({ question, forward }: Lie): Promise<Reply> {
  const reply = await forward(question)
  if (typeof reply.result !== 'object' || reply.result === null) return reply
  switch (question.method) {
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

async function forgetsTransactions({ question, forward }: Lie): Promise<Reply> {
  const isAsked = question.method === 'eth_getTransactionByHash' || question.method === 'eth_getTransactionReceipt'
  return isAsked ? { result: null } : forward(question)
}

/** The false answers of each behaviour; one that is not listed forwards honestly. */
export const LIES = {
  behind,
  claimsAhead,
  lyingAtWrite,
  lyingAboutReserves,
  lyingAtLatest,
  lyingAboutGasPrice,
  lyingAboutTransactions,
  forgetsTransactions,
  claimsZero: async ({ question, forward }: Lie) =>
    question.method === 'eth_blockNumber' ? { result: '0x0' } : forward(question),
  lying: async (lie: Lie) => falsifyCalls(lie.question, await lyingAtWrite(lie), inflateBalance),
  lyingAboutNames: async ({ question, forward }: Lie) =>
    falsifyCalls(question, await forward(question), async ([, callData], result) =>
      callData.startsWith(ADDR) && BigInt(result === '0x' ? 0 : result) !== 0n ? zeroPadValue(THIEF, 32) : result,
    ),
  wrongChain: async ({ question, forward }: Lie) =>
    question.method === 'eth_chainId' ? { result: '0x1' } : forward(question),
  noContract: async ({ question, forward }: Lie) =>
    question.method === 'eth_getCode' ? { result: '0x' } : forward(question),
  refuses: async ({ question, forward }: Lie) =>
    isAggregate(question) ? { error: { code: -32600, message: 'batches are not served here' } } : forward(question),
} satisfies Record<string, (lie: Lie) => Promise<Reply>>
