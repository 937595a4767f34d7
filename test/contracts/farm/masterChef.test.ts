import { loadFixture, mine } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { parseUnits } from 'ethers'
import { blockOf, CAKE_PER_BLOCK, deployFarms, STARTING_BALANCE, type FarmFixture } from './farmFixture.ts'

const TEN = parseUnits('10')
const SCALE = 10n ** 12n

let fixture: FarmFixture
const deployBeforeEach = () =>
  beforeEach(async () => {
    fixture = await loadFixture(deployFarms)
  })

/** Returns the rewards of a farm with so many of the 4000 points, for so many blocks. */
const rewardOf = (blocks: bigint, points: bigint) => (blocks * CAKE_PER_BLOCK * points) / 4000n

describe('a farm', () => {
  deployBeforeEach()
  it('records stakes and emits its events', async () => {
    const { chef, plum, ann } = fixture
    await expect(chef.connect(ann).deposit(1n, TEN)).to.emit(chef, 'Deposit').withArgs(ann.address, 1n, TEN)
    expect([...(await chef.userInfo(1n, ann))]).to.deep.equal([TEN, 0n])
    expect(await plum.balanceOf(chef)).to.equal(TEN)
    await expect(chef.connect(ann).withdraw(1n, 4n)).to.emit(chef, 'Withdraw').withArgs(ann.address, 1n, 4n)
    expect((await chef.userInfo(1n, ann))[0]).to.equal(TEN - 4n)
    expect(await plum.balanceOf(ann)).to.equal(STARTING_BALANCE - TEN + 4n)
    await expect(chef.connect(ann).withdraw(1n, TEN)).to.be.revertedWith('withdraw: not good')
  })

  it('earns by its points and pays by share, with a tenth on top for the developers', async () => {
    const { chef, cake, syrup, dev, ann, bob } = fixture
    const first = await blockOf(chef.connect(ann).deposit(1n, TEN))
    await mine(6)
    const second = await blockOf(chef.connect(bob).deposit(1n, 3n * TEN))
    await mine(2)
    const alone = rewardOf(second - first, 2000n)
    const third = await blockOf(chef.connect(ann).deposit(1n, 0n))
    const shared = rewardOf(third - second, 2000n)
    const accumulated = (alone * SCALE) / TEN + (shared * SCALE) / (4n * TEN)
    expect(await cake.balanceOf(ann)).to.equal(STARTING_BALANCE + (TEN * accumulated) / SCALE)
    expect([...(await chef.poolInfo(1n))].slice(1)).to.deep.equal([2000n, third, accumulated])
    const debtOfBob = (3n * TEN * ((alone * SCALE) / TEN)) / SCALE
    expect([...(await chef.userInfo(1n, bob))]).to.deep.equal([3n * TEN, debtOfBob])
    expect(await chef.pendingCake(1n, bob)).to.equal((3n * TEN * accumulated) / SCALE - debtOfBob)
    expect(await cake.balanceOf(dev)).to.equal((alone + shared) / 10n)
    expect(await cake.balanceOf(syrup)).to.equal(alone + shared - (TEN * accumulated) / SCALE)
  })

  it('returns pending rewards as if updated now, and pays exactly those', async () => {
    const { chef, cake, ann } = fixture
    await chef.connect(ann).deposit(2n, TEN)
    await mine(9)
    expect(await chef.pendingCake(2n, ann)).to.equal(rewardOf(9n, 1000n))
    const before = await cake.balanceOf(ann)
    await chef.connect(ann).withdraw(2n, TEN)
    expect((await cake.balanceOf(ann)) - before).to.equal(rewardOf(10n, 1000n))
    expect(await chef.pendingCake(2n, ann)).to.equal(0n)
  })

  it('mints nothing without stakes, nor a second time in a block', async () => {
    const { chef, cake } = fixture
    const supply = await cake.totalSupply()
    await mine(20)
    const block = await blockOf(chef.updatePool(1n))
    expect((await chef.poolInfo(1n))[2]).to.equal(block)
    expect(await cake.totalSupply()).to.equal(supply)
    await chef.massUpdatePools()
    expect(await cake.totalSupply()).to.equal(supply)
  })

  it('mints for every farm in one update', async () => {
    const { chef, cake, ann } = fixture
    const started = [
      await blockOf(chef.connect(ann).deposit(1n, TEN)),
      await blockOf(chef.connect(ann).deposit(2n, TEN)),
    ]
    await mine(5)
    const supply = await cake.totalSupply()
    const block = await blockOf(chef.massUpdatePools())
    const earned = rewardOf(block - (started[0] ?? 0n), 2000n) + rewardOf(block - (started[1] ?? 0n), 1000n)
    expect((await cake.totalSupply()) - supply).to.equal((earned * 11n) / 10n)
    const again = await cake.totalSupply()
    expect([...(await chef.poolInfo(2n))].slice(1, 3)).to.deep.equal([1000n, block])
    expect(again > supply).to.equal(true)
  })

  it('returns a stake without its rewards in an emergency', async () => {
    const { chef, cake, plum, ann } = fixture
    await chef.connect(ann).deposit(1n, TEN)
    await mine(5)
    const before = await cake.balanceOf(ann)
    await expect(chef.connect(ann).emergencyWithdraw(1n))
      .to.emit(chef, 'EmergencyWithdraw')
      .withArgs(ann.address, 1n, TEN)
    expect([await plum.balanceOf(ann), await cake.balanceOf(ann)]).to.deep.equal([STARTING_BALANCE, before])
    expect([...(await chef.userInfo(1n, ann))]).to.deep.equal([0n, 0n])
    expect(await chef.pendingCake(1n, ann)).to.equal(0n)
  })

  it("reverts with the token's own text if a transfer fails", async () => {
    const { chef, ann } = fixture
    await expect(chef.connect(ann).deposit(1n, STARTING_BALANCE + 1n)).to.be.revertedWith(
      'BEP20: transfer amount exceeds balance',
    )
  })
})

describe('CAKE staking', () => {
  deployBeforeEach()
  it('rejects deposit and withdraw', async () => {
    const { chef } = fixture
    await expect(chef.deposit(0n, 1n)).to.be.revertedWith('deposit CAKE by staking')
    await expect(chef.withdraw(0n, 1n)).to.be.revertedWith('withdraw CAKE by unstaking')
  })

  it('mints and burns SYRUP 1:1, and earns a quarter of all rewards', async () => {
    const { chef, cake, syrup, ann } = fixture
    await expect(chef.connect(ann).enterStaking(TEN)).to.emit(chef, 'Deposit').withArgs(ann.address, 0n, TEN)
    expect(await syrup.balanceOf(ann)).to.equal(TEN)
    await mine(3)
    expect(await chef.pendingCake(0n, ann)).to.equal((3n * CAKE_PER_BLOCK) / 4n)
    await chef.connect(ann).leaveStaking(0n)
    expect(await cake.balanceOf(ann)).to.equal(STARTING_BALANCE - TEN + CAKE_PER_BLOCK)
    await chef.connect(ann).enterStaking(0n)
    expect(await syrup.balanceOf(ann)).to.equal(TEN)
    await expect(chef.connect(ann).leaveStaking(TEN)).to.emit(chef, 'Withdraw').withArgs(ann.address, 0n, TEN)
    expect([await syrup.balanceOf(ann), await syrup.totalSupply()]).to.deep.equal([0n, 0n])
    expect(await cake.balanceOf(ann)).to.equal(STARTING_BALANCE + CAKE_PER_BLOCK + CAKE_PER_BLOCK / 2n)
    await expect(chef.connect(ann).leaveStaking(1n)).to.be.revertedWith('withdraw: not good')
  })

  it('rejects a withdrawal without the SYRUP, except in an emergency, which burns none', async () => {
    const { chef, cake, syrup, ann, bob } = fixture
    await chef.connect(ann).enterStaking(TEN)
    await syrup.connect(ann).transfer(bob, 1n)
    await expect(chef.connect(ann).leaveStaking(TEN)).to.be.revertedWith('BEP20: burn amount exceeds balance')
    await chef.connect(ann).emergencyWithdraw(0n)
    expect([await cake.balanceOf(ann), await syrup.totalSupply()]).to.deep.equal([STARTING_BALANCE, TEN])
  })

  it('counts CAKE that was sent by mistake, whose rewards nobody gets', async () => {
    const { chef, cake, ann, bob } = fixture
    await chef.connect(ann).enterStaking(TEN)
    await cake.connect(bob).transfer(chef, TEN)
    await chef.updatePool(0n)
    await chef.connect(ann).enterStaking(0n)
    const before = await cake.balanceOf(ann)
    await mine(7)
    await chef.connect(ann).leaveStaking(0n)
    expect((await cake.balanceOf(ann)) - before).to.equal(CAKE_PER_BLOCK)
  })
})
