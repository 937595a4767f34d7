import { loadFixture, time } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { deploy } from '../deployExchange.ts'
import { deployPrediction, PRICE, type Oracle } from './deployPrediction.ts'

describe('the price oracle', () => {
  it('has its decimals and returns every answer with its time', async () => {
    const { oracle, owner } = await loadFixture(deployPrediction)
    expect([await oracle.decimals(), await oracle.description(), await oracle.version()]).to.deep.equal([
      ...[8n, 'BNB / USD', 1n],
    ])
    const firstAt = BigInt(await time.latest()) - 1n
    expect(await oracle.getTimestamp(1n)).to.equal(firstAt)
    const set = oracle.setAnswer(PRICE + 5n)
    await set
    const now = BigInt(await time.latest())
    await expect(set).to.emit(oracle, 'NewRound').withArgs(2n, owner.address, now)
    await expect(set)
      .to.emit(oracle, 'AnswerUpdated')
      .withArgs(PRICE + 5n, 2n, now)
    expect([...(await oracle.latestRoundData())]).to.deep.equal([2n, PRICE + 5n, now, now, 2n])
    expect([...(await oracle.getRoundData(1n))]).to.deep.equal([1n, PRICE, firstAt, firstAt, 1n])
    expect([await oracle.latestAnswer(), await oracle.latestTimestamp(), await oracle.latestRound()]).to.deep.equal([
      ...[PRICE + 5n, now, 2n],
    ])
    expect([await oracle.getAnswer(1n), await oracle.getAnswer(9n)]).to.deep.equal([PRICE, 0n])
  })

  it('reverts without data for a round, or before the first answer', async () => {
    const { oracle, owner } = await loadFixture(deployPrediction)
    await expect(oracle.getRoundData(2n)).to.be.revertedWith('No data present')
    const empty = await deploy<Oracle>('PriceOracle', 8, 'BNB / USD', owner)
    await expect(empty.latestRoundData()).to.be.revertedWith('No data present')
    expect(await empty.latestAnswer()).to.equal(0n)
  })

  it('accepts answers from the updater only, whom the owner names', async () => {
    const { oracle, ann } = await loadFixture(deployPrediction)
    const reason = 'PriceOracle: caller is not the updater'
    await expect(oracle.connect(ann).setAnswer(1n)).to.be.revertedWith(reason)
    await expect(oracle.connect(ann).setUpdater(ann)).to.be.revertedWith('Ownable: caller is not the owner')
    await oracle.setUpdater(ann)
    expect(await oracle.updater()).to.equal(ann.address)
    await oracle.connect(ann).setAnswer(1n)
    await expect(oracle.setAnswer(1n)).to.be.revertedWith(reason)
  })
})
