import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { id, namehash, ZeroAddress, ZeroHash, type AddressLike, type BaseContract } from 'ethers'
import hre from 'hardhat'
import type { KnownContract, Read, Write } from '../exchangeContracts.ts'

type Registry = KnownContract<{
  owner: Read<[node: string], string>
  resolver: Read<[node: string], string>
  recordExists: Read<[node: string], boolean>
  isApprovedForAll: Read<[owner: AddressLike, operator: AddressLike], boolean>
  setOwner: Write<[node: string, owner: AddressLike]>
  setSubnodeOwner: Write<[node: string, label: string, owner: AddressLike], string>
  setResolver: Write<[node: string, resolver: AddressLike | BaseContract | Resolver]>
  setApprovalForAll: Write<[operator: AddressLike, approved: boolean]>
}>

type Resolver = KnownContract<{
  registry: Read<[], string>
  'addr(bytes32)': Read<[node: string], string>
  'addr(bytes32,uint256)': Read<[node: string, coinType: bigint], string>
  contenthash: Read<[node: string], string>
  supportsInterface: Read<[id: string], boolean>
  'setAddr(bytes32,address)': Write<[node: string, to: AddressLike]>
  'setAddr(bytes32,uint256,bytes)': Write<[node: string, coinType: bigint, to: string]>
  setContenthash: Write<[node: string, hash: string]>
}>

const NODE = namehash('lists.eth')
const BITCOIN = 0n
const ETHEREUM = 60n
const CONTENT = '0xe30101701220' + 'ab'.repeat(32)

async function deployNames() {
  const [deployer, owner, operator, otherAccount] = await hre.ethers.getSigners()
  if (!deployer || !owner || !operator || !otherAccount) throw new Error('The chain has too few accounts.')
  const registry = (await hre.ethers.deployContract('NameRegistry')) as unknown as Registry
  const resolver = (await hre.ethers.deployContract('NameResolver', [registry.target])) as unknown as Resolver
  await registry.setSubnodeOwner(ZeroHash, id('eth'), deployer)
  await registry.setSubnodeOwner(namehash('eth'), id('lists'), owner)
  return { registry, resolver, deployer, owner, operator, otherAccount }
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
    const { registry, owner, otherAccount } = world
    expect(await registry.owner(NODE)).to.equal(owner.address)
    const ownRegistry = registry.connect(owner)
    expect(await ownRegistry.setSubnodeOwner.staticCall(NODE, id('old'), otherAccount)).to.equal(
      namehash('old.lists.eth'),
    )
    await expect(ownRegistry.setSubnodeOwner(NODE, id('old'), otherAccount))
      .to.emit(registry, 'NewOwner')
      .withArgs(NODE, id('old'), otherAccount.address)
    expect(await registry.owner(namehash('old.lists.eth'))).to.equal(otherAccount.address)
  })

  it('transfers a name, after which the former owner is rejected', async () => {
    const { registry, owner, otherAccount } = world
    await expect(registry.connect(owner).setOwner(NODE, otherAccount))
      .to.emit(registry, 'Transfer')
      .withArgs(NODE, otherAccount.address)
    expect(await registry.owner(NODE)).to.equal(otherAccount.address)
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
    const { registry, owner, operator, otherAccount } = world
    await expect(registry.connect(owner).setApprovalForAll(operator, true))
      .to.emit(registry, 'ApprovalForAll')
      .withArgs(owner.address, operator.address, true)
    expect(await registry.isApprovedForAll(owner, operator)).to.equal(true)
    await registry.connect(operator).setSubnodeOwner(NODE, id('new'), otherAccount)
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
    const { resolver, owner, otherAccount } = world
    const input = resolver.connect(owner)['setAddr(bytes32,address)'](NODE, otherAccount)
    await expect(input).to.emit(resolver, 'AddrChanged').withArgs(NODE, otherAccount.address)
    await expect(input).to.emit(resolver, 'AddressChanged').withArgs(NODE, ETHEREUM, otherAccount.address.toLowerCase())
    expect(await resolver['addr(bytes32)'](NODE)).to.equal(otherAccount.address)
    expect(await resolver['addr(bytes32,uint256)'](NODE, ETHEREUM)).to.equal(otherAccount.address.toLowerCase())
  })

  it('stores addresses of other coins separately, and clears one on request', async () => {
    const { resolver, owner, otherAccount } = world
    const ownResolver = resolver.connect(owner)
    await ownResolver['setAddr(bytes32,address)'](NODE, otherAccount)
    await expect(ownResolver['setAddr(bytes32,uint256,bytes)'](NODE, BITCOIN, '0x0014ab')).not.to.emit(
      resolver,
      'AddrChanged',
    )
    expect(await resolver['addr(bytes32,uint256)'](NODE, BITCOIN)).to.equal('0x0014ab')
    await ownResolver['setAddr(bytes32,uint256,bytes)'](NODE, ETHEREUM, '0x')
    expect(await resolver['addr(bytes32)'](NODE)).to.equal(ZeroAddress)
    await expect(ownResolver['setAddr(bytes32,uint256,bytes)'](NODE, ETHEREUM, '0x12')).to.be.revertedWith(
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
    const { registry, resolver, owner, operator, otherAccount } = world
    await registry.connect(owner).setApprovalForAll(operator, true)
    await resolver.connect(operator).setContenthash(NODE, CONTENT)
    const reason = 'NameResolver: not the owner'
    await expect(resolver.connect(otherAccount).setContenthash(NODE, '0x')).to.be.revertedWith(reason)
    await expect(resolver.connect(otherAccount)['setAddr(bytes32,address)'](NODE, otherAccount)).to.be.revertedWith(
      reason,
    )
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
