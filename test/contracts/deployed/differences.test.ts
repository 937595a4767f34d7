import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadFixture, mine } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { MaxUint256, type AddressLike } from 'ethers'
import hre from 'hardhat'
import { deploy, deployExchange, FOREVER } from '../deployExchange.ts'
import type { KnownContract, TokenMethods, Write } from '../exchangeContracts.ts'
import { CAKE_PER_BLOCK, deployFarmFixture } from '../farm/farmFixture.ts'
import type { EarlyPool } from '../pool/poolContracts.ts'

const ONE = 10n ** 18n

type CallbackToken = KnownContract<
  TokenMethods & {
    mint: Write<[to: AddressLike, amount: bigint]>
    call: Write<[target: AddressLike, data: string]>
    callDuringTransfer: Write<[target: AddressLike, data: string]>
  }
>

describe('an intended difference from the deployed contracts', () => {
  it('panics in place of the invalid opcode', async () => {
    const { router, trader, apple } = await loadFixture(deployExchange)
    await expect(trader.sendTransaction({ to: router, value: 1n })).to.be.revertedWithPanic(0x01)
    await expect(router.getAmountIn(100n, 100n, 100n)).to.be.revertedWithPanic(0x12)
    await expect(router.swapExactETHForTokens(0n, [], trader, FOREVER, { value: 1n })).to.be.revertedWithPanic(0x32)
    await expect(router.swapExactTokensForETH(1n, 0n, [], apple, FOREVER)).to.be.revertedWithPanic(0x11)
  })

  it('rewards settled before tokens move', async () => {
    const { chef, cake, plum } = await loadFixture(deployFarmFixture)
    const start = BigInt(await hre.ethers.provider.getBlockNumber())
    const token = await deploy<CallbackToken>('CallbackToken', 0n)
    const early = await deploy<EarlyPool>('SmartChef', token, plum, ONE, start, start + 1000n)
    await plum.mint(early, 1000n * ONE)
    await chef.add(3000n, token.target, false)
    await token.mint(token, 100n * ONE)
    for (const [poolAddress, stake, harvest, reward, perBlock] of [
      [
        chef.target,
        chef.interface.encodeFunctionData('deposit', [1n, ONE]),
        chef.interface.encodeFunctionData('deposit', [1n, 0n]),
        cake,
        (CAKE_PER_BLOCK * 3n) / 4n,
      ],
      [
        early.target,
        early.interface.encodeFunctionData('deposit', [ONE]),
        early.interface.encodeFunctionData('deposit', [0n]),
        plum,
        ONE,
      ],
    ] as const) {
      await token.call(token, token.interface.encodeFunctionData('approve', [poolAddress, MaxUint256]))
      await token.call(poolAddress, stake)
      await mine(7)
      await token.callDuringTransfer(poolAddress, harvest)
      await token.call(poolAddress, stake)
      // Nine blocks after the first stake: seven empty ones, the call that sets the callback, and the second stake.
      expect(await reward.balanceOf(token)).to.equal(9n * perBlock)
    }
  })

  it('one multicall for two', async () => {
    const { multicall, apple, otherAccount } = await loadFixture(deployExchange)
    const failing = apple.interface.encodeFunctionData('mint', [otherAccount.address, 1n])
    await expect(multicall.aggregate([{ target: apple, callData: failing }])).to.be.revertedWith(
      'Multicall aggregate: call failed',
    )
  })

  it('is in the list of contracts/README.md, and the list has no other', () => {
    const readme = readFileSync(join(hre.config.paths.sources, 'README.md'), 'utf8')
    const list = readme.slice(readme.indexOf('## Intended differences'), readme.indexOf('## Changing them'))
    const named = [...list.matchAll(/^- \*\*([^*]+)\*\*/gm)].map(([, name]) => name)
    const titles = [...readFileSync(import.meta.filename, 'utf8').matchAll(/^ {2}it\('([^']+)'/gm)].map(
      ([, title]) => title,
    )
    expect(titles.length > 1).to.equal(true)
    expect(named).to.deep.equal(titles.slice(0, -1))
  })
})
