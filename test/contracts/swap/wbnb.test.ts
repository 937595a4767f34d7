import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { MaxUint256 } from 'ethers'
import hre from 'hardhat'
import { deployExchange, type Exchange } from '../deployExchange.ts'

describe('WBNB', () => {
  let exchange: Exchange
  beforeEach(async () => {
    exchange = await loadFixture(deployExchange)
  })

  it('is named Wrapped BNB, with 18 decimals', async () => {
    const { wbnb } = exchange
    expect([await wbnb.name(), await wbnb.symbol(), await wbnb.decimals()]).to.deep.equal(['Wrapped BNB', 'WBNB', 18n])
  })

  it('mints 1:1, by deposit and by a plain transfer of coin', async () => {
    const { wbnb, trader } = exchange
    const deposit = wbnb.connect(trader).deposit({ value: 7n })
    await expect(deposit).to.emit(wbnb, 'Deposit').withArgs(trader.address, 7n)
    await expect(deposit).to.changeEtherBalances([trader, wbnb], [-7n, 7n])
    await expect(trader.sendTransaction({ to: wbnb, value: 3n }))
      .to.emit(wbnb, 'Deposit')
      .withArgs(trader.address, 3n)
    expect(await wbnb.balanceOf(trader)).to.equal(10n)
    expect(await wbnb.totalSupply()).to.equal(10n)
  })

  it('pays back 1:1', async () => {
    const { wbnb, trader } = exchange
    await wbnb.connect(trader).deposit({ value: 10n })
    const withdrawal = wbnb.connect(trader).withdraw(4n)
    await expect(withdrawal).to.emit(wbnb, 'Withdrawal').withArgs(trader.address, 4n)
    await expect(withdrawal).to.changeEtherBalances([trader, wbnb], [4n, -4n])
    expect([await wbnb.balanceOf(trader), await wbnb.totalSupply()]).to.deep.equal([6n, 6n])
  })

  it('is transferred between accounts', async () => {
    const { wbnb, deployer, trader, otherAccount } = exchange
    await wbnb.deposit({ value: 10n })
    await expect(wbnb.transfer(trader, 4n)).to.emit(wbnb, 'Transfer').withArgs(deployer.address, trader.address, 4n)
    await expect(wbnb.approve(trader, 5n)).to.emit(wbnb, 'Approval').withArgs(deployer.address, trader.address, 5n)
    await wbnb.connect(trader).transferFrom(deployer, otherAccount, 2n)
    expect(await wbnb.allowance(deployer, trader)).to.equal(3n)
    expect(await wbnb.balanceOf(otherAccount)).to.equal(2n)
    await wbnb.approve(trader, MaxUint256)
    await wbnb.connect(trader).transferFrom(deployer, otherAccount, 2n)
    expect(await wbnb.allowance(deployer, trader)).to.equal(MaxUint256)
  })

  it('rejects amounts above the balance or the allowance', async () => {
    const { wbnb, deployer, trader } = exchange
    await wbnb.deposit({ value: 10n })
    await expect(wbnb.withdraw(11n)).to.be.revertedWithoutReason()
    await expect(wbnb.transfer(trader, 11n)).to.be.revertedWithoutReason()
    await wbnb.approve(trader, 1n)
    await expect(wbnb.connect(trader).transferFrom(deployer, trader, 2n)).to.be.revertedWithoutReason()
  })

  it('reverts a withdrawal if the holder cannot receive coin', async () => {
    const { wbnb, multicall } = exchange
    await wbnb.deposit({ value: 10n })
    await wbnb.transfer(multicall, 10n)
    const holder = await hre.ethers.getImpersonatedSigner(await multicall.getAddress())
    const withdrawal = wbnb.connect(holder).withdraw.staticCall(10n)
    await expect(withdrawal).to.be.revertedWithoutReason()
  })
})
