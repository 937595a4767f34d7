import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { AbiCoder, type AddressLike, type BaseContract, type ContractTransactionResponse } from 'ethers'
import { deploy } from '../deployExchange.ts'
import type { Pair } from '../exchangeContracts.ts'
import { deployPool, readPool, type Pool } from './pool.ts'

interface FlashBorrower extends BaseContract {
  borrow(
    pair: Pair,
    amounts: [amount0: bigint, amount1: bigint],
    repaid: [amount0: bigint, amount1: bigint],
    reenters: boolean,
  ): Promise<ContractTransactionResponse>
}

const RESERVE = 1_000_000n

async function deployBorrower(): Promise<Pool & { borrower: FlashBorrower }> {
  const pool = await deployPool()
  await pool.fill(RESERVE, RESERVE)
  return { ...pool, borrower: await deploy<FlashBorrower>('FlashBorrower') }
}

const word = AbiCoder.defaultAbiCoder()

describe('pair: flash calls', () => {
  let pool: Awaited<ReturnType<typeof deployBorrower>>
  beforeEach(async () => {
    pool = await loadFixture(deployBorrower)
  })

  it('hand out the tokens first and say who asked, how much and with which data', async () => {
    const { borrower, pair, token0 } = pool
    await token0.transfer(borrower, 1000n)
    const loan = borrower.borrow(pair, [100_000n, 0n], [100_251n, 0n], false)
    const data = word.encode(['uint256', 'uint256', 'bool'], [100_251n, 0n, false])
    await expect(loan).to.emit(borrower, 'Called').withArgs(borrower.target, 100_000n, 0n, data)
    await expect(loan).to.emit(pair, 'Swap').withArgs(borrower.target, 100_251n, 0n, 100_000n, 0n, borrower.target)
    expect(await token0.balanceOf(borrower)).to.equal(749n)
    expect(await readPool(pair)).to.include({ reserve0: RESERVE + 251n, reserve1: RESERVE })
  })

  it('cost the fee of 0.25 % in the token that was lent', async () => {
    const { borrower, pair, token0 } = pool
    await token0.transfer(borrower, 1000n)
    // 100,250 * 0.9975 is less than 100,000; 100,251 * 0.9975 is more.
    await expect(borrower.borrow(pair, [100_000n, 0n], [100_250n, 0n], false)).to.be.revertedWith('Pancake: K')
    await borrower.borrow(pair, [100_000n, 0n], [100_251n, 0n], false)
  })

  it('may be repaid in the other token, or in both', async () => {
    const { borrower, pair, token0, token1 } = pool
    for (const token of [token0, token1]) await token.transfer(borrower, 200_000n)
    await borrower.borrow(pair, [100_000n, 0n], [0n, 112_000n], false)
    await borrower.borrow(pair, [1000n, 1000n], [1010n, 1010n], false)
    const { reserve0, reserve1 } = await readPool(pair)
    expect([reserve0, reserve1]).to.deep.equal([RESERVE - 99_990n, RESERVE + 112_010n])
  })

  it('are undone when nothing comes back', async () => {
    const { borrower, pair } = pool
    await expect(borrower.borrow(pair, [100_000n, 0n], [0n, 0n], false)).to.be.revertedWith(
      'Pancake: INSUFFICIENT_INPUT_AMOUNT',
    )
  })

  it('keep the pair locked while they last', async () => {
    const { borrower, pair, token0 } = pool
    await token0.transfer(borrower, 1000n)
    await expect(borrower.borrow(pair, [100_000n, 0n], [100_251n, 0n], true)).to.be.revertedWith('Pancake: LOCKED')
  })

  it('call nobody when there is no data', async () => {
    const { borrower, pair, put } = pool
    await put(1000n, 0n)
    const receiver: AddressLike = borrower
    await expect(pair.swap(0n, 900n, receiver, '0x')).to.not.emit(borrower, 'Called')
  })
})
