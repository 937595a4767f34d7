import { loadFixture, mineUpTo } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { id, MaxUint256, parseUnits } from 'ethers'
import hre from 'hardhat'
import { deploy } from '../deployExchange.ts'
import { deployProfiles, STARTING_CAKE } from '../profile/profileWorld.ts'
import type { EarlierClaims, StarterFactory } from './collectibleContracts.ts'

const PRICE = parseUnits('1')
const MINTER_ROLE = id('MINTER_ROLE')
const NOT_OWNER = 'Ownable: caller is not the owner'
/** Blocks until the first one in which starters are sold. */
const START = 20

async function deployStarters() {
  const world = await deployProfiles()
  const { station, cake, ann, bob } = world
  const earlier = await deploy<EarlierClaims>('EarlierClaims')
  const start = BigInt((await hre.ethers.provider.getBlockNumber()) + START)
  const factory = await deploy<StarterFactory>('BunnyFactoryV3', earlier, station, cake, PRICE, 'hash/', start)
  await factory.setBunnyJson('sleepy.json', 'dollop.json', 'twinkle.json', 'churro.json', 'sunny.json')
  await station.grantRole(MINTER_ROLE, factory)
  for (const person of [ann, bob]) await cake.connect(person).approve(factory, MaxUint256)
  return { ...world, earlier, factory, start }
}

describe('the minting station', () => {
  it('mints for campaigns with the role, which the admin grants', async () => {
    const { station, bunnies, owner, ann } = await loadFixture(deployProfiles)
    expect([await station.MINTER_ROLE(), await station.pancakeBunnies()]).to.deep.equal([MINTER_ROLE, bunnies.target])
    await expect(station.connect(ann).mintCollectible(ann, 'x', 5n)).to.be.revertedWith('Not a minting role')
    await expect(station.connect(ann).grantRole(MINTER_ROLE, ann)).to.be.revertedWith(
      'AccessControl: sender must be an admin to grant',
    )
    await station.grantRole(MINTER_ROLE, ann)
    const tokenId = await bunnies.totalSupply()
    await station.connect(ann).mintCollectible(owner, 'x', 5n)
    expect([await bunnies.ownerOf(tokenId), await bunnies.tokenURI(tokenId)]).to.deep.equal([owner.address, 'ipfs://x'])
  })

  it('names bunnies and gives the collectibles away for its admin only', async () => {
    const { station, bunnies, ann } = await loadFixture(deployProfiles)
    await station.setBunnyName(5n, 'Sleepy')
    expect(await bunnies.getBunnyName(5n)).to.equal('Sleepy')
    await expect(station.connect(ann).setBunnyName(5n, 'Awake')).to.be.revertedWith('Not an admin role')
    await expect(station.connect(ann).changeOwnershipNFTContract(ann)).to.be.revertedWith('Not an admin role')
    await expect(station.changeOwnershipNFTContract(ann)).to.emit(bunnies, 'OwnershipTransferred')
    expect(await bunnies.owner()).to.equal(ann.address)
    await expect(station.mintCollectible(ann, 'x', 5n)).to.be.revertedWith('Ownable: caller is not the owner')
  })
})

describe('the starter factory', () => {
  it('sells each account one starter of the ids 5 to 9', async () => {
    const { factory, bunnies, cake, ann, bob, start } = await loadFixture(deployStarters)
    await mineUpTo(start)
    const tokenId = await bunnies.totalSupply()
    expect(await factory.canMint(ann)).to.equal(true)
    await expect(factory.connect(ann).mintNFT(5n)).to.emit(factory, 'BunnyMint').withArgs(ann.address, tokenId, 5n)
    expect([await bunnies.ownerOf(tokenId), await bunnies.tokenURI(tokenId)]).to.deep.equal([
      ...[ann.address, 'ipfs://hash/sleepy.json'],
    ])
    expect([await cake.balanceOf(ann), await cake.balanceOf(factory)]).to.deep.equal([STARTING_CAKE - PRICE, PRICE])
    expect([await factory.canMint(ann), await factory.hasClaimed(ann)]).to.deep.equal([false, true])
    await factory.connect(bob).mintNFT(9n)
    expect(await bunnies.tokenURI(tokenId + 1n)).to.equal('ipfs://hash/sunny.json')
  })

  it('reverts in the order of its checks', async () => {
    const { factory, earlier, ann, bob, cat, start } = await loadFixture(deployStarters)
    await earlier.record(cat)
    await expect(factory.connect(cat).mintNFT(4n)).to.be.revertedWith('Has claimed in v2')
    await expect(factory.connect(ann).mintNFT(4n)).to.be.revertedWith('too early')
    await mineUpTo(start - 1n)
    await expect(factory.connect(ann).mintNFT(4n)).to.be.revertedWith('too early')
    await expect(factory.connect(ann).mintNFT(4n)).to.be.revertedWith('bunnyId too low')
    await expect(factory.connect(ann).mintNFT(10n)).to.be.revertedWith('bunnyId too high')
    await factory.connect(ann).mintNFT(6n)
    await expect(factory.connect(ann).mintNFT(4n)).to.be.revertedWith('Has claimed')
    expect([await factory.canMint(cat), await factory.canMint(ann), await factory.canMint(bob)]).to.deep.equal([
      ...[false, false, true],
    ])
  })

  it('needs the CAKE and its approval', async () => {
    const { factory, cake, ann, cat, start } = await loadFixture(deployStarters)
    await mineUpTo(start)
    await expect(factory.connect(cat).mintNFT(5n)).to.be.revertedWith('BEP20: transfer amount exceeds allowance')
    await cake.connect(ann).transfer(cat, STARTING_CAKE)
    await expect(factory.connect(ann).mintNFT(5n)).to.be.revertedWith('BEP20: transfer amount exceeds balance')
    expect(await factory.canMint(ann)).to.equal(true)
  })

  it('lets its owner change price and start, and withdraw the CAKE', async () => {
    const { factory, cake, owner, ann, start } = await loadFixture(deployStarters)
    await factory.updateTokenPrice(7n)
    await factory.setStartBlockNumber(start + 5n)
    expect([await factory.tokenPrice(), await factory.startBlockNumber()]).to.deep.equal([7n, start + 5n])
    const now = BigInt(await hre.ethers.provider.getBlockNumber())
    await expect(factory.setStartBlockNumber(now + 1n)).to.be.revertedWith('too short')
    await mineUpTo(start + 5n)
    await factory.connect(ann).mintNFT(5n)
    await factory.claimFee(7n)
    expect(await cake.balanceOf(owner)).to.equal(7n)
    const asAnn = factory.connect(ann)
    for (const attempt of [
      () => asAnn.updateTokenPrice(1n),
      () => asAnn.setStartBlockNumber(MaxUint256),
      () => asAnn.claimFee(0n),
      () => asAnn.setBunnyJson('', '', '', '', ''),
    ]) {
      await expect(attempt()).to.be.revertedWith(NOT_OWNER)
    }
  })

  it('reads earlier claims that only their owner records', async () => {
    const { factory, earlier, station, cake, ann } = await loadFixture(deployStarters)
    await expect(earlier.connect(ann).record(ann)).to.be.revertedWith(NOT_OWNER)
    expect([
      await factory.bunnyFactoryV2(),
      await factory.bunnyMintingStation(),
      await factory.cakeToken(),
    ]).to.deep.equal([earlier.target, station.target, cake.target])
  })
})
