import { loadFixture, mineUpTo } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { parseUnits } from 'ethers'
import { addEarlySale, deployTokens, OFFERING, RAISING, STARTING_LP } from './saleWorld.ts'

const lpOf = (amount: string) => parseUnits(amount)

async function deployEarlySale() {
  const world = await deployTokens()
  const sale = await addEarlySale(world)
  const [start, end] = [await sale.startBlock(), await sale.endBlock()]
  return { ...world, sale, start, end, byAnn: sale.connect(world.ann), byBob: sale.connect(world.bob) }
}

describe('a sale of version 1', () => {
  it('has the terms of its deployment', async () => {
    const { sale, lp, offering, owner, start, end } = await loadFixture(deployEarlySale)
    expect([await sale.lpToken(), await sale.offeringToken(), await sale.adminAddress()]).to.deep.equal([
      ...[lp.target, offering.target, owner.address],
    ])
    expect([await sale.offeringAmount(), await sale.raisingAmount(), end - start]).to.deep.equal([
      ...[OFFERING, RAISING, 40n],
    ])
  })

  it('accepts LP tokens strictly between its blocks', async () => {
    const { sale, lp, byAnn, ann, start, end } = await loadFixture(deployEarlySale)
    await mineUpTo(start - 1n)
    await expect(byAnn.deposit(1n)).to.be.revertedWith('not ifo time')
    await expect(byAnn.deposit(0n)).to.be.revertedWith('need _amount > 0')
    await expect(byAnn.deposit(lpOf('3')))
      .to.emit(sale, 'Deposit')
      .withArgs(ann.address, lpOf('3'))
    await mineUpTo(end - 2n)
    await byAnn.deposit(lpOf('4'))
    await expect(byAnn.deposit(1n)).to.be.revertedWith('not ifo time')
    expect([...(await sale.userInfo(ann))]).to.deep.equal([lpOf('7'), false])
    expect([await sale.totalAmount(), await lp.balanceOf(sale), await lp.balanceOf(ann)]).to.deep.equal([
      ...[lpOf('7'), lpOf('7'), STARTING_LP - lpOf('7')],
    ])
  })

  it('lists each user once, in the order of the first deposits', async () => {
    const { sale, byAnn, byBob, ann, bob, start } = await loadFixture(deployEarlySale)
    await mineUpTo(start)
    for (const by of [byBob, byAnn, byBob]) await by.deposit(1n)
    expect([await sale.addressList(0n), await sale.addressList(1n)]).to.deep.equal([bob.address, ann.address])
    await expect(sale.addressList(2n)).to.be.revertedWithoutReason()
  })

  it('gives a part of the offering and no refund below the raising amount', async () => {
    const { sale, offering, byAnn, ann, start, end } = await loadFixture(deployEarlySale)
    await expect(sale.getUserAllocation(ann)).to.be.revertedWith('SafeMath: division by zero')
    await mineUpTo(start)
    await byAnn.deposit(lpOf('25'))
    await mineUpTo(end - 1n)
    await expect(byAnn.harvest()).to.be.revertedWith('not harvest time')
    expect(await sale.getRefundingAmount(ann)).to.equal(0n)
    await expect(byAnn.harvest()).to.emit(sale, 'Harvest').withArgs(ann.address, lpOf('250'), 0n)
    expect(await offering.balanceOf(ann)).to.equal(lpOf('250'))
  })

  it('gives shares of six digits and the rest back above the raising amount', async () => {
    const { sale, lp, offering, byAnn, byBob, ann, bob, start, end } = await loadFixture(deployEarlySale)
    await mineUpTo(start)
    await byAnn.deposit(lpOf('100'))
    await byBob.deposit(lpOf('200'))
    await mineUpTo(end)
    expect([await sale.getUserAllocation(ann), await sale.getUserAllocation(bob)]).to.deep.equal([333_333n, 666_666n])
    expect(await sale.getOfferingAmount(ann)).to.equal(lpOf('333.333'))
    expect(await sale.getRefundingAmount(ann)).to.equal(lpOf('66.6667'))
    await expect(byAnn.harvest()).to.emit(sale, 'Harvest').withArgs(ann.address, lpOf('333.333'), lpOf('66.6667'))
    expect([await offering.balanceOf(ann), await lp.balanceOf(ann)]).to.deep.equal([
      ...[lpOf('333.333'), STARTING_LP - lpOf('33.3333')],
    ])
  })

  it('is harvested once, by users who took part', async () => {
    const { sale, byAnn, byBob, ann, start, end } = await loadFixture(deployEarlySale)
    await mineUpTo(start)
    await byAnn.deposit(1n)
    await mineUpTo(end)
    expect(await sale.hasHarvest(ann)).to.equal(false)
    await expect(byBob.harvest()).to.be.revertedWith('have you participated?')
    await byAnn.harvest()
    expect(await sale.hasHarvest(ann)).to.equal(true)
    await expect(byAnn.harvest()).to.be.revertedWith('nothing to harvest')
  })

  it('pays its admin amounts strictly below its balances', async () => {
    const { sale, lp, offering, owner, byAnn, start } = await loadFixture(deployEarlySale)
    await mineUpTo(start)
    await byAnn.deposit(lpOf('5'))
    await expect(byAnn.finalWithdraw(0n, 0n)).to.be.revertedWith('admin: wut?')
    await expect(sale.finalWithdraw(lpOf('5'), 0n)).to.be.revertedWith('not enough token 0')
    await expect(sale.finalWithdraw(0n, OFFERING)).to.be.revertedWith('not enough token 1')
    await sale.finalWithdraw(lpOf('5') - 1n, OFFERING - 1n)
    expect([await lp.balanceOf(owner), await offering.balanceOf(owner)]).to.deep.equal([
      ...[lpOf('5') - 1n, OFFERING - 1n],
    ])
  })
})
