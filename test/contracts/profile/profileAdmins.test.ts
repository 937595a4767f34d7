import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { id, ZeroAddress, ZeroHash } from 'ethers'
import hre from 'hardhat'
import { deploy } from '../deployExchange.ts'
import type { KnownContract } from '../exchangeContracts.ts'
import {
  deployProfiles,
  deployWithUsers,
  NFT_ROLE,
  POINT_ROLE,
  PRICES,
  SPECIAL_ROLE,
  type ProfileWorld,
} from './profileWorld.ts'

const CAMPAIGN = 510010001n

let world: ProfileWorld

describe('the roles of the profiles', () => {
  beforeEach(async () => {
    world = await loadFixture(deployWithUsers)
  })

  it('have the hashes of their names, and the default admin as the admin of each', async () => {
    const { profile, owner } = world
    expect([await profile.NFT_ROLE(), await profile.POINT_ROLE(), await profile.SPECIAL_ROLE()]).to.deep.equal([
      ...[NFT_ROLE, POINT_ROLE, SPECIAL_ROLE],
    ])
    expect([await profile.DEFAULT_ADMIN_ROLE(), await profile.getRoleAdmin(POINT_ROLE)]).to.deep.equal([
      ...[ZeroHash, ZeroHash],
    ])
    expect(await profile.getRoleMember(ZeroHash, 0n)).to.equal(owner.address)
  })

  it('are granted and revoked by the admin, each once', async () => {
    const { profile, owner, ann } = world
    const granted = profile.grantRole(POINT_ROLE, ann)
    await expect(granted).to.emit(profile, 'RoleGranted').withArgs(POINT_ROLE, ann.address, owner.address)
    await expect(granted).not.to.emit(profile, 'RoleAdminChanged')
    await expect(profile.grantRole(POINT_ROLE, ann)).not.to.emit(profile, 'RoleGranted')
    expect([await profile.hasRole(POINT_ROLE, ann), await profile.getRoleMemberCount(POINT_ROLE)]).to.deep.equal([
      ...[true, 2n],
    ])
    await expect(profile.revokeRole(POINT_ROLE, ann))
      .to.emit(profile, 'RoleRevoked')
      .withArgs(POINT_ROLE, ann.address, owner.address)
    await expect(profile.revokeRole(POINT_ROLE, ann)).not.to.emit(profile, 'RoleRevoked')
    expect(await profile.hasRole(POINT_ROLE, ann)).to.equal(false)
  })

  it('list their members, the last one in the place of a removed one', async () => {
    const { profile, owner, ann, bob } = world
    for (const account of [ann, bob]) await profile.grantRole(POINT_ROLE, account)
    await profile.revokeRole(POINT_ROLE, owner)
    expect([await profile.getRoleMember(POINT_ROLE, 0n), await profile.getRoleMember(POINT_ROLE, 1n)]).to.deep.equal([
      ...[bob.address, ann.address],
    ])
    await expect(profile.getRoleMember(POINT_ROLE, 2n)).to.be.revertedWith('EnumerableSet: index out of bounds')
  })

  it('are not granted or revoked by others, but renounced by their member', async () => {
    const { profile, owner, ann } = world
    const asAnn = profile.connect(ann)
    await expect(asAnn.grantRole(POINT_ROLE, ann)).to.be.revertedWith('AccessControl: sender must be an admin to grant')
    await expect(asAnn.revokeRole(POINT_ROLE, owner)).to.be.revertedWith(
      'AccessControl: sender must be an admin to revoke',
    )
    await expect(asAnn.renounceRole(POINT_ROLE, owner)).to.be.revertedWith(
      'AccessControl: can only renounce roles for self',
    )
    await profile.renounceRole(POINT_ROLE, owner)
    expect(await profile.hasRole(POINT_ROLE, owner)).to.equal(false)
  })
})

describe('a point admin', () => {
  beforeEach(async () => {
    world = await loadFixture(deployWithUsers)
  })

  it('gives points to a user, with or without a profile', async () => {
    const { profile, ann, stranger } = world
    await expect(profile.increaseUserPoints(ann, 7n, CAMPAIGN))
      .to.emit(profile, 'UserPointIncrease')
      .withArgs(ann.address, 7n, CAMPAIGN)
    await profile.increaseUserPoints(stranger, 1n, CAMPAIGN)
    const [, points, teamId] = await profile.getUserProfile(ann)
    const [, , , teamPoints] = await profile.getTeamProfile(teamId)
    expect([points, teamPoints]).to.deep.equal([7n, 0n])
  })

  it('gives points to up to 1000 users at once, and takes them', async () => {
    const { profile, ann, bob } = world
    await expect(profile.increaseUserPointsMultiple([ann, bob], 5n, CAMPAIGN))
      .to.emit(profile, 'UserPointIncreaseMultiple')
      .withArgs([ann.address, bob.address], 5n, CAMPAIGN)
    await profile.removeUserPointsMultiple([ann, bob], 2n)
    await profile.removeUserPoints(bob, 3n)
    const [[, ofAnn], [, ofBob]] = [await profile.getUserProfile(ann), await profile.getUserProfile(bob)]
    expect([ofAnn, ofBob]).to.deep.equal([3n, 0n])
    await expect(profile.removeUserPoints(bob, 1n)).to.be.revertedWith('SafeMath: subtraction overflow')
    const [many, tooMany] = [Array<string>(1000).fill(ann.address), Array<string>(1001).fill(ann.address)]
    await profile.increaseUserPointsMultiple.staticCall(many, 1n, CAMPAIGN)
    await expect(profile.increaseUserPointsMultiple(tooMany, 1n, CAMPAIGN)).to.be.revertedWith('Length must be < 1001')
    await expect(profile.removeUserPointsMultiple(tooMany, 1n)).to.be.revertedWith('Length must be < 1001')
  })

  it('gives points to a team, and takes them', async () => {
    const { profile } = world
    await expect(profile.increaseTeamPoints(2n, 9n, 810010001n))
      .to.emit(profile, 'TeamPointIncrease')
      .withArgs(2n, 9n, 810010001n)
    await profile.removeTeamPoints(2n, 4n)
    const [, , , points] = await profile.getTeamProfile(2n)
    expect(points).to.equal(5n)
    await expect(profile.removeTeamPoints(2n, 6n)).to.be.revertedWith('SafeMath: subtraction overflow')
  })

  it('is the only one who may', async () => {
    const { profile, ann } = world
    const asAnn = profile.connect(ann)
    for (const attempt of [
      () => asAnn.increaseUserPoints(ann, 1n, CAMPAIGN),
      () => asAnn.increaseUserPointsMultiple([ann], 1n, CAMPAIGN),
      () => asAnn.increaseTeamPoints(1n, 1n, CAMPAIGN),
      () => asAnn.removeUserPoints(ann, 0n),
      () => asAnn.removeUserPointsMultiple([ann], 0n),
      () => asAnn.removeTeamPoints(1n, 0n),
    ]) {
      await expect(attempt()).to.be.revertedWith('Not a point admin')
    }
  })
})

describe('a special admin', () => {
  beforeEach(async () => {
    world = await loadFixture(deployWithUsers)
  })

  it('moves a user to another team', async () => {
    const { profile, ann } = world
    await expect(profile.changeTeam(ann, 3n)).to.emit(profile, 'UserChangeTeam').withArgs(ann.address, 1n, 3n)
    const [[, , old], [, , current]] = [await profile.getTeamProfile(1n), await profile.getTeamProfile(3n)]
    expect([old, current, (await profile.getUserProfile(ann))[2]]).to.deep.equal([0n, 1n, 3n])
  })

  it('changes the counts of both teams for a paused user too', async () => {
    const { profile, ann, cat, bunnies } = world
    await profile.connect(ann).pauseProfile()
    await expect(profile.changeTeam(ann, 3n)).to.be.revertedWith('SafeMath: subtraction overflow')
    await profile.connect(cat).createProfile(1n, bunnies, 6n)
    await profile.changeTeam(ann, 3n)
    const [[, , old], [, , current]] = [await profile.getTeamProfile(1n), await profile.getTeamProfile(3n)]
    expect([old, current, await profile.numberActiveProfiles()]).to.deep.equal([0n, 1n, 2n])
  })

  it('who moves a paused member away blocks the pause of the last other one, until a member joins', async () => {
    const { profile, bunnies, ann, cat } = world
    await profile.connect(cat).createProfile(1n, bunnies, 6n)
    await profile.connect(cat).pauseProfile()
    await profile.changeTeam(cat, 3n)
    await expect(profile.connect(ann).pauseProfile()).to.be.revertedWith('SafeMath: subtraction overflow')
    await profile.changeTeam(cat, 1n)
    await profile.connect(ann).pauseProfile()
    expect(await bunnies.ownerOf(0n)).to.equal(ann.address)
  })

  it('gets the reason of each invalid move', async () => {
    const { profile, ann, stranger } = world
    await expect(profile.connect(ann).changeTeam(ann, 2n)).to.be.revertedWith('Not a special admin')
    await expect(profile.changeTeam(stranger, 9n)).to.be.revertedWith("User doesn't exist")
    await expect(profile.changeTeam(ann, 0n)).to.be.revertedWith("teamId doesn't exist")
    await expect(profile.changeTeam(ann, 4n)).to.be.revertedWith("teamId doesn't exist")
    await expect(profile.changeTeam(ann, 1n)).to.be.revertedWith('Already in the team')
    await profile.makeTeamNotJoinable(1n)
    await expect(profile.changeTeam(ann, 1n)).to.be.revertedWith('Team not joinable')
  })
})

describe('the admin of the profiles', () => {
  beforeEach(async () => {
    world = await loadFixture(deployWithUsers)
  })

  it('adds and renames teams whose names have 4 to 19 bytes', async () => {
    const { profile } = world
    await expect(profile.addTeam('Four', 'Fourth')).to.emit(profile, 'TeamAdd').withArgs(4n, 'Four')
    await profile.addTeam('x'.repeat(19), '')
    await profile.renameTeam(4n, 'Fifth', 'Renamed')
    expect([...(await profile.getTeamProfile(4n))]).to.deep.equal(['Fifth', 'Renamed', 0n, 0n, true])
    for (const [name, reason] of [
      ['abc', 'Must be > 3'],
      ['x'.repeat(20), 'Must be < 20'],
      // 10 characters of 2 bytes.
      ['é'.repeat(10), 'Must be < 20'],
    ] as const) {
      await expect(profile.addTeam(name, '')).to.be.revertedWith(reason)
      await expect(profile.renameTeam(4n, name, '')).to.be.revertedWith(reason)
    }
    for (const teamId of [0n, 6n]) {
      await expect(profile.renameTeam(teamId, 'abc', '')).to.be.revertedWith('teamId invalid')
      await expect(profile.makeTeamJoinable(teamId)).to.be.revertedWith('teamId invalid')
      await expect(profile.makeTeamNotJoinable(teamId)).to.be.revertedWith('teamId invalid')
    }
  })

  it('opens and closes teams', async () => {
    const { profile } = world
    await profile.makeTeamNotJoinable(1n)
    expect((await profile.getTeamProfile(1n))[4]).to.equal(false)
    await profile.makeTeamJoinable(1n)
    expect((await profile.getTeamProfile(1n))[4]).to.equal(true)
  })

  it('admits only contracts of ERC-721', async () => {
    const { profile, bunnies } = world
    expect(await profile.hasRole(NFT_ROLE, bunnies)).to.equal(true)
    const other = await deploy<KnownContract<object>>('FakeStandard')
    await expect(profile.addNftAddress(other)).to.be.revertedWith('Not ERC721')
  })

  it('changes the prices and withdraws CAKE', async () => {
    const { profile, cake, owner } = world
    await profile.claimFee(PRICES.toRegister)
    expect(await cake.balanceOf(owner)).to.equal(PRICES.toRegister)
    await expect(profile.claimFee(PRICES.toRegister + 1n)).to.be.revertedWith('BEP20: transfer amount exceeds balance')
    await profile.updateNumberCake(4n, 5n, 6n)
    expect([
      await profile.numberCakeToReactivate(),
      await profile.numberCakeToRegister(),
      await profile.numberCakeToUpdate(),
    ]).to.deep.equal([4n, 5n, 6n])
  })

  it('is the only one who may', async () => {
    const { profile, ann, bunnies } = world
    const asAnn = profile.connect(ann)
    for (const attempt of [
      () => asAnn.addNftAddress(bunnies),
      () => asAnn.addTeam('Name', ''),
      () => asAnn.renameTeam(1n, 'Name', ''),
      () => asAnn.makeTeamJoinable(1n),
      () => asAnn.makeTeamNotJoinable(1n),
      () => asAnn.updateNumberCake(0n, 0n, 0n),
      () => asAnn.claimFee(0n),
    ]) {
      await expect(attempt()).to.be.revertedWith('Not the main admin')
    }
  })
})

describe('the profiles', () => {
  beforeEach(async () => {
    world = await loadFixture(deployWithUsers)
  })

  it('accept collectibles that are sent to them', async () => {
    const { profile, bunnies, ann } = await loadFixture(deployProfiles)
    await bunnies.connect(ann)['safeTransferFrom(address,address,uint256)'](ann, profile, 0n)
    expect(await bunnies.ownerOf(0n)).to.equal(profile.target)
    const { data } = await profile
      .getFunction('onERC721Received')
      .populateTransaction(ZeroAddress, ZeroAddress, 0n, '0x')
    const answer = await hre.ethers.provider.call({ to: profile.target, data })
    expect(answer.slice(0, 10)).to.equal(id('onERC721Received(address,address,uint256,bytes)').slice(0, 10))
  })
})
