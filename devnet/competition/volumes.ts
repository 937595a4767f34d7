import { Interface, ZeroAddress } from 'ethers'
import type { Trader } from '../../src/features/competition/competition.rules.ts'
import type { Rpc } from '../node/rpc.ts'
import { readCompetition, readTokens, type Deployed } from '../protocol/deploymentFiles.ts'

const abi = new Interface([
  'function getPair(address, address) view returns (address)',
  'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)',
  'event UserRegister(address userAddress, uint256 teamId)',
])

interface Log {
  address: string
  data: string
  topics: string[]
  blockNumber: string
  transactionHash: string
}

/** Returns the tokens of the eligible pairs other than WBNB, which is a side of each. */
function otherSides(): string[] {
  const tokens = Object.values(readTokens())
  return readCompetition().eligiblePairs.map((pair) => {
    const symbol = pair.split('/').find((side) => side !== 'BNB')
    return tokens.find((token) => token.symbol === symbol)?.address ?? ''
  })
}

/** Returns the registered accounts with the BNB of their swaps in the eligible pairs since they registered, in wei. */
export async function countVolumes(rpc: Rpc, { contracts }: Pick<Deployed, 'contracts'>): Promise<Trader[]> {
  const { factory = '', wrappedNative = '', tradingCompetition = ZeroAddress } = contracts
  const logsOf = (address: string | string[], name: 'Swap' | 'UserRegister') =>
    rpc.request<Log[]>('eth_getLogs', {
      ...{ address, fromBlock: '0x0', toBlock: 'latest', topics: [abi.getEvent(name)?.topicHash] },
    })
  const found = await rpc.requestAll<string>(
    otherSides().map((token) => {
      const data = abi.encodeFunctionData('getPair', [token, wrappedNative])
      return ['eth_call', { to: factory, data }, 'latest'] as const
    }),
  )
  const pairs = found.map((result) => String(abi.decodeFunctionResult('getPair', result)[0]).toLowerCase())
  const isFirst = new Map(
    otherSides().map((token, at) => [pairs[at] ?? '', BigInt(wrappedNative) < BigInt(token)] as const),
  )
  const traders = new Map<string, Trader & { since: number }>()
  for (const { data, topics, blockNumber } of await logsOf(tradingCompetition, 'UserRegister')) {
    const [account, teamId] = abi.decodeEventLog('UserRegister', data, topics) as unknown as [string, bigint]
    const trader = { account, teamId: Number(teamId), volumeRaw: 0n, since: Number(blockNumber) }
    traders.set(account.toLowerCase(), trader)
  }
  const swaps = await logsOf(pairs, 'Swap')
  const senders = await rpc.requestAll<{ from: string }>(
    swaps.map(({ transactionHash }) => ['eth_getTransactionByHash', transactionHash] as const),
  )
  for (const [at, { address, data, topics, blockNumber }] of swaps.entries()) {
    const trader = traders.get(senders[at]?.from.toLowerCase() ?? '')
    if (!trader || Number(blockNumber) < trader.since) continue
    const [, in0, in1, out0, out1] = abi.decodeEventLog('Swap', data, topics) as unknown as [string, ...bigint[]]
    const [first, second] = [(in0 ?? 0n) + (out0 ?? 0n), (in1 ?? 0n) + (out1 ?? 0n)]
    trader.volumeRaw += isFirst.get(address.toLowerCase()) ? first : second
  }
  return [...traders.values()]
}
