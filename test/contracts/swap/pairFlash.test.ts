import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { AbiCoder, type BaseContract, type ContractTransactionResponse } from 'ethers'
import { deploy } from '../deployExchange.ts'
import { deployPool, readPool, type Pool } from './pool.ts'

type Amounts = [amount0: bigint, amount1: bigint]

interface BorrowingPool extends Pool {
  borrower: BaseContract
  /**
   * Borrows through the borrower contract, which repays the given amounts. It first calls the pair with `meanwhile`, if
   * given.
   */
  borrow(amounts: Amounts, repaid: Amounts, meanwhile?: string): Promise<ContractTransactionResponse>
}

interface FlashBorrower extends BaseContract {
  borrow(pair: Pool['pair'], ...order: [Amounts, Amounts, string]): Promise<ContractTransactionResponse>
}

const RESERVE = 1_000_000n

async function deployBorrower(): Promise<BorrowingPool> {
  const pool = await deployPool()
  await pool.fill(RESERVE, RESERVE)
  const borrower = await deploy<FlashBorrower>('FlashBorrower')
  return {
    ...pool,
    borrower,
    borrow: (amounts, repaid, meanwhile = '0x') => borrower.borrow(pool.pair, amounts, repaid, meanwhile),
  }
}

describe('pair: flash swaps', () => {
  let pool: BorrowingPool
  beforeEach(async () => {
    pool = await loadFixture(deployBorrower)
  })

  it('send the tokens first and pass on the sender, the amounts and the data', async () => {
    const { borrower, borrow, pair, token0 } = pool
    await token0.transfer(borrower, 1000n)
    const loan = borrow([100_000n, 0n], [100_251n, 0n])
    const data = AbiCoder.defaultAbiCoder().encode(['uint256[2]', 'bytes'], [[100_251n, 0n], '0x'])
    await expect(loan).to.emit(borrower, 'Called').withArgs(borrower.target, 100_000n, 0n, data)
    await expect(loan).to.emit(pair, 'Swap').withArgs(borrower.target, 100_251n, 0n, 100_000n, 0n, borrower.target)
    expect(await token0.balanceOf(borrower)).to.equal(749n)
    expect(await readPool(pair)).to.include({ reserve0: RESERVE + 251n, reserve1: RESERVE })
  })

  it('cost the fee of 0.25 % in the borrowed token', async () => {
    const { borrower, borrow, token0 } = pool
    await token0.transfer(borrower, 1000n)
    // 100,250 * 0.9975 is less than 100,000; 100,251 * 0.9975 is more.
    await expect(borrow([100_000n, 0n], [100_250n, 0n])).to.be.revertedWith('Pancake: K')
    await borrow([100_000n, 0n], [100_251n, 0n])
  })

  it('can be repaid in the other token, or in both', async () => {
    const { borrower, borrow, pair, token0, token1 } = pool
    for (const token of [token0, token1]) await token.transfer(borrower, 200_000n)
    await borrow([100_000n, 0n], [0n, 112_000n])
    await borrow([1000n, 1000n], [1010n, 1010n])
    const { reserve0, reserve1 } = await readPool(pair)
    expect([reserve0, reserve1]).to.deep.equal([RESERVE - 99_990n, RESERVE + 112_010n])
  })

  it('revert without repayment', async () => {
    await expect(pool.borrow([100_000n, 0n], [0n, 0n])).to.be.revertedWith('Pancake: INSUFFICIENT_INPUT_AMOUNT')
  })

  for (const [method, ...args] of [
    ['mint', 'trader'],
    ['burn', 'trader'],
    ['swap', 1n, 0n, 'trader', '0x'],
    ['skim', 'trader'],
    ['sync'],
  ] as const) {
    it(`block ${method} until they end`, async () => {
      const { borrower, borrow, pair, token0, trader } = pool
      await token0.transfer(borrower, 1000n)
      const values = args.map((value) => (value === 'trader' ? trader.address : value))
      const meanwhile = pair.interface.encodeFunctionData(method, values)
      await expect(borrow([100_000n, 0n], [100_251n, 0n], meanwhile)).to.be.revertedWith('Pancake: LOCKED')
    })
  }

  it('allow reads of the pair until they end', async () => {
    const { borrower, borrow, pair, token0 } = pool
    await token0.transfer(borrower, 1000n)
    const loan = borrow([100_000n, 0n], [100_251n, 0n], pair.interface.encodeFunctionData('getReserves'))
    await expect(loan).to.emit(pair, 'Swap')
  })

  it('call no contract without data', async () => {
    const { borrower, pair, sendTokens } = pool
    await sendTokens(1000n, 0n)
    await expect(pair.swap(0n, 900n, borrower, '0x')).to.not.emit(borrower, 'Called')
  })
})
