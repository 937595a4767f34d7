import { loadFixture, mineUpTo } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { parseUnits, ZeroAddress, type AddressLike } from 'ethers'
import hre from 'hardhat'
import { deploy } from '../deployExchange.ts'
import type { KnownContract, Write } from '../exchangeContracts.ts'
import { addSale, deployTokens, OFFERING, RAISING, STARTING_LP, TAX_STEPS } from './saleWorld.ts'

type Guest = KnownContract<Record<'deposit' | 'harvest', Write<[sale: AddressLike]>>>

const lpOf = (amount: string) => parseUnits(amount)
const [BASIC, UNLIMITED] = [0n, 1n]
const LIMIT = lpOf('10')
const [CAMPAIGN, POINTS, THRESHOLD] = [511_110_000n, 150n, lpOf('4')]

async function deploySale() {
  const world = await deployTokens()
  const sale = await addSale(world)
  const [start, end] = [await sale.startBlock(), await sale.endBlock()]
  return { ...world, sale, start, end, byAnn: sale.connect(world.ann), byBob: sale.connect(world.bob) }
}

/** Deploys a sale of version 2 at its start block, with both pools, points and the offered tokens. */
async function deployLiveSale() {
  const world = await deploySale()
  await world.sale.setPool(OFFERING, RAISING, LIMIT, false, BASIC)
  await world.sale.setPool(2n * OFFERING, 2n * RAISING, 0n, true, UNLIMITED)
  await world.sale.updatePointParameters(CAMPAIGN, POINTS, THRESHOLD)
  await world.offering.mint(world.sale, 3n * OFFERING)
  await mineUpTo(world.start)
  return world
}

describe('a sale of version 2', () => {
  it('gets its pools from its admin before the start', async () => {
    const { sale, byAnn, lp, offering, profile, owner, start } = await loadFixture(deploySale)
    expect([
      ...[await sale.lpToken(), await sale.offeringToken(), await sale.pancakeProfile()],
      ...[await sale.adminAddress(), await sale.numberPools()],
    ]).to.deep.equal([lp.target, offering.target, profile.target, owner.address, 2n])
    const terms = [OFFERING, RAISING, LIMIT, true] as const
    await expect(byAnn.setPool(...terms, BASIC)).to.be.revertedWith('admin: wut?')
    await expect(sale.setPool(...terms, 2n)).to.be.revertedWith('Operations: Pool does not exist')
    await expect(sale.setPool(...terms, BASIC))
      .to.emit(sale, 'PoolParametersSet')
      .withArgs(OFFERING, RAISING, BASIC)
    expect([...(await sale.viewPoolInformation(BASIC))]).to.deep.equal([RAISING, OFFERING, LIMIT, true, 0n, 0n])
    await mineUpTo(start - 1n)
    await expect(sale.setPool(...terms, 2n)).to.be.revertedWith('Operations: IFO has started')
  })

  it('gets its points from its admin before the end', async () => {
    const { sale, byAnn, end } = await loadFixture(deploySale)
    const terms = [CAMPAIGN, POINTS, THRESHOLD] as const
    await expect(byAnn.updatePointParameters(...terms)).to.be.revertedWith('admin: wut?')
    await expect(sale.updatePointParameters(...terms))
      .to.emit(sale, 'PointParametersSet')
      .withArgs(...terms)
    expect([await sale.campaignId(), await sale.numberPoints(), await sale.thresholdPoints()]).to.deep.equal([...terms])
    await mineUpTo(end - 1n)
    await expect(sale.updatePointParameters(...terms)).to.be.revertedWith('Operations: IFO has ended')
  })

  it('accepts LP tokens of active profiles, and adds them up by pool', async () => {
    const { sale, lp, byAnn, ann } = await loadFixture(deployLiveSale)
    await expect(byAnn.depositPool(lpOf('3'), BASIC))
      .to.emit(sale, 'Deposit')
      .withArgs(ann.address, lpOf('3'), BASIC)
    await byAnn.depositPool(lpOf('4'), BASIC)
    await byAnn.depositPool(lpOf('500'), UNLIMITED)
    const [amounts, claimed] = await sale.viewUserInfo(ann, [BASIC, UNLIMITED])
    expect([[...amounts], [...claimed]]).to.deep.equal([
      [lpOf('7'), lpOf('500')],
      [false, false],
    ])
    expect([(await sale.viewPoolInformation(BASIC))[4], (await sale.viewPoolInformation(UNLIMITED))[4]]).to.deep.equal([
      ...[lpOf('7'), lpOf('500')],
    ])
    expect(await lp.balanceOf(ann)).to.equal(STARTING_LP - lpOf('507'))
  })

  it('refuses deposits in the order of its checks', async () => {
    const { sale, profile, byAnn, byBob, ann, cat, start, end } = await loadFixture(deploySale)
    const refuses = (reason: string, amount = 0n, pid = BASIC) =>
      expect(byAnn.depositPool(amount, pid)).to.be.revertedWith(reason)
    await expect(sale.connect(cat).depositPool(0n, 2n)).to.be.revertedWith('Deposit: Must have an active profile')
    await refuses('Deposit: Non valid pool id', 0n, 2n)
    await refuses('Deposit: Pool not set')
    await sale.setPool(OFFERING, 0n, 0n, false, BASIC)
    await refuses('Deposit: Pool not set')
    await sale.setPool(OFFERING, RAISING, LIMIT, false, BASIC)
    await mineUpTo(start - 1n)
    await refuses('Deposit: Too early')
    await refuses('Deposit: Amount must be > 0')
    await refuses('Deposit: New amount above user limit', LIMIT + 1n)
    await byAnn.depositPool(LIMIT, BASIC)
    await refuses('Deposit: New amount above user limit', 1n)
    await refuses('BEP20: transfer amount exceeds balance', STARTING_LP)
    await profile.connect(ann).pauseProfile()
    await refuses('Deposit: Must have an active profile', 1n)
    await mineUpTo(end - 1n)
    await expect(byBob.depositPool(0n, BASIC)).to.be.revertedWith('Deposit: Too late')
  })

  it('is neither used by contracts nor through them', async () => {
    const { sale } = await loadFixture(deployLiveSale)
    const guest = await deploy<Guest>('SaleGuest', ZeroAddress)
    await expect(guest.deposit(sale)).to.be.revertedWith('contract not allowed')
    await expect(guest.harvest(sale)).to.be.revertedWith('contract not allowed')
    await expect(hre.ethers.deployContract('SaleGuest', [sale])).to.be.revertedWith('proxy contract not allowed')
  })

  it('gives a part of the offering without refund or tax below the raising amount', async () => {
    const { sale, offering, byAnn, ann, end } = await loadFixture(deployLiveSale)
    await byAnn.depositPool(lpOf('50'), UNLIMITED)
    await mineUpTo(end)
    await expect(byAnn.harvestPool(UNLIMITED))
      .to.emit(sale, 'Harvest')
      .withArgs(ann.address, lpOf('500'), 0n, UNLIMITED)
    expect(await offering.balanceOf(ann)).to.equal(lpOf('500'))
  })

  it('returns the overflow, and less the tax in the pool that has one', async () => {
    const { sale, lp, byAnn, byBob, ann, end } = await loadFixture(deployLiveSale)
    await byAnn.depositPool(lpOf('300'), UNLIMITED)
    await byBob.depositPool(lpOf('100'), UNLIMITED)
    expect([...(await sale.viewUserAllocationPools(ann, [UNLIMITED, BASIC]))]).to.deep.equal([750_000_000_000n, 0n])
    const [amounts] = await sale.viewUserOfferingAndRefundingAmountsForPools(ann, [UNLIMITED])
    expect([...(amounts ?? [])]).to.deep.equal([lpOf('1500'), lpOf('148.5'), lpOf('1.5')])
    await mineUpTo(end)
    await expect(byAnn.harvestPool(UNLIMITED))
      .to.emit(sale, 'Harvest')
      .withArgs(ann.address, lpOf('1500'), lpOf('148.5'), UNLIMITED)
    expect(await lp.balanceOf(ann)).to.equal(STARTING_LP - lpOf('151.5'))
    expect((await sale.viewPoolInformation(UNLIMITED))[5]).to.equal(lpOf('1.5'))
    await byBob.harvestPool(UNLIMITED)
    expect((await sale.viewPoolInformation(UNLIMITED))[5]).to.equal(lpOf('2'))
  })

  it('shows zeros for a pool without terms, and needs both places in its list of users', async () => {
    const { sale, ann } = await loadFixture(deploySale)
    const [amounts] = await sale.viewUserOfferingAndRefundingAmountsForPools(ann, [UNLIMITED])
    expect([...(amounts ?? [])]).to.deep.equal([0n, 0n, 0n])
    await expect(sale.viewUserInfo(ann, [UNLIMITED])).to.be.revertedWithPanic(0x32)
    await expect(sale.viewUserAllocationPools(ann, [2n])).to.be.revertedWithPanic(0x32)
    expect(await sale.viewPoolTaxRateOverflow(UNLIMITED)).to.equal(0n)
  })

  for (const { overflowAtLeast, taxBps } of TAX_STEPS) {
    it(`taxes ${taxBps} basis points from ${overflowAtLeast} times the raising amount on`, async () => {
      const { sale, byAnn } = await loadFixture(deployLiveSale)
      const amount = 2n * RAISING * BigInt(overflowAtLeast)
      if (amount > 0n) await byAnn.depositPool(amount, UNLIMITED)
      expect(await sale.viewPoolTaxRateOverflow(UNLIMITED)).to.equal(BigInt(taxBps) * 10n ** 8n)
      expect(await sale.viewPoolTaxRateOverflow(BASIC)).to.equal(0n)
    })
  }

  it('refuses harvests in the order of its checks, also the second one', async () => {
    const { byAnn, byBob, end } = await loadFixture(deployLiveSale)
    await byAnn.depositPool(1n, BASIC)
    await mineUpTo(end - 1n)
    await expect(byAnn.harvestPool(2n)).to.be.revertedWith('Harvest: Too early')
    await expect(byAnn.harvestPool(2n)).to.be.revertedWith('Harvest: Non valid pool id')
    await expect(byBob.harvestPool(BASIC)).to.be.revertedWith('Harvest: Did not participate')
    await byAnn.harvestPool(BASIC)
    await expect(byAnn.harvestPool(BASIC)).to.be.revertedWith('Harvest: Already done')
    await expect(byAnn.harvestPool(UNLIMITED)).to.be.revertedWith('Harvest: Did not participate')
  })

  it('gives points once to a user whose sum over both pools exceeds the threshold', async () => {
    const { profile, byAnn, byBob, ann, bob, end } = await loadFixture(deployLiveSale)
    const half = THRESHOLD / 2n
    for (const pid of [BASIC, UNLIMITED]) await byAnn.depositPool(half + pid, pid)
    for (const pid of [BASIC, UNLIMITED]) await byBob.depositPool(half, pid)
    await mineUpTo(end)
    await expect(byAnn.harvestPool(BASIC)).to.emit(profile, 'UserPointIncrease').withArgs(ann.address, POINTS, CAMPAIGN)
    for (const by of [byAnn, byBob]) {
      await expect(by.harvestPool(UNLIMITED)).not.to.emit(profile, 'UserPointIncrease')
    }
    await expect(byBob.harvestPool(BASIC)).not.to.emit(profile, 'UserPointIncrease')
    expect([(await profile.getUserProfile(ann))[1], (await profile.getUserProfile(bob))[1]]).to.deep.equal([POINTS, 0n])
  })

  it('pays its admin up to its whole balances', async () => {
    const { sale, lp, offering, byAnn, owner } = await loadFixture(deployLiveSale)
    await byAnn.depositPool(5n, BASIC)
    await expect(byAnn.finalWithdraw(0n, 0n)).to.be.revertedWith('admin: wut?')
    await expect(sale.finalWithdraw(6n, 0n)).to.be.revertedWith('Operations: Not enough LP tokens')
    await expect(sale.finalWithdraw(5n, 3n * OFFERING + 1n)).to.be.revertedWith(
      'Operations: Not enough offering tokens',
    )
    await sale.finalWithdraw(0n, 0n)
    await sale.finalWithdraw(5n, 3n * OFFERING)
    expect([await lp.balanceOf(owner), await offering.balanceOf(owner)]).to.deep.equal([5n, 3n * OFFERING])
  })
})
