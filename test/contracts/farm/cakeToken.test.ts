import { loadFixture, mine } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { MaxUint256, parseUnits, Signature, ZeroAddress } from 'ethers'
import hre from 'hardhat'
import { deploy } from '../deployExchange.ts'
import type { Cake, Syrup } from './farmContracts.ts'
import { blockOf } from './farmFixture.ts'

const HUNDRED = parseUnits('100')

async function deployTokens() {
  const [owner, ann, bob, cecil] = await hre.ethers.getSigners()
  if (!owner || !ann || !bob || !cecil) throw new Error('The chain has too few accounts.')
  const cake = await deploy<Cake>('CakeToken')
  const syrup = await deploy<Syrup>('SyrupBar', cake)
  return { owner, ann, bob, cecil, cake, syrup }
}

type Tokens = Awaited<ReturnType<typeof deployTokens>>

let tokens: Tokens
const deployBeforeEach = () =>
  beforeEach(async () => {
    tokens = await loadFixture(deployTokens)
  })

for (const [key, name, symbol] of [
  ['cake', 'PancakeSwap Token', 'Cake'],
  ['syrup', 'SyrupBar Token', 'SYRUP'],
] as const) {
  describe(`token ${symbol}`, () => {
    deployBeforeEach()
    it('has its name, no initial supply, and an owner', async () => {
      const { [key]: token, owner } = tokens
      expect([await token.name(), await token.symbol(), await token.decimals()]).to.deep.equal([name, symbol, 18n])
      expect([await token.totalSupply(), await token.owner()]).to.deep.equal([0n, owner.address])
      expect(await token.getOwner()).to.equal(owner.address)
    })

    it('is minted by its owner only, to any account or to the owner', async () => {
      const { [key]: token, owner, ann } = tokens
      await expect(token['mint(address,uint256)'](ann, 5n))
        .to.emit(token, 'Transfer')
        .withArgs(ZeroAddress, ann.address, 5n)
      await token['mint(uint256)'](7n)
      expect([await token.balanceOf(ann), await token.balanceOf(owner), await token.totalSupply()]).to.deep.equal([
        ...[5n, 7n, 12n],
      ])
      const revertReason = 'Ownable: caller is not the owner'
      await expect(token.connect(ann)['mint(address,uint256)'](ann, 5n)).to.be.revertedWith(revertReason)
      await expect(token.connect(ann)['mint(uint256)'](5n)).to.be.revertedWith(revertReason)
      await expect(token['mint(address,uint256)'](ZeroAddress, 5n)).to.be.revertedWith(
        'BEP20: mint to the zero address',
      )
    })

    it('is transferred directly and by allowance, which each transferFrom reduces', async () => {
      const { [key]: token, ann, bob, cecil } = tokens
      await token['mint(address,uint256)'](ann, HUNDRED)
      const own = token.connect(ann)
      await expect(own.transfer(bob, 40n)).to.emit(token, 'Transfer').withArgs(ann.address, bob.address, 40n)
      await expect(own.approve(bob, MaxUint256))
        .to.emit(token, 'Approval')
        .withArgs(ann.address, bob.address, MaxUint256)
      await expect(token.connect(bob).transferFrom(ann, cecil, 60n))
        .to.emit(token, 'Approval')
        .withArgs(ann.address, bob.address, MaxUint256 - 60n)
      const balances = await Promise.all([ann, bob, cecil].map((one) => token.balanceOf(one)))
      expect(balances).to.deep.equal([HUNDRED - 100n, 40n, 60n])
      await own.approve(bob, 10n)
      await own.increaseAllowance(bob, 5n)
      expect(await token.allowance(ann, bob)).to.equal(15n)
      await own.decreaseAllowance(bob, 12n)
      expect(await token.allowance(ann, bob)).to.equal(3n)
      await expect(own.decreaseAllowance(bob, 4n)).to.be.revertedWith('BEP20: decreased allowance below zero')
      await expect(token.connect(bob).transferFrom(ann, cecil, 4n)).to.be.revertedWith(
        'BEP20: transfer amount exceeds allowance',
      )
      await expect(own.transfer(bob, HUNDRED)).to.be.revertedWith('BEP20: transfer amount exceeds balance')
      await expect(own.transfer(ZeroAddress, 1n)).to.be.revertedWith('BEP20: transfer to the zero address')
      await expect(own.approve(ZeroAddress, 1n)).to.be.revertedWith('BEP20: approve to the zero address')
    })

    it('lets its owner transfer and renounce the ownership', async () => {
      const { [key]: token, owner, ann } = tokens
      await expect(token.transferOwnership(ann))
        .to.emit(token, 'OwnershipTransferred')
        .withArgs(owner.address, ann.address)
      await expect(token.transferOwnership(owner)).to.be.revertedWith('Ownable: caller is not the owner')
      await expect(token.connect(ann).transferOwnership(ZeroAddress)).to.be.revertedWith(
        'Ownable: new owner is the zero address',
      )
      await expect(token.renounceOwnership()).to.be.revertedWith('Ownable: caller is not the owner')
      await token.connect(ann).renounceOwnership()
      expect(await token.owner()).to.equal(ZeroAddress)
    })

    it('delegates votes: mints move them, transfers do not', async () => {
      const { [key]: token, ann, bob, cecil } = tokens
      await token['mint(address,uint256)'](ann, 100n)
      expect(await token.getCurrentVotes(bob)).to.equal(0n)
      const chosen = token.connect(ann).delegate(bob)
      await expect(chosen).to.emit(token, 'DelegateChanged').withArgs(ann.address, ZeroAddress, bob.address)
      await expect(chosen).to.emit(token, 'DelegateVotesChanged').withArgs(bob.address, 0n, 100n)
      expect(await token.delegates(ann)).to.equal(bob.address)
      await expect(token['mint(address,uint256)'](ann, 20n))
        .to.emit(token, 'DelegateVotesChanged')
        .withArgs(bob.address, 100n, 120n)
      await expect(token.connect(ann).transfer(cecil, 50n)).not.to.emit(token, 'DelegateVotesChanged')
      expect(await token.getCurrentVotes(bob)).to.equal(120n)
      const changed = token.connect(ann).delegate(cecil)
      await expect(changed).to.emit(token, 'DelegateVotesChanged').withArgs(bob.address, 120n, 50n)
      await expect(changed).to.emit(token, 'DelegateVotesChanged').withArgs(cecil.address, 0n, 70n)
    })

    it('stores votes of earlier blocks, with one checkpoint a block', async () => {
      const { [key]: token, ann, bob } = tokens
      await token.connect(ann).delegate(bob)
      const blocks: bigint[] = []
      for (const amount of [10n, 20n, 30n, 40n]) {
        await mine(3)
        blocks.push(await blockOf(token['mint(address,uint256)'](ann, amount)))
      }
      const [first = 0n, second = 0n, third = 0n, fourth = 0n] = blocks
      await mine(2)
      const votesAt = async (block: bigint) => token.getPriorVotes(bob, block)
      expect(await Promise.all([0n, first - 1n, first, first + 1n, second].map(votesAt))).to.deep.equal([
        ...[0n, 0n, 10n, 10n, 30n],
      ])
      expect(await Promise.all([third - 1n, third, fourth, fourth + 1n].map(votesAt))).to.deep.equal([
        30n,
        60n,
        100n,
        100n,
      ])
      expect(await token.numCheckpoints(bob)).to.equal(4n)
      expect([...(await token.checkpoints(bob, 2n))]).to.deep.equal([third, 60n])
      const head = BigInt(await hre.ethers.provider.getBlockNumber())
      await expect(token.getPriorVotes(bob, head)).to.be.revertedWith('CAKE::getPriorVotes: not yet determined')

      await hre.network.provider.send('evm_setAutomine', [false])
      await token['mint(address,uint256)'](ann, 1n)
      await token['mint(address,uint256)'](ann, 1n)
      await mine(1)
      await hre.network.provider.send('evm_setAutomine', [true])
      expect([await token.numCheckpoints(bob), await token.getCurrentVotes(bob)]).to.deep.equal([5n, 102n])
    })

    it('accepts a signed delegation once, before its expiry', async () => {
      const { [key]: token, ann, bob, cecil } = tokens
      await token['mint(address,uint256)'](ann, 9n)
      const { chainId } = await hre.ethers.provider.getNetwork()
      const types = {
        Delegation: [
          { name: 'delegatee', type: 'address' },
          { name: 'nonce', type: 'uint256' },
          { name: 'expiry', type: 'uint256' },
        ],
      }
      const sign = async (nonce: bigint, expiry: bigint) => {
        const domain = { name, chainId, verifyingContract: await token.getAddress() }
        const signed = await ann.signTypedData(domain, types, { delegatee: bob.address, nonce, expiry })
        const { v, r, s } = Signature.from(signed)
        return [bob, nonce, expiry, v, r, s] as const
      }
      const [to, nonce, expiry, v, r, s] = await sign(0n, MaxUint256)
      await expect(token.connect(cecil).delegateBySig(to, nonce, expiry, v, r, s))
        .to.emit(token, 'DelegateChanged')
        .withArgs(ann.address, ZeroAddress, bob.address)
      expect([await token.getCurrentVotes(bob), await token.nonces(ann)]).to.deep.equal([9n, 1n])
      await expect(token.delegateBySig(to, nonce, expiry, v, r, s)).to.be.revertedWith(
        'CAKE::delegateBySig: invalid nonce',
      )
      await expect(token.delegateBySig(to, nonce, expiry, 5, r, s)).to.be.revertedWith(
        'CAKE::delegateBySig: invalid signature',
      )
      await expect(token.delegateBySig(...(await sign(1n, 1n)))).to.be.revertedWith(
        'CAKE::delegateBySig: signature expired',
      )
    })
  })
}

describe('SYRUP', () => {
  deployBeforeEach()
  it('is burned by its owner only, which removes the votes too', async () => {
    const { syrup, ann, bob } = tokens
    await syrup['mint(address,uint256)'](ann, 100n)
    await syrup.connect(ann).delegate(bob)
    const burned = syrup.burn(ann, 30n)
    await expect(burned).to.emit(syrup, 'Transfer').withArgs(ann.address, ZeroAddress, 30n)
    await expect(burned).to.emit(syrup, 'DelegateVotesChanged').withArgs(bob.address, 100n, 70n)
    expect([await syrup.balanceOf(ann), await syrup.totalSupply()]).to.deep.equal([70n, 70n])
    await expect(syrup.burn(ann, 71n)).to.be.revertedWith('BEP20: burn amount exceeds balance')
    await expect(syrup.connect(ann).burn(ann, 1n)).to.be.revertedWith('Ownable: caller is not the owner')
  })

  it('pays CAKE for its owner only, and never more than its balance', async () => {
    const { syrup, cake, ann } = tokens
    expect(await syrup.cake()).to.equal(cake.target)
    await cake['mint(address,uint256)'](syrup, 100n)
    await syrup.safeCakeTransfer(ann, 60n)
    expect(await cake.balanceOf(ann)).to.equal(60n)
    await syrup.safeCakeTransfer(ann, 60n)
    expect([await cake.balanceOf(ann), await cake.balanceOf(syrup)]).to.deep.equal([100n, 0n])
    await expect(syrup.connect(ann).safeCakeTransfer(ann, 1n)).to.be.revertedWith('Ownable: caller is not the owner')
  })
})
