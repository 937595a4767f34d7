import { loadFixture, mineUpTo } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { id, MaxUint256 } from 'ethers'
import hre from 'hardhat'
import { deploy } from '../deployExchange.ts'
import { deployWithUsers } from '../profile/profileWorld.ts'
import type { SpecialV1, SpecialV2 } from './collectibleContracts.ts'

const COST = 5n
const NOT_OWNER = 'Ownable: caller is not the owner'

/**
 * Deploys the campaign. Ann is user 1, Bob user 2. Bunny 10 is for user 1 and free; 11 costs CAKE and is for all; 12 is
 * inactive.
 */
async function deploySpecial() {
  const world = await deployWithUsers()
  const { station, cake, profile, ann, bob } = world
  const special = await deploy<SpecialV1>('BunnySpecialV1', station, cake, profile, 3n)
  await station.grantRole(id('MINTER_ROLE'), special)
  await special.addBunny(10n, 'hiccup.json', 2n, 0n)
  await special.addBunny(11n, 'bullish.json', 100n, COST)
  await special.addBunny(12n, 'none.json', 100n, 0n)
  await special.updateBunny(12n, 100n, 0n, false)
  for (const person of [ann, bob]) await cake.connect(person).approve(special, MaxUint256)
  return { ...world, special }
}

describe('BunnySpecialV1', () => {
  it('gives an early user each bunny once, and takes its price', async () => {
    const { special, bunnies, cake, ann } = await loadFixture(deploySpecial)
    const [tokenId, before] = [await bunnies.totalSupply(), await cake.balanceOf(ann)]
    await expect(special.connect(ann).mintNFT(10n)).to.emit(special, 'BunnyMint').withArgs(ann.address, tokenId, 10n)
    expect(await cake.balanceOf(ann)).to.equal(before)
    await special.connect(ann).mintNFT(11n)
    expect([await cake.balanceOf(ann), await cake.balanceOf(special)]).to.deep.equal([before - COST, COST])
    expect([await bunnies.tokenURI(tokenId), await bunnies.getBunnyId(tokenId + 1n)]).to.deep.equal([
      ...['ipfs://hiccup.json', 11n],
    ])
    expect(await special.hasClaimed(ann, 10n)).to.equal(true)
    await expect(special.connect(ann).mintNFT(10n)).to.be.revertedWith('ERR_HAS_CLAIMED')
  })

  it('reverts in the order of its checks', async () => {
    const { special, profile, ann, bob, cat } = await loadFixture(deploySpecial)
    await expect(special.connect(cat).mintNFT(9n)).to.be.revertedWith('ERR_ID_LOW')
    await expect(special.connect(cat).mintNFT(12n)).to.be.revertedWith('ERR_ID_INVALID')
    await expect(special.connect(cat).mintNFT(13n)).to.be.revertedWith('ERR_ID_INVALID')
    await expect(special.connect(cat).mintNFT(10n)).to.be.revertedWith('Not registered')
    await profile.connect(bob).pauseProfile()
    await expect(special.connect(bob).mintNFT(10n)).to.be.revertedWith('ERR_USER_NOT_ELIGIBLE')
    await profile.connect(ann).pauseProfile()
    await expect(special.connect(ann).mintNFT(10n)).to.be.revertedWith('ERR_USER_NOT_ACTIVE')
  })

  it('reports what an account can claim', async () => {
    const { special, profile, ann, bob, cat } = await loadFixture(deploySpecial)
    const reports = async (user: typeof ann) => [...(await special.canClaimMultiple(user, [10n, 11n, 12n]))]
    expect(await reports(ann)).to.deep.equal([true, true, false])
    expect(await reports(bob)).to.deep.equal([false, true, false])
    expect(await reports(cat)).to.deep.equal([])
    await special.connect(ann).mintNFT(10n)
    expect(await reports(ann)).to.deep.equal([false, true, false])
    expect([await special.canClaimSingle(ann, 10n), await special.canClaimSingle(ann, 11n)]).to.deep.equal([
      ...[false, true],
    ])
    expect(await special.canClaimSingle(cat, 11n)).to.equal(false)
    await profile.connect(ann).pauseProfile()
    expect([await reports(ann), await special.canClaimSingle(ann, 11n)]).to.deep.equal([[], false])
    await expect(special.canClaimMultiple(ann, [10n, 11n, 12n, 13n])).to.be.revertedWith('ERR_LENGTH_VIEW')
    await special.updateMaxViewLength(4n)
    await special.canClaimMultiple(ann, [10n, 11n, 12n, 13n])
  })

  it('lets its owner add and change bunnies, and withdraw CAKE', async () => {
    const { special, cake, owner, ann } = await loadFixture(deploySpecial)
    await expect(special.addBunny(10n, '', 1n, 1n)).to.be.revertedWith('ERR_CREATED')
    await expect(special.addBunny(9n, '', 1n, 1n)).to.be.revertedWith('ERR_ID_LOW_2')
    await expect(special.updateBunny(13n, 1n, 1n, true)).to.be.revertedWith('ERR_NOT_CREATED')
    await expect(special.addBunny(13n, 'new.json', 4n, 2n))
      .to.emit(special, 'BunnyAdd')
      .withArgs(13n, 4n, 2n)
    await expect(special.updateBunny(13n, 5n, 1n, false))
      .to.emit(special, 'BunnyChange')
      .withArgs(13n, 5n, 1n, false)
    expect([...(await special.bunnyCharacteristics(13n))]).to.deep.equal(['new.json', 5n, 1n, false, true])
    expect(await special.numberDifferentBunnies()).to.equal(4n)
    await special.connect(ann).mintNFT(11n)
    await special.claimFee(COST)
    expect(await cake.balanceOf(owner)).to.equal(COST)
    const asAnn = special.connect(ann)
    for (const attempt of [
      () => asAnn.addBunny(14n, '', 1n, 1n),
      () => asAnn.updateBunny(13n, 1n, 1n, true),
      () => asAnn.updateMaxViewLength(9n),
      () => asAnn.claimFee(0n),
    ]) {
      await expect(attempt()).to.be.revertedWith(NOT_OWNER)
    }
  })
})

/**
 * Deploys the campaign. Ann, user 1, is in team 1, which has bunny 12; Bob, user 2, in team 2, which has none. Users
 * from 3 on registered too late.
 */
async function deployEaster() {
  const world = await deployWithUsers()
  const { station, cake, profile } = world
  const endBlock = BigInt((await hre.ethers.provider.getBlockNumber()) + 100)
  const easter = await deploy<SpecialV2>('BunnySpecialV2', station, cake, profile, 3n, endBlock)
  await station.grantRole(id('MINTER_ROLE'), easter)
  await easter.addBunny(12n, 1n, 'easter-storm.json')
  return { ...world, easter, endBlock }
}

describe('BunnySpecialV2', () => {
  it('gives an early member the bunny of the own team once', async () => {
    const { easter, bunnies, ann } = await loadFixture(deployEaster)
    const tokenId = await bunnies.totalSupply()
    expect(await easter.canClaim(ann)).to.equal(true)
    await expect(easter.connect(ann).mintNFT()).to.emit(easter, 'BunnyMint').withArgs(ann.address, tokenId, 12n)
    expect([await bunnies.tokenURI(tokenId), await easter.hasClaimed(ann), await easter.canClaim(ann)]).to.deep.equal([
      ...['ipfs://easter-storm.json', true, false],
    ])
  })

  it('reverts in the order of its checks', async () => {
    const { easter, profile, bunnies, ann, bob, cat, stranger, endBlock } = await loadFixture(deployEaster)
    await expect(easter.connect(stranger).mintNFT()).to.be.revertedWith('Not registered')
    await expect(easter.connect(bob).mintNFT()).to.be.revertedWith('NOT_VALID')
    await profile.connect(bob).pauseProfile()
    await expect(easter.connect(bob).mintNFT()).to.be.revertedWith('ERR_USER_NOT_ACTIVE')
    await profile.connect(cat).createProfile(1n, bunnies, 6n)
    await profile.connect(cat).pauseProfile()
    await expect(easter.connect(cat).mintNFT()).to.be.revertedWith('ERR_USER_NOT_ELIGIBLE')
    await easter.connect(ann).mintNFT()
    await expect(easter.connect(ann).mintNFT()).to.be.revertedWith('ERR_HAS_CLAIMED')
    for (const account of [bob, cat, stranger]) expect(await easter.canClaim(account)).to.equal(false)
    await mineUpTo(endBlock - 1n)
    await expect(easter.connect(ann).mintNFT()).to.be.revertedWith('TOO_LATE')
  })

  it('reports a claim after the end and without a bunny of the team too', async () => {
    const { easter, ann, bob, endBlock } = await loadFixture(deployEaster)
    await mineUpTo(endBlock)
    expect([await easter.canClaim(ann), await easter.canClaim(bob)]).to.deep.equal([true, true])
  })

  it('lets its owner add bunnies and move the end', async () => {
    const { easter, ann } = await loadFixture(deployEaster)
    await expect(easter.addBunny(14n, 2n, 'easter-flipper.json'))
      .to.emit(easter, 'BunnyAdd')
      .withArgs(14n, 2n)
    await expect(easter.changeEndBlock(1n)).to.emit(easter, 'NewEndBlock').withArgs(1n)
    await expect(easter.connect(ann).mintNFT()).to.be.revertedWith('TOO_LATE')
    expect([await easter.teamIdToBunnyId(2n), await easter.bunnyTokenURI(14n)]).to.deep.equal([
      ...[14n, 'easter-flipper.json'],
    ])
    expect([await easter.previousNumberBunnyIds(), await easter.thresholdUser()]).to.deep.equal([12n, 3n])
    await expect(easter.connect(ann).addBunny(15n, 3n, '')).to.be.revertedWith(NOT_OWNER)
    await expect(easter.connect(ann).changeEndBlock(1n)).to.be.revertedWith(NOT_OWNER)
  })
})
