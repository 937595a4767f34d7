import { RpcError } from '../../../src/chain/rpc/nodes.ts'
import { RevertError } from '../../../src/chain/send/rehearse.ts'
import { routerAddress, wrappedNativeAddress } from '../../../src/deployment/contracts.ts'
import { causeOfFailure } from '../../../src/features/earn/write/allowance.chain.ts'
import { agreedAddition } from '../../../src/features/liquidity/add/agreedAddition.ts'
import { rehearseAddition } from '../../../src/features/liquidity/add/useAddFlow.ts'
import { panicData } from './revert.ts'
import { scriptedNode } from './scriptedNode.ts'
import { cake, native } from './swapMarket.ts'
import { swapScene } from './swapScene.ts'
import { serve } from './swapStage.tsx'
import { SENDER } from './transactionRecord.ts'

/** Rehearses the first deposit of a pool that another account has created meanwhile; rejects. */
export async function rehearseNewPool(): Promise<unknown> {
  serve(swapScene({ measured: null, refused: () => 'PancakeRouter: INSUFFICIENT_B_AMOUNT' }).node)
  const holdings = { firstRaw: 0n, secondRaw: 0n, supplyRaw: 0n }
  const addition = { firstRaw: 10n ** 18n, secondRaw: 10n ** 18n, sharesRaw: 1n, supplyAfterRaw: 1n }
  const agreed = agreedAddition(native, cake, { addition, holdings, isNewPool: true, valueCents: null }, 50)
  return rehearseAddition(agreed, SENDER, 1_200)
}

/** Spends one base unit more than the allowance, which panics in the token; rejects. */
export async function spendTooMuch(): Promise<unknown> {
  const [tokenAddress, spender] = [wrappedNativeAddress, routerAddress]
  const short = scriptedNode({ eth_call: () => `0x${'6'.padStart(64, '0')}` })
  const cause = new RpcError('execution reverted', 3, panicData(17))
  const error = new RevertError('arithmetic overflow', { cause })
  throw await causeOfFailure(short, SENDER, { tokenAddress, symbol: 'WBNB', spender, amountRaw: 7n }, error)
}
