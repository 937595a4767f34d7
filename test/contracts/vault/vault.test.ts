import { loadFixture, mine, time } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { parseUnits, ZeroAddress } from 'ethers'
import { CAKE_PER_BLOCK, STARTING_BALANCE } from '../farm/farmFixture.ts'
import { deployVault, type VaultWorld } from './deployVault.ts'

const TEN = parseUnits('10')
const FEE_SECONDS = 259_200

let world: VaultWorld
const deployBeforeEach = () =>
  beforeEach(async () => {
    world = await loadFixture(deployVault)
  })

describe('the vault', () => {
  deployBeforeEach()
  it("has its contracts and starts with the protocol's fees", async () => {
    const { vault, cake, syrup, chef, owner, admin, treasury } = world
    expect([await vault.token(), await vault.receiptToken(), await vault.masterchef()]).to.deep.equal([
      ...[cake.target, syrup.target, chef.target],
    ])
    expect([await vault.owner(), await vault.admin(), await vault.treasury()]).to.deep.equal([
      ...[owner.address, admin.address, treasury.address],
    ])
    const fees = [vault.performanceFee, vault.callFee, vault.withdrawFee, vault.withdrawFeePeriod]
    expect(await Promise.all(fees.map((read) => read()))).to.deep.equal([200n, 25n, 10n, 259_200n])
    expect([await vault.getPricePerFullShare(), await vault.totalShares()]).to.deep.equal([10n ** 18n, 0n])
  })

  it('mints one share for each CAKE of the first deposit, and stakes it', async () => {
    const { vault, cake, syrup, chef, ann } = world
    const sent = vault.connect(ann).deposit(TEN)
    await sent
    const now = BigInt(await time.latest())
    await expect(sent).to.emit(vault, 'Deposit').withArgs(ann.address, TEN, TEN, now)
    expect([...(await vault.userInfo(ann))]).to.deep.equal([TEN, now, TEN, now])
    expect([await vault.totalShares(), await vault.available(), await vault.balanceOf()]).to.deep.equal([TEN, 0n, TEN])
    expect([...(await chef.userInfo(0n, vault))]).to.deep.equal([TEN, 0n])
    expect([await syrup.balanceOf(vault), await cake.balanceOf(ann)]).to.deep.equal([TEN, STARTING_BALANCE - TEN])
  })

  it('mints later shares at their price, without pending rewards', async () => {
    const { vault, cake, ann, bob } = world
    await vault.connect(ann).deposit(TEN)
    await cake.connect(bob).transfer(vault, TEN / 2n)
    expect([await vault.balanceOf(), await vault.getPricePerFullShare()]).to.deep.equal([
      ...[(TEN * 3n) / 2n, (10n ** 18n * 3n) / 2n],
    ])
    const sharesOfBob = (TEN * TEN) / ((TEN * 3n) / 2n)
    await vault.connect(bob).deposit(TEN)
    const [shares, , atLastAction] = await vault.userInfo(bob)
    expect([shares, await vault.totalShares()]).to.deep.equal([sharesOfBob, TEN + sharesOfBob])
    expect(atLastAction).to.equal((sharesOfBob * (TEN * 5n)) / 2n / (TEN + sharesOfBob))
    // Staking more has also claimed the rewards of the blocks between; they count from now on.
    expect(await vault.available()).to.equal(2n * CAKE_PER_BLOCK)
    expect(await vault.balanceOf()).to.equal((TEN * 5n) / 2n + 2n * CAKE_PER_BLOCK)
    await expect(vault.connect(ann).deposit(0n)).to.be.revertedWith('Nothing to deposit')
  })

  it('harvests: a part to the treasury, a part to the caller, and the rest is staked again', async () => {
    const { vault, cake, chef, ann, bob, treasury } = world
    await vault.connect(ann).deposit(TEN)
    await mine(2)
    expect(await vault.calculateTotalPendingCakeRewards()).to.equal(2n * CAKE_PER_BLOCK)
    expect(await vault.calculateHarvestCakeRewards()).to.equal((2n * CAKE_PER_BLOCK * 25n) / 10_000n)
    const before = await cake.balanceOf(bob)
    const earned = 3n * CAKE_PER_BLOCK
    const [forTreasury, forCaller] = [(earned * 200n) / 10_000n, (earned * 25n) / 10_000n]
    await expect(vault.connect(bob).harvest()).to.emit(vault, 'Harvest').withArgs(bob.address, forTreasury, forCaller)
    expect(await vault.lastHarvestedTime()).to.equal(BigInt(await time.latest()))
    expect([await cake.balanceOf(treasury), (await cake.balanceOf(bob)) - before]).to.deep.equal([
      forTreasury,
      forCaller,
    ])
    const staked = TEN + earned - forTreasury - forCaller
    expect([(await chef.userInfo(0n, vault))[0], await vault.balanceOf()]).to.deep.equal([staked, staked])
    expect(await vault.getPricePerFullShare()).to.equal((staked * 10n ** 18n) / TEN)
  })

  it('takes a fee until the period since the last deposit ends, to the second', async () => {
    const { vault, cake, ann, treasury } = world
    await vault.connect(ann).deposit(TEN)
    const firstAt = await time.latest()
    await vault.connect(ann).deposit(TEN)
    const lastAt = await time.latest()
    expect(lastAt > firstAt).to.equal(true)
    await time.setNextBlockTimestamp(lastAt + FEE_SECONDS - 1)
    const shares = TEN / 2n
    const amount = ((await vault.balanceOf()) * shares) / (await vault.totalShares())
    const fee = (amount * 10n) / 10_000n
    await expect(vault.connect(ann).withdraw(shares))
      .to.emit(vault, 'Withdraw')
      .withArgs(ann.address, amount - fee, shares)
    expect(await cake.balanceOf(treasury)).to.equal(fee)
    await time.setNextBlockTimestamp(lastAt + FEE_SECONDS)
    const later = ((await vault.balanceOf()) * shares) / (await vault.totalShares())
    await expect(vault.connect(ann).withdraw(shares)).to.emit(vault, 'Withdraw').withArgs(ann.address, later, shares)
    expect(await cake.balanceOf(treasury)).to.equal(fee)
  })

  it('records the rest of a partial withdrawal before the payment', async () => {
    const { vault, cake, ann } = world
    await vault.connect(ann).deposit(TEN)
    await vault.setTreasury(world.bob)
    const [before, balance] = [await cake.balanceOf(ann), await vault.balanceOf()]
    await vault.connect(ann).withdraw(TEN / 4n)
    const paid = (await cake.balanceOf(ann)) - before
    expect(paid).to.equal(((balance / 4n) * 9990n) / 10_000n)
    const [shares, , atLastAction, at] = await vault.userInfo(ann)
    expect([shares, at]).to.deep.equal([(TEN * 3n) / 4n, BigInt(await time.latest())])
    expect(atLastAction).to.equal((await vault.balanceOf()) + paid)
  })

  it('returns everything at once and deletes the record', async () => {
    const { vault, cake, ann } = world
    await vault.connect(ann).deposit(TEN)
    await mine(5)
    await vault.connect(ann).withdrawAll()
    const [shares, , atLastAction] = await vault.userInfo(ann)
    expect([shares, atLastAction, await vault.totalShares()]).to.deep.equal([0n, 0n, 0n])
    expect(await cake.balanceOf(ann)).to.equal(STARTING_BALANCE - (TEN * 10n) / 10_000n)
    // A withdrawal claims rewards into the vault without fees; the next harvest includes them.
    expect(await vault.available()).to.equal(6n * CAKE_PER_BLOCK)
    await expect(vault.connect(ann).withdrawAll()).to.be.revertedWith('Nothing to withdraw')
    await expect(vault.connect(ann).withdraw(1n)).to.be.revertedWith('Withdraw amount exceeds balance')
  })

  it('pays from the idle balance before it withdraws from the stake', async () => {
    const { vault, cake, chef, ann, bob } = world
    await vault.connect(ann).deposit(TEN)
    await cake.connect(bob).transfer(vault, TEN)
    await vault.connect(ann).withdraw(TEN / 2n)
    expect([(await chef.userInfo(0n, vault))[0], await vault.available()]).to.deep.equal([TEN, 0n])
    expect((await vault.userInfo(bob))[0]).to.equal(0n)
    expect(await vault.receiptToken()).not.to.equal(ZeroAddress)
  })
})
