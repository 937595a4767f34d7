import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { getCreate2Address, keccak256, solidityPackedKeccak256, ZeroAddress } from 'ethers'
import hre from 'hardhat'
import { deployExchange, inOrder, pairOf, type Exchange } from '../deployExchange.ts'

describe('the factory', () => {
  let exchange: Exchange
  beforeEach(async () => {
    exchange = await loadFixture(deployExchange)
  })

  /** Returns the expected address of the pair: by CREATE2, from its packed tokens in order and its code. */
  async function expectedAddress(): Promise<string> {
    const { factory, apple, berry } = exchange
    const { bytecode } = await hre.artifacts.readArtifact('HotcakePair')
    const addresses = await Promise.all(inOrder(apple, berry).map((token) => token.getAddress()))
    const salt = solidityPackedKeccak256(['address', 'address'], addresses)
    return getCreate2Address(await factory.getAddress(), salt, keccak256(bytecode))
  }

  it("returns the hash of the pair's creation code", async () => {
    const { bytecode } = await hre.artifacts.readArtifact('HotcakePair')
    expect(await exchange.factory.INIT_CODE_PAIR_HASH()).to.equal(keccak256(bytecode))
  })

  for (const isReversed of [false, true]) {
    it(`creates the pair at its CREATE2 address${isReversed ? ', in either order of its tokens' : ''}`, async () => {
      const { factory, apple, berry } = exchange
      const [token0, token1] = inOrder(apple, berry)
      const expected = await expectedAddress()
      const [one, other] = isReversed ? [token1, token0] : [token0, token1]
      await expect(factory.createPair(one, other))
        .to.emit(factory, 'PairCreated')
        .withArgs(token0.target, token1.target, expected, 1n)
      expect(await factory.getPair(apple, berry)).to.equal(expected)
      expect(await factory.getPair(berry, apple)).to.equal(expected)
      expect(await factory.allPairs(0n)).to.equal(expected)
      const pair = await pairOf(exchange, apple, berry)
      expect([await pair.token0(), await pair.token1(), await pair.factory()]).to.deep.equal([
        ...[token0.target, token1.target],
        factory.target,
      ])
    })
  }

  it('counts its pairs', async () => {
    const { factory, apple, berry, cherry } = exchange
    expect(await factory.allPairsLength()).to.equal(0n)
    await factory.createPair(apple, berry)
    await expect(factory.createPair(berry, cherry)).to.emit(factory, 'PairCreated')
    expect(await factory.allPairsLength()).to.equal(2n)
    expect(await factory.allPairs(1n)).to.equal(await factory.getPair(cherry, berry))
  })

  it('rejects a pair of a token with itself, with the zero address, or a second one', async () => {
    const { factory, apple, berry } = exchange
    await expect(factory.createPair(apple, apple)).to.be.revertedWith('Pancake: IDENTICAL_ADDRESSES')
    await expect(factory.createPair(apple, ZeroAddress)).to.be.revertedWith('Pancake: ZERO_ADDRESS')
    await expect(factory.createPair(ZeroAddress, apple)).to.be.revertedWith('Pancake: ZERO_ADDRESS')
    await factory.createPair(apple, berry)
    await expect(factory.createPair(apple, berry)).to.be.revertedWith('Pancake: PAIR_EXISTS')
    await expect(factory.createPair(berry, apple)).to.be.revertedWith('Pancake: PAIR_EXISTS')
  })

  it('accepts changes of the protocol fee from its setter only', async () => {
    const { factory, deployer, trader, otherAccount } = exchange
    expect([await factory.feeTo(), await factory.feeToSetter()]).to.deep.equal([ZeroAddress, deployer.address])
    await factory.setFeeTo(otherAccount)
    expect(await factory.feeTo()).to.equal(otherAccount.address)
    await factory.setFeeToSetter(trader)
    expect(await factory.feeToSetter()).to.equal(trader.address)
    await expect(factory.setFeeTo(deployer)).to.be.revertedWith('Pancake: FORBIDDEN')
    await expect(factory.setFeeToSetter(deployer)).to.be.revertedWith('Pancake: FORBIDDEN')
    await factory.connect(trader).setFeeTo(ZeroAddress)
    expect(await factory.feeTo()).to.equal(ZeroAddress)
  })
})
