import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { MaxUint256, parseUnits, ZeroAddress } from 'ethers'
import hre from 'hardhat'
import { deploy, deployExchange, type Exchange } from '../deployExchange.ts'
import type { MintableToken } from '../exchangeContracts.ts'

describe('tokens', () => {
  let exchange: Exchange
  beforeEach(async () => {
    exchange = await loadFixture(deployExchange)
  })

  it('have the name, symbol, decimals and supply of their deployment', async () => {
    const { apple, berry, cherry, taxed, silent, deployer } = exchange
    const facts = [apple, berry, cherry, taxed, silent].map(async (token) => [
      ...[await token.name(), await token.symbol(), await token.decimals(), await token.totalSupply()],
      await token.balanceOf(deployer),
    ])
    const expected = (name: string, decimals: number) => {
      const supply = parseUnits('1000000000', decimals)
      return [name, name.toUpperCase(), BigInt(decimals), supply, supply]
    }
    expect(await Promise.all(facts)).to.deep.equal([
      ...[expected('Apple', 18), expected('Berry', 9), expected('Cherry', 6)],
      ...[expected('Taxed', 18), expected('Silent', 18)],
    ])
  })

  for (const key of ['apple', 'taxed', 'silent'] as const) {
    describe(`one like ${key}`, () => {
      it('is minted by its deployer only', async () => {
        const { [key]: token, deployer, trader } = exchange
        const supply = await token.totalSupply()
        await expect(token.mint(trader, 5n)).to.emit(token, 'Transfer').withArgs(ZeroAddress, trader.address, 5n)
        expect(await token.totalSupply()).to.equal(supply + 5n)
        expect(await token.balanceOf(trader)).to.equal(5n)
        await expect(token.connect(trader).mint(trader, 5n)).to.be.revertedWith('Ownable: caller is not the owner')
        expect(await token.owner()).to.equal(deployer.address)
      })

      it('allows spending up to the approved amount, and no more', async () => {
        const { [key]: token, deployer, trader, taxCollector } = exchange
        await expect(token.approve(trader, 100n))
          .to.emit(token, 'Approval')
          .withArgs(deployer.address, trader.address, 100n)
        await token.connect(trader).transferFrom(deployer, taxCollector, 60n)
        expect(await token.allowance(deployer, trader)).to.equal(40n)
        expect(await token.balanceOf(taxCollector)).to.equal(60n)
        await expect(token.connect(trader).transferFrom(deployer, taxCollector, 41n)).to.be.revertedWith(
          'BEP20: transfer amount exceeds allowance',
        )
      })

      it('does not reduce an unlimited allowance', async () => {
        const { [key]: token, deployer, trader, taxCollector } = exchange
        await token.approve(trader, MaxUint256)
        await token.connect(trader).transferFrom(deployer, taxCollector, 60n)
        expect(await token.allowance(deployer, trader)).to.equal(MaxUint256)
      })

      it('rejects a transfer above the balance', async () => {
        const { [key]: token, trader, otherAccount } = exchange
        const text = 'BEP20: transfer amount exceeds balance'
        await expect(token.connect(trader).transfer(otherAccount, 10n)).to.be.revertedWith(text)
        await token.connect(trader).approve(otherAccount, 10n)
        await expect(token.connect(otherAccount).transferFrom(trader, otherAccount, 10n)).to.be.revertedWith(text)
      })
    })
  }

  it('transfer whole amounts and emit Transfer', async () => {
    const { apple, silent, deployer, trader } = exchange
    for (const token of [apple, silent]) {
      await expect(token.transfer(trader, 1009n))
        .to.emit(token, 'Transfer')
        .withArgs(deployer.address, trader.address, 1009n)
      expect(await token.balanceOf(trader)).to.equal(1009n)
    }
  })

  it('send a tenth to the tax collector if they are taxed', async () => {
    const { taxed, deployer, trader, taxCollector } = exchange
    const transfer = taxed.transfer(trader, 1009n)
    await expect(transfer).to.emit(taxed, 'Transfer').withArgs(deployer.address, taxCollector.address, 100n)
    await expect(transfer).to.emit(taxed, 'Transfer').withArgs(deployer.address, trader.address, 909n)
    await expect(transfer).to.changeTokenBalances(taxed, [deployer, trader, taxCollector], [-1009n, 909n, 100n])
    await taxed.approve(trader, 50n)
    await expect(taxed.connect(trader).transferFrom(deployer, trader, 50n)).to.changeTokenBalances(
      taxed,
      [deployer, trader, taxCollector],
      [-50n, 45n, 5n],
    )
  })

  it('do not tax the tax collector', async () => {
    const { taxed, deployer, trader, taxCollector } = exchange
    await expect(taxed.transfer(taxCollector, 1000n)).to.changeTokenBalance(taxed, taxCollector, 1000n)
    await expect(taxed.connect(taxCollector).transfer(trader, 400n)).to.changeTokenBalances(
      taxed,
      [taxCollector, trader],
      [-400n, 400n],
    )
    expect(await taxed.balanceOf(deployer)).to.equal((await taxed.totalSupply()) - 1000n)
  })

  it('reject a change between two non-zero allowances if they require a reset first', async () => {
    const { trader } = exchange
    const token = await deploy<MintableToken>('ResetFirstToken', 'Reset First', 'RESET', 6, parseUnits('1000', 6))
    await token.approve(trader, 5n)
    await expect(token.approve(trader, 6n)).to.be.revertedWith('Reset the allowance first')
    await expect(token.approve(trader, MaxUint256)).to.be.revertedWith('Reset the allowance first')
    expect(await token.allowance(exchange.deployer, trader)).to.equal(5n)
    await token.approve(trader, 0n)
    await token.approve(trader, MaxUint256)
    expect(await token.allowance(exchange.deployer, trader)).to.equal(MaxUint256)
  })

  it('return nothing if they are silent, and true otherwise', async () => {
    const { apple, silent, deployer, trader } = exchange
    await Promise.all([apple.approve(trader, 10n), silent.approve(trader, 10n)])
    const calls = [
      { method: 'transfer', from: deployer.address, args: [trader.address, 1n] },
      { method: 'approve', from: deployer.address, args: [trader.address, 1n] },
      { method: 'transferFrom', from: trader.address, args: [deployer.address, trader.address, 1n] },
    ]
    const resultsOf = (token: typeof apple) =>
      Promise.all(
        calls.map(({ method, from, args }) =>
          hre.ethers.provider.call({ to: token, from, data: token.interface.encodeFunctionData(method, args) }),
        ),
      )
    expect(await resultsOf(silent)).to.deep.equal(['0x', '0x', '0x'])
    const yes = `0x${'1'.padStart(64, '0')}`
    expect(await resultsOf(apple)).to.deep.equal([yes, yes, yes])
  })
})
