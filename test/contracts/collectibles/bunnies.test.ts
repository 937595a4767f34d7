import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { ZeroAddress, type AddressLike } from 'ethers'
import hre from 'hardhat'
import { deploy } from '../deployExchange.ts'
import type { KnownContract, Write } from '../exchangeContracts.ts'
import type { Bunnies } from './collectibleContracts.ts'

type DevCollectible = KnownContract<
  Pick<Bunnies, 'ownerOf' | 'tokenURI' | 'symbol'> & { mint: Write<[to: AddressLike, tokenURI: string]> }
>

const SAFE = 'safeTransferFrom(address,address,uint256)'
const SAFE_WITH_DATA = 'safeTransferFrom(address,address,uint256,bytes)'
const NOT_OWNER = 'Ownable: caller is not the owner'
const RECEIVED = '0x150b7a02'

/** Deploys the collectibles. Ann owns the tokens 0 to 2 of the bunny ids 5, 5 and 9; Bob token 3 of id 9. */
async function deployBunnies() {
  const [owner, ann, bob, cat] = await hre.ethers.getSigners()
  if (!owner || !ann || !bob || !cat) throw new Error('The chain has too few accounts.')
  const bunnies = await deploy<Bunnies>('HotcakeBunnies', 'ipfs://')
  for (const [to, bunnyId] of [
    [ann, 5n],
    [ann, 5n],
    [ann, 9n],
    [bob, 9n],
  ] as const) {
    await bunnies.mint(to, `${bunnyId}.json`, bunnyId)
  }
  return { owner, ann, bob, cat, bunnies }
}

type World = Awaited<ReturnType<typeof deployBunnies>>
let world: World

const tokensOf = async ({ bunnies }: World, owner: string): Promise<bigint[]> => {
  const count = Number(await bunnies.balanceOf(owner))
  return Promise.all(Array.from({ length: count }, (_, at) => bunnies.tokenOfOwnerByIndex(owner, BigInt(at))))
}

describe('the collectibles', () => {
  beforeEach(async () => {
    world = await loadFixture(deployBunnies)
  })

  it('are an enumerable ERC-721 with metadata', async () => {
    const { bunnies, ann, bob } = world
    expect([await bunnies.name(), await bunnies.symbol(), await bunnies.baseURI()]).to.deep.equal([
      ...['Pancake Bunnies', 'PB', 'ipfs://'],
    ])
    for (const id of ['0x01ffc9a7', '0x80ac58cd', '0x5b5e139f', '0x780e9d63']) {
      expect(await bunnies.supportsInterface(id)).to.equal(true)
    }
    expect(await bunnies.supportsInterface('0xffffffff')).to.equal(false)
    expect([await tokensOf(world, ann.address), await tokensOf(world, bob.address)]).to.deep.equal([[0n, 1n, 2n], [3n]])
    expect([await bunnies.totalSupply(), await bunnies.tokenByIndex(3n), await bunnies.ownerOf(3n)]).to.deep.equal([
      ...[4n, 3n, bob.address],
    ])
    await expect(bunnies.balanceOf(ZeroAddress)).to.be.revertedWith('ERC721: balance query for the zero address')
    await expect(bunnies.tokenOfOwnerByIndex(ann, 3n)).to.be.revertedWith('EnumerableSet: index out of bounds')
    await expect(bunnies.tokenByIndex(4n)).to.be.revertedWith('EnumerableMap: index out of bounds')
  })

  it('have their bunny id, its name, and a URI below the base', async () => {
    const { bunnies } = world
    await bunnies.setBunnyName(9n, 'Sunny')
    expect([await bunnies.getBunnyId(2n), await bunnies.getBunnyName(9n)]).to.deep.equal([9n, 'Sunny'])
    expect([await bunnies.getBunnyNameOfTokenId(3n), await bunnies.tokenURI(3n)]).to.deep.equal([
      ...['Sunny', 'ipfs://9.json'],
    ])
    await expect(bunnies.tokenURI(4n)).to.be.revertedWith('ERC721Metadata: URI query for nonexistent token')
  })

  it('without a URI of their own have their id as the path, without a base nothing', async () => {
    const { bunnies, ann } = world
    for (let count = 4; count < 11; count += 1) await bunnies.mint(ann, '', 0n)
    expect([await bunnies.tokenURI(4n), await bunnies.tokenURI(10n)]).to.deep.equal(['ipfs://4', 'ipfs://10'])
    const bare = await deploy<Bunnies>('HotcakeBunnies', '')
    await bare.mint(ann, '', 0n)
    await bare.mint(ann, 'https://host/1', 0n)
    expect([await bare.tokenURI(0n), await bare.tokenURI(1n)]).to.deep.equal(['', 'https://host/1'])
  })

  it('are minted and burned by the owner of the contract, and counted by bunny id', async () => {
    const { bunnies, ann, bob } = world
    await expect(bunnies.mint(ann, '', 5n))
      .to.emit(bunnies, 'Transfer')
      .withArgs(ZeroAddress, ann.address, 4n)
    await expect(bunnies.mint(ZeroAddress, '', 5n)).to.be.revertedWith('ERC721: mint to the zero address')
    await expect(bunnies.burn(0n)).to.emit(bunnies, 'Transfer').withArgs(ann.address, ZeroAddress, 0n)
    expect([
      await bunnies.bunnyCount(5n),
      await bunnies.bunnyBurnCount(5n),
      await bunnies.getBunnyId(0n),
    ]).to.deep.equal([...[2n, 1n, 5n]])
    expect([await tokensOf(world, ann.address), await bunnies.totalSupply()]).to.deep.equal([[4n, 1n, 2n], 4n])
    expect(await bunnies.tokenByIndex(0n)).to.equal(4n)
    await expect(bunnies.ownerOf(0n)).to.be.revertedWith('ERC721: owner query for nonexistent token')
    await expect(bunnies.burn(0n)).to.be.revertedWith('ERC721: owner query for nonexistent token')
    await expect(bunnies.burn(99n)).to.be.revertedWith('SafeMath: subtraction overflow')
    const asBob = bunnies.connect(bob)
    await expect(asBob.mint(bob, '', 5n)).to.be.revertedWith(NOT_OWNER)
    await expect(asBob.burn(3n)).to.be.revertedWith(NOT_OWNER)
    await expect(asBob.setBunnyName(9n, '')).to.be.revertedWith(NOT_OWNER)
  })
})

describe('a transfer of a collectible', () => {
  beforeEach(async () => {
    world = await loadFixture(deployBunnies)
  })

  it('is made by its owner, its approved account or an operator', async () => {
    const { bunnies, ann, bob, cat } = world
    await expect(bunnies.connect(ann).transferFrom(ann, cat, 0n))
      .to.emit(bunnies, 'Transfer')
      .withArgs(ann.address, cat.address, 0n)
    await expect(bunnies.connect(ann).approve(bob, 1n))
      .to.emit(bunnies, 'Approval')
      .withArgs(ann.address, bob.address, 1n)
    expect(await bunnies.getApproved(1n)).to.equal(bob.address)
    await bunnies.connect(bob)[SAFE](ann, cat, 1n)
    expect(await bunnies.getApproved(1n)).to.equal(ZeroAddress)
    await expect(bunnies.connect(ann).setApprovalForAll(bob, true))
      .to.emit(bunnies, 'ApprovalForAll')
      .withArgs(ann.address, bob.address, true)
    expect(await bunnies.isApprovedForAll(ann, bob)).to.equal(true)
    await bunnies.connect(bob).approve(cat, 2n)
    await bunnies.connect(bob)[SAFE_WITH_DATA](ann, cat, 2n, '0x01')
    expect([await tokensOf(world, ann.address), await tokensOf(world, cat.address)]).to.deep.equal([[], [0n, 1n, 2n]])
  })

  it('moves the last token to the index of the one that left', async () => {
    const { bunnies, ann, cat } = world
    await bunnies.connect(ann).transferFrom(ann, cat, 0n)
    expect(await tokensOf(world, ann.address)).to.deep.equal([2n, 1n])
  })

  it('reverts in the order of its checks', async () => {
    const { bunnies, ann, bob, cat } = world
    const asBob = bunnies.connect(bob)
    await expect(asBob.transferFrom(cat, ZeroAddress, 9n)).to.be.revertedWith(
      'ERC721: operator query for nonexistent token',
    )
    await expect(asBob.transferFrom(cat, ZeroAddress, 0n)).to.be.revertedWith(
      'ERC721: transfer caller is not owner nor approved',
    )
    await expect(asBob.transferFrom(cat, ZeroAddress, 3n)).to.be.revertedWith(
      'ERC721: transfer of token that is not own',
    )
    await expect(asBob.transferFrom(bob, ZeroAddress, 3n)).to.be.revertedWith('ERC721: transfer to the zero address')
    await expect(asBob[SAFE](ann, cat, 0n)).to.be.revertedWith('ERC721: transfer caller is not owner nor approved')
  })

  it('is safe only to an account or a contract that accepts it', async () => {
    const { bunnies, ann } = world
    const asAnn = bunnies.connect(ann)
    const receiver = (answer: string, reason = '') => deploy<KnownContract<object>>('FakeReceiver', answer, reason)
    const refused = 'ERC721: transfer to non ERC721Receiver implementer'
    await expect(asAnn[SAFE](ann, await receiver('0x00000000'), 0n)).to.be.revertedWith(refused)
    await expect(asAnn[SAFE](ann, bunnies, 0n)).to.be.revertedWith(refused)
    await expect(asAnn[SAFE](ann, await receiver(RECEIVED, 'no room'), 0n)).to.be.revertedWith('no room')
    const willing = await receiver(RECEIVED)
    await asAnn[SAFE](ann, willing, 0n)
    expect(await bunnies.ownerOf(0n)).to.equal(willing.target)
    await asAnn.transferFrom(ann, await receiver('0x00000000'), 1n)
  })
})

describe('an approval of a collectible', () => {
  beforeEach(async () => {
    world = await loadFixture(deployBunnies)
  })

  it('reverts in the order of its checks', async () => {
    const { bunnies, ann, bob } = world
    await expect(bunnies.connect(bob).approve(bob, 9n)).to.be.revertedWith('ERC721: owner query for nonexistent token')
    await expect(bunnies.connect(bob).approve(ann, 0n)).to.be.revertedWith('ERC721: approval to current owner')
    await expect(bunnies.connect(bob).approve(bob, 0n)).to.be.revertedWith(
      'ERC721: approve caller is not owner nor approved for all',
    )
    await expect(bunnies.connect(bob).setApprovalForAll(bob, true)).to.be.revertedWith('ERC721: approve to caller')
    await expect(bunnies.getApproved(9n)).to.be.revertedWith('ERC721: approved query for nonexistent token')
  })
})

describe('collectibles of another project', () => {
  it('are minted by their owner, each with its whole URI', async () => {
    const { ann } = world
    const mixies = await deploy<DevCollectible>('DevCollectible', 'Chef Mixies', 'MIXIE')
    await mixies.mint(ann, 'ipfs://x/001-Chef-Mixie.json')
    await mixies.mint(ann, 'ipfs://x/002-Chef-Mixie.json')
    expect([await mixies.ownerOf(1n), await mixies.tokenURI(1n), await mixies.symbol()]).to.deep.equal([
      ...[ann.address, 'ipfs://x/002-Chef-Mixie.json', 'MIXIE'],
    ])
    await expect(mixies.tokenURI(2n)).to.be.revertedWith('ERC721Metadata: URI query for nonexistent token')
    await expect(mixies.connect(ann).mint(ann, '')).to.be.revertedWith(NOT_OWNER)
  })
})
