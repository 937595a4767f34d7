import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { parseUnits } from 'ethers'
import { deploy } from '../deployExchange.ts'
import type { Refund } from './profileContracts.ts'
import { deployWithUsers } from './profileWorld.ts'

const REFUND = parseUnits('4')

/** Deploys the refund. Ann, user 1, is eligible; Bob, user 2, registered too late. The contract can pay two refunds. */
async function deployRefund() {
  const world = await deployWithUsers()
  const refund = await deploy<Refund>('ClaimRefund', world.cake, world.profile, REFUND, 2n)
  await world.cake['mint(address,uint256)'](refund, REFUND * 2n)
  return { ...world, refund }
}

describe('ClaimRefund', () => {
  it('pays an early profile once', async () => {
    const { refund, cake, ann } = await loadFixture(deployRefund)
    const before = await cake.balanceOf(ann)
    expect([await refund.canClaim(ann), await refund.hasClaimed(ann)]).to.deep.equal([true, false])
    await refund.connect(ann).getCakeBack()
    expect(await cake.balanceOf(ann)).to.equal(before + REFUND)
    expect([await refund.canClaim(ann), await refund.hasClaimed(ann)]).to.deep.equal([false, true])
    await expect(refund.connect(ann).getCakeBack()).to.be.revertedWith('ERR_HAS_CLAIMED')
  })

  it('refuses late, paused and missing profiles', async () => {
    const { refund, profile, ann, bob, cat } = await loadFixture(deployRefund)
    await expect(refund.connect(bob).getCakeBack()).to.be.revertedWith('ERR_USER_NOT_ELIGIBLE')
    await expect(refund.connect(cat).getCakeBack()).to.be.revertedWith('Not registered')
    await profile.connect(ann).pauseProfile()
    await expect(refund.connect(ann).getCakeBack()).to.be.revertedWith('ERR_USER_NOT_ACTIVE')
    for (const account of [ann, bob, cat]) expect(await refund.canClaim(account)).to.equal(false)
  })

  it('returns the rest of its CAKE to the owner only', async () => {
    const { refund, cake, owner, ann } = await loadFixture(deployRefund)
    await expect(refund.connect(ann).claimFee(1n)).to.be.revertedWith('Ownable: caller is not the owner')
    await refund.claimFee(REFUND)
    expect(await cake.balanceOf(owner)).to.equal(REFUND)
    expect([await refund.numberCake(), await refund.thresholdUser(), await refund.cakeToken()]).to.deep.equal([
      ...[REFUND, 2n, cake.target],
    ])
  })
})
