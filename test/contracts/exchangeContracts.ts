import type { AddressLike, BaseContract, BaseContractMethod, ContractRunner, ContractTransactionResponse } from 'ethers'

export type Read<Args extends unknown[], Result> = BaseContractMethod<Args, Result, Result>
export type Write<Args extends unknown[], Result = void> = BaseContractMethod<Args, Result, ContractTransactionResponse>
type Bytes = string

/** Typed contract; `connect` keeps the type. */
interface Known<Methods> {
  readonly target: string
  connect(runner: ContractRunner | null): KnownContract<Methods>
}
export type KnownContract<Methods> = Omit<BaseContract, 'connect' | 'target'> & Known<Methods> & Methods

export interface TokenMethods {
  name: Read<[], string>
  symbol: Read<[], string>
  decimals: Read<[], bigint>
  totalSupply: Read<[], bigint>
  balanceOf: Read<[owner: AddressLike], bigint>
  allowance: Read<[owner: AddressLike, spender: AddressLike], bigint>
  approve: Write<[spender: AddressLike, value: bigint], boolean>
  transfer: Write<[to: AddressLike, value: bigint], boolean>
  transferFrom: Write<[from: AddressLike, to: AddressLike, value: bigint], boolean>
}

/** Any ERC-20: one of our tokens, the wrapped coin, an LP token. */
export type Token = KnownContract<TokenMethods>

/** Token of the local chain that its deployer can mint. */
export type MintableToken = KnownContract<
  TokenMethods & { owner: Read<[], string>; mint: Write<[to: AddressLike, value: bigint]> }
>

export type Wbnb = KnownContract<TokenMethods & { deposit: Write<[]>; withdraw: Write<[value: bigint]> }>

export type Factory = KnownContract<{
  INIT_CODE_PAIR_HASH: Read<[], Bytes>
  feeTo: Read<[], string>
  feeToSetter: Read<[], string>
  getPair: Read<[one: AddressLike, other: AddressLike], string>
  allPairs: Read<[index: bigint], string>
  allPairsLength: Read<[], bigint>
  createPair: Write<[one: AddressLike, other: AddressLike], string>
  setFeeTo: Write<[feeTo: AddressLike]>
  setFeeToSetter: Write<[setter: AddressLike]>
}>

type Signature = [v: number, r: Bytes, s: Bytes]

export type Pair = KnownContract<
  TokenMethods & {
    MINIMUM_LIQUIDITY: Read<[], bigint>
    DOMAIN_SEPARATOR: Read<[], Bytes>
    PERMIT_TYPEHASH: Read<[], Bytes>
    nonces: Read<[owner: AddressLike], bigint>
    permit: Write<[owner: AddressLike, spender: AddressLike, value: bigint, deadline: bigint, ...signature: Signature]>
    factory: Read<[], string>
    token0: Read<[], string>
    token1: Read<[], string>
    getReserves: Read<[], [reserve0: bigint, reserve1: bigint, atSeconds: bigint]>
    kLast: Read<[], bigint>
    price0CumulativeLast: Read<[], bigint>
    price1CumulativeLast: Read<[], bigint>
    initialize: Write<[token0: AddressLike, token1: AddressLike]>
    mint: Write<[to: AddressLike], bigint>
    burn: Write<[to: AddressLike], [amount0: bigint, amount1: bigint]>
    swap: Write<[amount0Out: bigint, amount1Out: bigint, to: AddressLike, data: Bytes]>
    skim: Write<[to: AddressLike]>
    sync: Write<[]>
  }
>

type Path = readonly AddressLike[]
type End = [to: AddressLike, deadline: bigint]
type Trade = [amount: bigint, limit: bigint, path: Path, ...End]
type NativeTrade = [limit: bigint, path: Path, ...End]
type Removal = [one: AddressLike, other: AddressLike, shares: bigint, minOne: bigint, minOther: bigint, ...End]
type NativeRemoval = [token: AddressLike, shares: bigint, minToken: bigint, minNative: bigint, ...End]
type PermitSignature = [approveMax: boolean, ...signature: Signature]
type Ratio = [amount: bigint, reserve: bigint, otherReserve: bigint]

export type Router = KnownContract<{
  WETH: Read<[], string>
  factory: Read<[], string>
  quote: Read<Ratio, bigint>
  getAmountOut: Read<Ratio, bigint>
  getAmountIn: Read<Ratio, bigint>
  getAmountsOut: Read<[amountIn: bigint, path: Path], bigint[]>
  getAmountsIn: Read<[amountOut: bigint, path: Path], bigint[]>
  addLiquidity: Write<
    [...[one: AddressLike, other: AddressLike, wantedOne: bigint, wantedOther: bigint], ...[bigint, bigint], ...End],
    [amountOne: bigint, amountOther: bigint, shares: bigint]
  >
  addLiquidityETH: Write<
    [token: AddressLike, desired: bigint, minToken: bigint, minNative: bigint, ...End],
    [amountToken: bigint, amountNative: bigint, shares: bigint]
  >
  removeLiquidity: Write<Removal, [amountOne: bigint, amountOther: bigint]>
  removeLiquidityETH: Write<NativeRemoval, [amountToken: bigint, amountNative: bigint]>
  removeLiquidityWithPermit: Write<[...Removal, ...PermitSignature], [amountOne: bigint, amountOther: bigint]>
  removeLiquidityETHWithPermit: Write<
    [...NativeRemoval, ...PermitSignature],
    [amountToken: bigint, amountNative: bigint]
  >
  removeLiquidityETHSupportingFeeOnTransferTokens: Write<NativeRemoval, bigint>
  removeLiquidityETHWithPermitSupportingFeeOnTransferTokens: Write<[...NativeRemoval, ...PermitSignature], bigint>
  swapExactTokensForTokens: Write<Trade, bigint[]>
  swapTokensForExactTokens: Write<Trade, bigint[]>
  swapExactETHForTokens: Write<NativeTrade, bigint[]>
  swapETHForExactTokens: Write<NativeTrade, bigint[]>
  swapExactTokensForETH: Write<Trade, bigint[]>
  swapTokensForExactETH: Write<Trade, bigint[]>
  swapExactTokensForTokensSupportingFeeOnTransferTokens: Write<Trade>
  swapExactETHForTokensSupportingFeeOnTransferTokens: Write<NativeTrade>
  swapExactTokensForETHSupportingFeeOnTransferTokens: Write<Trade>
}>

type Call = { target: AddressLike; callData: Bytes }
type CallResult = [success: boolean, returnData: Bytes]

export type MulticallContract = KnownContract<{
  aggregate: Write<[calls: readonly Call[]], [blockNumber: bigint, returnData: Bytes[]]>
  tryAggregate: Write<[requireSuccess: boolean, calls: readonly Call[]], CallResult[]>
  blockAndAggregate: Write<[calls: readonly Call[]], [blockNumber: bigint, blockHash: Bytes, returnData: CallResult[]]>
  tryBlockAndAggregate: Write<
    [requireSuccess: boolean, calls: readonly Call[]],
    [blockNumber: bigint, blockHash: Bytes, returnData: CallResult[]]
  >
  getEthBalance: Read<[owner: AddressLike], bigint>
  getBlockNumber: Read<[], bigint>
  getBlockHash: Read<[blockNumber: bigint], Bytes>
  getLastBlockHash: Read<[], Bytes>
  getCurrentBlockTimestamp: Read<[], bigint>
  getCurrentBlockDifficulty: Read<[], bigint>
  getCurrentBlockGasLimit: Read<[], bigint>
  getCurrentBlockCoinbase: Read<[], string>
}>
