import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { ZeroAddress } from 'ethers'
import { deploy } from '../deployExchange.ts'
import type { Bunnies } from '../collectibles/collectibleContracts.ts'
import { deployProfiles, deployWithUsers, PRICES, STARTING_CAKE, type ProfileWorld } from './profileWorld.ts'

let world: ProfileWorld
const deployBeforeEach = (fixture: () => Promise<ProfileWorld>) =>
  beforeEach(async () => {
    world = await loadFixture(fixture)
  })

const countsOf = async ({ profile }: ProfileWorld) => {
  const teams = await Promise.all([1n, 2n, 3n].map((id) => profile.getTeamProfile(id)))
  return { active: await profile.numberActiveProfiles(), teams: teams.map(([, , users]) => users) }
}

describe('createProfile', () => {
  deployBeforeEach(deployProfiles)

  it('takes the collectible and the price, and numbers users from 1', async () => {
    const { profile, bunnies, cake, ann, bob } = world
    await expect(profile.connect(ann).createProfile(1n, bunnies, 2n))
      .to.emit(profile, 'UserNew')
      .withArgs(ann.address, 1n, bunnies.target, 2n)
    await profile.connect(bob).createProfile(3n, bunnies, 3n)
    expect([...(await profile.getUserProfile(ann))]).to.deep.equal([1n, 0n, 1n, bunnies.target, 2n, true])
    expect([...(await profile.getUserProfile(bob))]).to.deep.equal([2n, 0n, 3n, bunnies.target, 3n, true])
    expect(await countsOf(world)).to.deep.equal({ active: 2n, teams: [1n, 0n, 1n] })
    expect(await bunnies.ownerOf(2n)).to.equal(profile.target)
    expect(await cake.balanceOf(ann)).to.equal(STARTING_CAKE - PRICES.toRegister)
    expect(await cake.balanceOf(profile)).to.equal(PRICES.toRegister * 2n)
    expect([await profile.hasRegistered(ann), await profile.getUserStatus(ann)]).to.deep.equal([true, true])
  })

  it('reverts in the order of its checks', async () => {
    const { profile, bunnies, ann, stranger } = world
    const create = (teamId: bigint, nft: unknown = bunnies, tokenId = 3n) =>
      profile.connect(ann).createProfile(teamId, nft as string, tokenId)
    await expect(create(0n, stranger)).to.be.revertedWith('Invalid teamId')
    await expect(create(4n, stranger)).to.be.revertedWith('Invalid teamId')
    await profile.makeTeamNotJoinable(2n)
    await expect(create(2n, stranger)).to.be.revertedWith('Team not joinable')
    await expect(create(1n, stranger)).to.be.revertedWith('NFT address invalid')
    await expect(create(1n)).to.be.revertedWith('Only NFT owner can register')
    await expect(create(1n, bunnies, 99n)).to.be.revertedWith('ERC721: owner query for nonexistent token')
    await create(1n, bunnies, 0n)
    await expect(create(0n)).to.be.revertedWith('Already registered')
  })

  it('needs the approval of the collectible and of CAKE, and the CAKE itself', async () => {
    const { profile, bunnies, cake, ann, stranger } = world
    const create = () => profile.connect(ann).createProfile(1n, bunnies, 0n)
    await bunnies.connect(ann).setApprovalForAll(profile, false)
    await expect(create()).to.be.revertedWith('ERC721: transfer caller is not owner nor approved')
    await bunnies.connect(ann).approve(profile, 0n)
    await cake.connect(ann).approve(profile, PRICES.toRegister - 1n)
    await expect(create()).to.be.revertedWith('BEP20: transfer amount exceeds allowance')
    await cake.connect(ann).approve(profile, PRICES.toRegister)
    await cake.connect(ann).transfer(stranger, STARTING_CAKE - PRICES.toRegister + 1n)
    await expect(create()).to.be.revertedWith('BEP20: transfer amount exceeds balance')
    expect(await bunnies.ownerOf(0n)).to.equal(ann.address)
    await cake.connect(stranger).transfer(ann, 1n)
    await create()
  })

  it('discards points that the account got before', async () => {
    const { profile, bunnies, ann } = world
    await profile.increaseUserPoints(ann, 7n, 510010001n)
    await profile.connect(ann).createProfile(1n, bunnies, 0n)
    const [, points] = await profile.getUserProfile(ann)
    expect(points).to.equal(0n)
  })
})

describe('pauseProfile', () => {
  deployBeforeEach(deployWithUsers)

  it('returns the collectible without a price, and keeps user id, team and points', async () => {
    const { profile, bunnies, cake, ann } = world
    await profile.increaseUserPoints(ann, 7n, 510010001n)
    const before = await cake.balanceOf(ann)
    await expect(profile.connect(ann).pauseProfile()).to.emit(profile, 'UserPause').withArgs(ann.address, 1n)
    expect([...(await profile.getUserProfile(ann))]).to.deep.equal([1n, 7n, 1n, ZeroAddress, 0n, false])
    expect(await bunnies.ownerOf(0n)).to.equal(ann.address)
    expect(await cake.balanceOf(ann)).to.equal(before)
    expect(await countsOf(world)).to.deep.equal({ active: 1n, teams: [0n, 1n, 0n] })
    expect([await profile.hasRegistered(ann), await profile.getUserStatus(ann)]).to.deep.equal([true, false])
  })

  it('reverts without a profile, and for a paused one', async () => {
    const { profile, ann, cat } = world
    await expect(profile.connect(cat).pauseProfile()).to.be.revertedWith('Has not registered')
    await profile.connect(ann).pauseProfile()
    await expect(profile.connect(ann).pauseProfile()).to.be.revertedWith('User not active')
  })
})

describe('updateProfile', () => {
  deployBeforeEach(deployWithUsers)

  it('exchanges the collectible for its price', async () => {
    const { profile, bunnies, cake, ann } = world
    const before = await cake.balanceOf(ann)
    await expect(profile.connect(ann).updateProfile(bunnies, 1n))
      .to.emit(profile, 'UserUpdate')
      .withArgs(ann.address, bunnies.target, 1n)
    expect([await bunnies.ownerOf(0n), await bunnies.ownerOf(1n)]).to.deep.equal([ann.address, profile.target])
    expect([...(await profile.getUserProfile(ann))]).to.deep.equal([1n, 0n, 1n, bunnies.target, 1n, true])
    expect(await cake.balanceOf(ann)).to.equal(before - PRICES.toUpdate)
    expect(await countsOf(world)).to.deep.equal({ active: 2n, teams: [1n, 1n, 0n] })
  })

  it('accepts a collectible of another contract, and returns the old one from its own', async () => {
    const { profile, bunnies, ann } = world
    const others = await deploy<Bunnies>('HotcakeBunnies', '')
    await others.mint(ann, 'mixie.json', 1n)
    await others.connect(ann).approve(profile, 0n)
    await profile.addNftAddress(others)
    await profile.connect(ann).updateProfile(others, 0n)
    expect([await bunnies.ownerOf(0n), await others.ownerOf(0n)]).to.deep.equal([ann.address, profile.target])
  })

  it('reverts in the order of its checks', async () => {
    const { profile, bunnies, ann, cat, stranger } = world
    await expect(profile.connect(cat).updateProfile(stranger, 6n)).to.be.revertedWith('Has not registered')
    await expect(profile.connect(ann).updateProfile(stranger, 1n)).to.be.revertedWith('NFT address invalid')
    await expect(profile.connect(ann).updateProfile(bunnies, 3n)).to.be.revertedWith('Only NFT owner can update')
    await profile.connect(ann).pauseProfile()
    await expect(profile.connect(ann).updateProfile(bunnies, 3n)).to.be.revertedWith('User not active')
  })
})

describe('reactivateProfile', () => {
  deployBeforeEach(deployWithUsers)

  it('takes a collectible and its price, into the same team even if it is not joinable', async () => {
    const { profile, bunnies, cake, ann } = world
    await profile.connect(ann).pauseProfile()
    await profile.makeTeamNotJoinable(1n)
    const before = await cake.balanceOf(ann)
    await expect(profile.connect(ann).reactivateProfile(bunnies, 2n))
      .to.emit(profile, 'UserReactivate')
      .withArgs(ann.address, 1n, bunnies.target, 2n)
    expect([...(await profile.getUserProfile(ann))]).to.deep.equal([1n, 0n, 1n, bunnies.target, 2n, true])
    expect(await cake.balanceOf(ann)).to.equal(before - PRICES.toReactivate)
    expect(await countsOf(world)).to.deep.equal({ active: 2n, teams: [1n, 1n, 0n] })
  })

  it('reverts in the order of its checks', async () => {
    const { profile, bunnies, ann, cat, stranger } = world
    await expect(profile.connect(cat).reactivateProfile(stranger, 6n)).to.be.revertedWith('Has not registered')
    await expect(profile.connect(ann).reactivateProfile(stranger, 1n)).to.be.revertedWith('NFT address invalid')
    await expect(profile.connect(ann).reactivateProfile(bunnies, 3n)).to.be.revertedWith('User is active')
    await profile.connect(ann).pauseProfile()
    await expect(profile.connect(ann).reactivateProfile(bunnies, 3n)).to.be.revertedWith('Only NFT owner can update')
  })
})

describe('the views of profiles', () => {
  it('revert for unknown users and teams, except the status', async () => {
    const { profile, cake, stranger } = await loadFixture(deployProfiles)
    await expect(profile.getUserProfile(stranger)).to.be.revertedWith('Not registered')
    await expect(profile.getTeamProfile(0n)).to.be.revertedWith('teamId invalid')
    await expect(profile.getTeamProfile(4n)).to.be.revertedWith('teamId invalid')
    expect(await profile.getUserStatus(stranger)).to.equal(false)
    expect([await profile.numberTeams(), await profile.cakeToken()]).to.deep.equal([3n, cake.target])
  })
})
