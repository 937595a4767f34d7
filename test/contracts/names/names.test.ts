import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { id, namehash, ZeroAddress, ZeroHash } from 'ethers'
import hre from 'hardhat'
import type { Registry, Resolver } from './nameContracts.ts'

const NODE = namehash('lists.eth')
const BITCOIN = 0n
const ETHEREUM = 60n
const CONTENT = '0xe30101701220' + 'ab'.repeat(32)

async function deployNames() {
  const [deployer, owner, operator, stranger] = await hre.ethers.getSigners()
  if (!deployer || !owner || !operator || !stranger) throw new Error('Hardhat gave too few accounts')
  const registry = (await hre.ethers.deployContract('NameRegistry')) as unknown as Registry
  const resolver = (await hre.ethers.deployContract('NameResolver', [registry.target])) as unknown as Resolver
  await registry.setSubnodeOwner(ZeroHash, id('eth'), deployer)
  await registry.setSubnodeOwner(namehash('eth'), id('lists'), owner)
  return { registry, resolver, deployer, owner, operator, stranger }
}

type World = Awaited<ReturnType<typeof deployNames>>

describe('name registry', () => {
  let world: World
  beforeEach(async () => {
    world = await loadFixture(deployNames)
  })

  it('gives the root node to its deployer and creates no other', async () => {
    const { registry, deployer } = world
    expect(await registry.owner(ZeroHash)).to.equal(deployer.address)
    expect(await registry.owner(namehash('other.eth'))).to.equal(ZeroAddress)
    expect(await registry.recordExists(NODE)).to.equal(true)
    expect(await registry.recordExists(namehash('other.eth'))).to.equal(false)
  })

  it('stores a subnode at its namehash, on each level', async () => {
    const { registry, owner, stranger } = world
    expect(await registry.owner(NODE)).to.equal(owner.address)
    const mine = registry.connect(owner)
    expect(await mine.setSubnodeOwner.staticCall(NODE, id('old'), stranger)).to.equal(namehash('old.lists.eth'))
    await expect(mine.setSubnodeOwner(NODE, id('old'), stranger))
      .to.emit(registry, 'NewOwner')
      .withArgs(NODE, id('old'), stranger.address)
    expect(await registry.owner(namehash('old.lists.eth'))).to.equal(stranger.address)
  })

  it('transfers a name, after which the former owner is rejected', async () => {
    const { registry, owner, stranger } = world
    await expect(registry.connect(owner).setOwner(NODE, stranger))
      .to.emit(registry, 'Transfer')
      .withArgs(NODE, stranger.address)
    expect(await registry.owner(NODE)).to.equal(stranger.address)
    await expect(registry.connect(owner).setOwner(NODE, owner)).to.be.revertedWith('NameRegistry: not the owner')
  })

  it('stores the resolver of a name', async () => {
    const { registry, resolver, owner } = world
    expect(await registry.resolver(NODE)).to.equal(ZeroAddress)
    await expect(registry.connect(owner).setResolver(NODE, resolver))
      .to.emit(registry, 'NewResolver')
      .withArgs(NODE, resolver.target)
    expect(await registry.resolver(NODE)).to.equal(resolver.target)
  })

  it('lets an operator act for an owner until the approval is revoked', async () => {
    const { registry, owner, operator, stranger } = world
    await expect(registry.connect(owner).setApprovalForAll(operator, true))
      .to.emit(registry, 'ApprovalForAll')
      .withArgs(owner.address, operator.address, true)
    expect(await registry.isApprovedForAll(owner, operator)).to.equal(true)
    await registry.connect(operator).setSubnodeOwner(NODE, id('new'), stranger)
    await registry.connect(owner).setApprovalForAll(operator, false)
    await expect(registry.connect(operator).setOwner(NODE, operator)).to.be.revertedWith('NameRegistry: not the owner')
  })

  it('rejects every change by another account', async () => {
    const { registry, resolver, deployer } = world
    const reason = 'NameRegistry: not the owner'
    await expect(registry.setOwner(NODE, deployer)).to.be.revertedWith(reason)
    await expect(registry.setSubnodeOwner(NODE, id('a'), deployer)).to.be.revertedWith(reason)
    await expect(registry.setResolver(NODE, resolver)).to.be.revertedWith(reason)
    await expect(registry.setOwner(namehash('nobody.eth'), deployer)).to.be.revertedWith(reason)
  })
})

describe('name resolver', () => {
  let world: World
  beforeEach(async () => {
    world = await loadFixture(deployNames)
  })

  it('returns empty values for a name without records', async () => {
    const { registry, resolver } = world
    expect(await resolver.registry()).to.equal(registry.target)
    expect(await resolver['addr(bytes32)'](NODE)).to.equal(ZeroAddress)
    expect(await resolver['addr(bytes32,uint256)'](NODE, BITCOIN)).to.equal('0x')
    expect(await resolver.contenthash(NODE)).to.equal('0x')
  })

  it("returns the owner's address record in both forms", async () => {
    const { resolver, owner, stranger } = world
    const given = resolver.connect(owner)['setAddr(bytes32,address)'](NODE, stranger)
    await expect(given).to.emit(resolver, 'AddrChanged').withArgs(NODE, stranger.address)
    await expect(given).to.emit(resolver, 'AddressChanged').withArgs(NODE, ETHEREUM, stranger.address.toLowerCase())
    expect(await resolver['addr(bytes32)'](NODE)).to.equal(stranger.address)
    expect(await resolver['addr(bytes32,uint256)'](NODE, ETHEREUM)).to.equal(stranger.address.toLowerCase())
  })

  it('stores addresses of other coins separately, and clears one on request', async () => {
    const { resolver, owner, stranger } = world
    const mine = resolver.connect(owner)
    await mine['setAddr(bytes32,address)'](NODE, stranger)
    await expect(mine['setAddr(bytes32,uint256,bytes)'](NODE, BITCOIN, '0x0014ab')).not.to.emit(resolver, 'AddrChanged')
    expect(await resolver['addr(bytes32,uint256)'](NODE, BITCOIN)).to.equal('0x0014ab')
    await mine['setAddr(bytes32,uint256,bytes)'](NODE, ETHEREUM, '0x')
    expect(await resolver['addr(bytes32)'](NODE)).to.equal(ZeroAddress)
    await expect(mine['setAddr(bytes32,uint256,bytes)'](NODE, ETHEREUM, '0x12')).to.be.revertedWith(
      'NameResolver: not an address',
    )
  })

  it("returns the owner's content record", async () => {
    const { resolver, owner } = world
    await expect(resolver.connect(owner).setContenthash(NODE, CONTENT))
      .to.emit(resolver, 'ContenthashChanged')
      .withArgs(NODE, CONTENT)
    expect(await resolver.contenthash(NODE)).to.equal(CONTENT)
  })

  it('accepts records from an operator of the owner, and from no other account', async () => {
    const { registry, resolver, owner, operator, stranger } = world
    await registry.connect(owner).setApprovalForAll(operator, true)
    await resolver.connect(operator).setContenthash(NODE, CONTENT)
    const reason = 'NameResolver: not the owner'
    await expect(resolver.connect(stranger).setContenthash(NODE, '0x')).to.be.revertedWith(reason)
    await expect(resolver.connect(stranger)['setAddr(bytes32,address)'](NODE, stranger)).to.be.revertedWith(reason)
    expect(await resolver.contenthash(NODE)).to.equal(CONTENT)
  })

  it('reports the interfaces that it supports', async () => {
    const { resolver } = world
    for (const known of ['0x01ffc9a7', '0x3b3b57de', '0xf1cb7e06', '0xbc1c58d1']) {
      expect([known, await resolver.supportsInterface(known)]).to.deep.equal([known, true])
    }
    expect(await resolver.supportsInterface('0xffffffff')).to.equal(false)
  })
})
