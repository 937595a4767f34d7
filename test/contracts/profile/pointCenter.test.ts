import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import type { AddressLike } from 'ethers'
import { deploy } from '../deployExchange.ts'
import type { KnownContract, Write } from '../exchangeContracts.ts'
import type { PointCenter } from './profileContracts.ts'
import { deployWithUsers, POINT_ROLE } from './profileWorld.ts'

type Sale = KnownContract<{ set: Write<[user: AddressLike, amount: bigint, claimed: boolean]> }>

const [CAMPAIGN, THRESHOLD, POINTS] = [511010000n, 1000n, 50n] as const

/** Deploys the point center and two sales, of which only the first gives points. */
async function deployCenter() {
  const world = await deployWithUsers()
  const center = await deploy<PointCenter>('PointCenterIFO', world.profile)
  await world.profile.grantRole(POINT_ROLE, center)
  const [sale, other] = [await deploy<Sale>('FakeSale'), await deploy<Sale>('FakeSale')]
  await center.addIFOAddress(sale, CAMPAIGN, THRESHOLD, POINTS)
  return { ...world, center, sale, other }
}

describe('PointCenterIFO', () => {
  it('gives the points of a harvested sale once', async () => {
    const { center, profile, sale, ann } = await loadFixture(deployCenter)
    await sale.set(ann, THRESHOLD + 1n, true)
    expect(await center.checkClaimStatus(ann, sale)).to.equal(true)
    await expect(center.connect(ann).getPoints(sale))
      .to.emit(profile, 'UserPointIncrease')
      .withArgs(ann.address, POINTS, CAMPAIGN)
    expect((await profile.getUserProfile(ann))[1]).to.equal(POINTS)
    expect(await center.checkClaimStatus(ann, sale)).to.equal(false)
    await expect(center.connect(ann).getPoints(sale)).to.be.revertedWith('has claimed for this IFO')
  })

  it('reverts in the order of its checks, and reports no claim in the same cases', async () => {
    const { center, profile, bunnies, sale, other, ann, cat } = await loadFixture(deployCenter)
    const refuses = async (user: typeof ann, from: Sale, reason: string) => {
      expect(await center.checkClaimStatus(user, from)).to.equal(false)
      await expect(center.connect(user).getPoints(from)).to.be.revertedWith(reason)
    }
    await refuses(cat, other, 'not valid')
    await center.addIFOAddress(other, 0n, 0n, 1n)
    await refuses(cat, other, 'not valid')
    await center.addIFOAddress(other, 1n, 0n, 0n)
    await refuses(cat, other, 'not valid')
    await refuses(cat, sale, 'not active')
    await profile.connect(ann).pauseProfile()
    await refuses(ann, sale, 'not active')
    await profile.connect(ann).reactivateProfile(bunnies, 1n)
    await sale.set(ann, THRESHOLD, false)
    await refuses(ann, sale, 'has not claimed')
    await sale.set(ann, THRESHOLD, true)
    await refuses(ann, sale, 'too small')
    await sale.set(ann, THRESHOLD + 1n, true)
    await center.connect(ann).getPoints(sale)
  })

  it('reports several sales at once', async () => {
    const { center, sale, other, ann } = await loadFixture(deployCenter)
    await sale.set(ann, THRESHOLD + 1n, true)
    expect([...(await center.checkClaimStatuses(ann, [other, sale, other]))]).to.deep.equal([false, true, false])
    expect([...(await center.ifos(sale))]).to.deep.equal([THRESHOLD, CAMPAIGN, POINTS])
  })

  it('lets only its owner add a sale', async () => {
    const { center, sale, ann } = await loadFixture(deployCenter)
    await expect(center.connect(ann).addIFOAddress(sale, 1n, 1n, 1n)).to.be.revertedWith(
      'Ownable: caller is not the owner',
    )
  })
})
