import { loadFixture, mine } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { AbiCoder, Interface, toQuantity, ZeroHash } from 'ethers'
import hre from 'hardhat'
import { deployExchange, type Exchange } from '../deployExchange.ts'

const word = AbiCoder.defaultAbiCoder()
const ERROR = new Interface(['error Error(string)'])

describe('multicall', () => {
  let exchange: Exchange
  beforeEach(async () => {
    exchange = await loadFixture(deployExchange)
    await mine(3)
  })

  /** Returns two reads that succeed, and a transfer that fails. */
  function callsOf({ apple, berry, trader, deployer }: Exchange) {
    const { interface: token } = apple
    return {
      supply: { target: apple, callData: token.encodeFunctionData('totalSupply') },
      balance: { target: berry, callData: token.encodeFunctionData('balanceOf', [deployer.address]) },
      transfer: { target: apple, callData: token.encodeFunctionData('transfer', [trader.address, 1n]) },
    }
  }

  const latest = async () => {
    const block = await hre.ethers.provider.getBlock('latest')
    if (!block) throw new Error('There is no block.')
    return block
  }

  const supply = (decimals: bigint) => word.encode(['uint256'], [10n ** (9n + decimals)])

  it('returns many results at once, with the block they were read at', async () => {
    const { multicall } = exchange
    const calls = callsOf(exchange)
    const { number } = await latest()
    const [blockNumber, data] = await multicall.aggregate.staticCall([calls.supply, calls.balance], {
      blockTag: number,
    })
    expect([...data]).to.deep.equal([supply(18n), supply(9n)])
    expect(blockNumber).to.equal(await multicall.getBlockNumber({ blockTag: number }))
    const [, nothing] = await multicall.aggregate.staticCall([])
    expect([...nothing]).to.deep.equal([])
  })

  it('reverts as a whole if every call must succeed', async () => {
    const { multicall } = exchange
    const { supply: token29, transfer: failing } = callsOf(exchange)
    await expect(multicall.aggregate.staticCall([token29, failing])).to.be.revertedWith(
      'Multicall aggregate: call failed',
    )
    const text = 'Multicall2 aggregate: call failed'
    await expect(multicall.tryAggregate.staticCall(true, [token29, failing])).to.be.revertedWith(text)
    await expect(multicall.blockAndAggregate.staticCall([failing])).to.be.revertedWith(text)
    await expect(multicall.tryBlockAndAggregate.staticCall(true, [failing])).to.be.revertedWith(text)
  })

  it('returns the success and the revert reason of each call if calls may fail', async () => {
    const { multicall } = exchange
    const { supply: token29, balance, transfer } = callsOf(exchange)
    const results = await multicall.tryAggregate.staticCall(false, [token29, transfer, balance])
    expect(results.map(([success]) => success)).to.deep.equal([true, false, true])
    expect(results.map(([, data]) => data).filter((_, at) => at !== 1)).to.deep.equal([supply(18n), supply(9n)])
    const reason = ERROR.decodeErrorResult('Error', results[1]?.[1] ?? '0x')
    expect([...reason]).to.deep.equal(['BEP20: transfer amount exceeds balance'])
    const [, , same] = await multicall.tryBlockAndAggregate.staticCall(false, [token29, transfer, balance])
    expect(same.map(([success]) => success)).to.deep.equal([true, false, true])
  })

  it('returns an empty success for an address without code', async () => {
    const { multicall, trader } = exchange
    const [[success, data] = []] = await multicall.tryAggregate.staticCall(false, [
      { target: trader, callData: '0x12345678' },
    ])
    expect([success, data]).to.deep.equal([true, '0x'])
  })

  it("returns the block's number, and zero for its own hash, which is not known yet", async () => {
    const { multicall } = exchange
    const { supply: token29 } = callsOf(exchange)
    const { number: blockTag } = await latest()
    const expected = await multicall.getBlockNumber({ blockTag })
    for (const read of [
      () => multicall.blockAndAggregate.staticCall([token29], { blockTag }),
      () => multicall.tryBlockAndAggregate.staticCall(false, [token29], { blockTag }),
    ]) {
      const [blockNumber, blockHash, [[success, data] = []]] = await read()
      expect([blockNumber, blockHash, success, data]).to.deep.equal([expected, ZeroHash, true, supply(18n)])
    }
  })

  it('returns native balances', async () => {
    const { multicall, trader, wbnb } = exchange
    await wbnb.deposit({ value: 12345n })
    expect(await multicall.getEthBalance(wbnb)).to.equal(12345n)
    expect(await multicall.getEthBalance(trader)).to.equal(await hre.ethers.provider.getBalance(trader))
  })

  it('returns the facts of the block', async () => {
    const { multicall } = exchange
    const block = await latest()
    const at = { blockTag: block.number }
    const number = await multicall.getBlockNumber(at)
    const before = await hre.ethers.provider.getBlock(Number(number) - 1)
    const raw = (await hre.network.provider.send('eth_getBlockByNumber', [toQuantity(block.number), false])) as {
      mixHash: string
    }
    expect(await multicall.getLastBlockHash(at)).to.equal(before?.hash)
    expect(await multicall.getBlockHash(2n, at)).to.equal((await hre.ethers.provider.getBlock(2))?.hash)
    expect(await multicall.getBlockHash(number + 1n, at), 'of a future block').to.equal(ZeroHash)
    expect([
      number,
      ...[await multicall.getCurrentBlockTimestamp(at), await multicall.getCurrentBlockGasLimit(at)],
      ...[await multicall.getCurrentBlockCoinbase(at), await multicall.getCurrentBlockDifficulty(at)],
    ]).to.deep.equal([
      BigInt(block.number),
      ...[BigInt(block.timestamp), block.gasLimit],
      ...[block.miner, BigInt(raw.mixHash)],
    ])
  })
})
