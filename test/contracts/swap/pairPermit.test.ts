import { loadFixture, time } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { id, MaxUint256, TypedDataEncoder, ZeroAddress } from 'ethers'
import { FOREVER } from '../deployExchange.ts'
import { domainOf, PERMIT, signPermit } from './permit.ts'
import { deployPool, type Pool } from './pool.ts'

describe('pair: permit', () => {
  let pool: Pool
  beforeEach(async () => {
    pool = await loadFixture(deployPool)
  })

  it('is signed in the domain "Pancake LPs", version 1', async () => {
    const { pair } = pool
    expect(await pair.DOMAIN_SEPARATOR()).to.equal(TypedDataEncoder.hashDomain(await domainOf(pair)))
    expect(await pair.PERMIT_TYPEHASH()).to.equal(id(TypedDataEncoder.from(PERMIT).encodeType('Permit')))
  })

  it("is accepted from any account with the holder's signature", async () => {
    const { pair, trader, otherAccount, fill } = pool
    await fill(1_000_000n, 1_000_000n)
    await pair.transfer(trader, 500n)
    const signature = await signPermit(pair, trader, otherAccount, 400n, FOREVER)
    await expect(pair.permit(trader, otherAccount, 400n, FOREVER, ...signature))
      .to.emit(pair, 'Approval')
      .withArgs(trader.address, otherAccount.address, 400n)
    expect([await pair.allowance(trader, otherAccount), await pair.nonces(trader)]).to.deep.equal([400n, 1n])
    await pair.connect(otherAccount).transferFrom(trader, otherAccount, 400n)
    expect(await pair.balanceOf(otherAccount)).to.equal(400n)
  })

  it('without a limit is not reduced', async () => {
    const { pair, trader, otherAccount, fill } = pool
    await fill(1_000_000n, 1_000_000n)
    await pair.transfer(trader, 500n)
    await pair.permit(
      trader,
      otherAccount,
      MaxUint256,
      FOREVER,
      ...(await signPermit(pair, trader, otherAccount, MaxUint256, FOREVER)),
    )
    await pair.connect(otherAccount).transferFrom(trader, otherAccount, 400n)
    expect(await pair.allowance(trader, otherAccount)).to.equal(MaxUint256)
  })

  it('is valid up to its deadline and no longer', async () => {
    const { pair, trader, otherAccount } = pool
    const deadline = BigInt(await time.latest()) + 100n
    const signature = await signPermit(pair, trader, otherAccount, 400n, deadline)
    await time.setNextBlockTimestamp(deadline + 1n)
    await expect(pair.permit(trader, otherAccount, 400n, deadline, ...signature)).to.be.revertedWith('Pancake: EXPIRED')
    const later = deadline + 100n
    const another = await signPermit(pair, trader, otherAccount, 400n, later)
    await time.setNextBlockTimestamp(later)
    await pair.permit(trader, otherAccount, 400n, later, ...another)
  })

  it('is valid once, for the signed values and the signer', async () => {
    const { pair, trader, otherAccount, deployer } = pool
    const text = 'Pancake: INVALID_SIGNATURE'
    const signature = await signPermit(pair, trader, otherAccount, 400n, FOREVER)
    await expect(pair.permit(trader, otherAccount, 401n, FOREVER, ...signature)).to.be.revertedWith(text)
    await expect(pair.permit(trader, deployer, 400n, FOREVER, ...signature)).to.be.revertedWith(text)
    await expect(pair.permit(deployer, otherAccount, 400n, FOREVER, ...signature)).to.be.revertedWith(text)
    await expect(pair.permit(trader, otherAccount, 400n, FOREVER - 1n, ...signature)).to.be.revertedWith(text)
    await pair.permit(trader, otherAccount, 400n, FOREVER, ...signature)
    await expect(pair.permit(trader, otherAccount, 400n, FOREVER, ...signature)).to.be.revertedWith(text)
  })

  it('of the zero address with an invalid signature is rejected', async () => {
    const { pair, otherAccount } = pool
    const zero = `0x${'0'.repeat(64)}`
    await expect(pair.permit(ZeroAddress, otherAccount, 1n, FOREVER, 27, zero, zero)).to.be.revertedWith(
      'Pancake: INVALID_SIGNATURE',
    )
  })
})
