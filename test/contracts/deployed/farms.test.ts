import { loadFixture, mine } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { MaxUint256, parseUnits, ZeroAddress } from 'ethers'
import { deploy } from '../deployExchange.ts'
import type { Cake, Chef, Syrup } from '../farm/farmContracts.ts'
import { deployFarmFixture, type FarmFixture } from '../farm/farmFixture.ts'

const TEN = parseUnits('10')

const pointsOf = async (chef: Chef) => {
  const pids = Array.from({ length: Number(await chef.poolLength()) }, (_, pid) => BigInt(pid))
  const infos = await Promise.all(pids.map((pid) => chef.poolInfo(pid)))
  return [...infos.map(([, points]) => points), await chef.totalAllocPoint()]
}

describe('our MasterChef, like the deployed one', () => {
  let fixture: FarmFixture
  beforeEach(async () => {
    fixture = await loadFixture(deployFarmFixture)
  })

  it("leaves CAKE staking without points if a third of the others' rounds down to 0", async () => {
    const { chef, plum, pear } = fixture
    await chef.add(2n, plum, false)
    expect(await pointsOf(chef)).to.deep.equal([0n, 2n, 2n])
    await chef.add(1n, pear, false)
    expect(await pointsOf(chef)).to.deep.equal([1n, 2n, 1n, 4n])
    await chef.set(1n, 0n, false)
    expect(await pointsOf(chef)).to.deep.equal([0n, 0n, 1n, 1n])
    // If no farm has points, the points of CAKE staking do not change.
    await chef.set(2n, 0n, false)
    expect(await pointsOf(chef)).to.deep.equal([0n, 0n, 0n, 0n])
    await expect(chef.updatePool(0n)).not.to.be.reverted
  })

  it('gives SafeMath texts for amounts that it cannot compute', async () => {
    const { chef, ann } = fixture
    await expect(chef.getMultiplier(2n, 1n)).to.be.revertedWith('SafeMath: subtraction overflow')
    await expect(chef.add(MaxUint256, ann, false)).to.be.revertedWith('SafeMath: addition overflow')
    await chef.connect(ann).enterStaking(TEN)
    await chef.updateMultiplier(MaxUint256)
    await expect(chef.updatePool(0n)).to.be.revertedWith('SafeMath: multiplication overflow')
    await chef.updateMultiplier(1n)
    await chef.set(0n, 0n, false)
    await mine(1)
    await expect(chef.updatePool(0n)).to.be.revertedWith('SafeMath: division by zero')
    await expect(chef.pendingCake(0n, ann)).to.be.revertedWith('SafeMath: division by zero')
  })

  it('blocks the withdrawal of CAKE if its SYRUP came by a transfer to an account with a delegate', async () => {
    const { chef, syrup, ann, bob } = fixture
    for (const person of [ann, bob]) await chef.connect(person).enterStaking(TEN)
    await syrup.connect(bob).transfer(ann, TEN)
    await syrup.connect(bob).delegate(bob)
    // A transfer moves no votes, so Bob's delegate has none to lose.
    await syrup.connect(ann).transfer(bob, TEN)
    await expect(chef.connect(bob).leaveStaking(TEN)).to.be.revertedWith('SafeMath: subtraction overflow')
  })

  it("reverts with the token's own text for a stake above the balance", async () => {
    const { chef, plum, ann } = fixture
    await chef.add(1000n, plum, false)
    await chef.connect(ann).deposit(1n, TEN)
    await chef.connect(ann).enterStaking(TEN)
    const revertReason = 'BEP20: transfer amount exceeds balance'
    await expect(chef.connect(ann).deposit(1n, MaxUint256)).to.be.revertedWith(revertReason)
    await expect(chef.connect(ann).enterStaking(MaxUint256)).to.be.revertedWith(revertReason)
  })

  it('rejects a new approval of a migrator with a remaining allowance', async () => {
    const { chef, plum, ann } = fixture
    const otherToken = await deploy<Cake>('DevToken', 'Pot', 'POT', 18, parseUnits('100'))
    const lazy = await deploy<Cake>('LazyMigrator', otherToken)
    await otherToken.transfer(chef, TEN)
    await chef.add(3000n, plum, false)
    await chef.connect(ann).deposit(1n, TEN)
    await chef.setMigrator(lazy.target)
    await chef.migrate(1n)
    await chef.add(1n, plum, false)
    await expect(chef.migrate(2n)).to.be.revertedWith('SafeBEP20: approve from non-zero to non-zero allowance')
  })
})

for (const name of ['CakeToken', 'SyrupBar'] as const) {
  describe(`our ${name}, like the deployed one`, () => {
    const deployToken = async () => {
      const { cake, ann, bob } = await deployFarmFixture()
      const token = name === 'CakeToken' ? await deploy<Cake>(name) : await deploy<Syrup>(name, cake)
      return { token, ann, bob }
    }

    it('rejects a transfer from the zero address, even of 0', async () => {
      const { token, ann } = await deployToken()
      await expect(token.connect(ann).transferFrom(ZeroAddress, ann, 0n)).to.be.revertedWith(
        'BEP20: transfer from the zero address',
      )
    })

    it('gives a SafeMath text for an allowance or a supply beyond the largest number', async () => {
      const { token, ann, bob } = await deployToken()
      await token.connect(ann).approve(bob, MaxUint256)
      await expect(token.connect(ann).increaseAllowance(bob, 1n)).to.be.revertedWith('SafeMath: addition overflow')
      await token['mint(uint256)'](MaxUint256)
      await expect(token['mint(uint256)'](1n)).to.be.revertedWith('SafeMath: addition overflow')
    })
  })
}

describe('our SyrupBar, like the deployed one', () => {
  it('rejects burning from the zero address, even of 0', async () => {
    const { cake } = await loadFixture(deployFarmFixture)
    const syrup = await deploy<Syrup>('SyrupBar', cake)
    await expect(syrup.burn(ZeroAddress, 0n)).to.be.revertedWith('BEP20: burn from the zero address')
  })

  it('rejects removing votes that were never delegated', async () => {
    const { cake, ann, bob } = await loadFixture(deployFarmFixture)
    const syrup = await deploy<Syrup>('SyrupBar', cake)
    await syrup['mint(address,uint256)'](ann, TEN)
    await syrup.connect(bob).delegate(bob)
    // A transfer moves no votes, so Bob's delegate has none to lose.
    await syrup.connect(ann).transfer(bob, TEN)
    await expect(syrup.burn(bob, TEN)).to.be.revertedWith('SafeMath: subtraction overflow')
  })
})
