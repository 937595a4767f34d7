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
    const { pair, trader, stranger, fill } = pool
    await fill(1_000_000n, 1_000_000n)
    await pair.transfer(trader, 500n)
    const signature = await signPermit(pair, trader, stranger, 400n, FOREVER)
    await expect(pair.permit(trader, stranger, 400n, FOREVER, ...signature))
      .to.emit(pair, 'Approval')
      .withArgs(trader.address, stranger.address, 400n)
    expect([await pair.allowance(trader, stranger), await pair.nonces(trader)]).to.deep.equal([400n, 1n])
    await pair.connect(stranger).transferFrom(trader, stranger, 400n)
    expect(await pair.balanceOf(stranger)).to.equal(400n)
  })

  it('without a limit is not reduced', async () => {
    const { pair, trader, stranger, fill } = pool
    await fill(1_000_000n, 1_000_000n)
    await pair.transfer(trader, 500n)
    await pair.permit(
      trader,
      stranger,
      MaxUint256,
      FOREVER,
      ...(await signPermit(pair, trader, stranger, MaxUint256, FOREVER)),
    )
    await pair.connect(stranger).transferFrom(trader, stranger, 400n)
    expect(await pair.allowance(trader, stranger)).to.equal(MaxUint256)
  })

  it('is valid up to its deadline and no longer', async () => {
    const { pair, trader, stranger } = pool
    const deadline = BigInt(await time.latest()) + 100n
    const signature = await signPermit(pair, trader, stranger, 400n, deadline)
    await time.setNextBlockTimestamp(deadline + 1n)
    await expect(pair.permit(trader, stranger, 400n, deadline, ...signature)).to.be.revertedWith('Pancake: EXPIRED')
    const later = deadline + 100n
    const another = await signPermit(pair, trader, stranger, 400n, later)
    await time.setNextBlockTimestamp(later)
    await pair.permit(trader, stranger, 400n, later, ...another)
  })

  it('is valid once, for the signed values and the signer', async () => {
    const { pair, trader, stranger, deployer } = pool
    const text = 'Pancake: INVALID_SIGNATURE'
    const signature = await signPermit(pair, trader, stranger, 400n, FOREVER)
    await expect(pair.permit(trader, stranger, 401n, FOREVER, ...signature)).to.be.revertedWith(text)
    await expect(pair.permit(trader, deployer, 400n, FOREVER, ...signature)).to.be.revertedWith(text)
    await expect(pair.permit(deployer, stranger, 400n, FOREVER, ...signature)).to.be.revertedWith(text)
    await expect(pair.permit(trader, stranger, 400n, FOREVER - 1n, ...signature)).to.be.revertedWith(text)
    await pair.permit(trader, stranger, 400n, FOREVER, ...signature)
    await expect(pair.permit(trader, stranger, 400n, FOREVER, ...signature)).to.be.revertedWith(text)
  })

  it('of the zero address with an invalid signature is rejected', async () => {
    const { pair, stranger } = pool
    const zero = `0x${'0'.repeat(64)}`
    await expect(pair.permit(ZeroAddress, stranger, 1n, FOREVER, 27, zero, zero)).to.be.revertedWith(
      'Pancake: INVALID_SIGNATURE',
    )
  })
})
