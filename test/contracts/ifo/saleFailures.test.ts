import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadFixture, mineUpTo, time } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import type { Interface } from 'ethers'
import hre from 'hardhat'
import { rehearse } from '../../../src/chain/send/rehearse.ts'
import { toAddress } from '../../../src/core/address.ts'
import { catalogue } from '../../../src/features/transactions/failure/catalogue.ts'
import { causeOf } from '../../../src/features/transactions/failure/cause.ts'
import { AREA_MEANINGS } from '../../../src/features/transactions/failure/contractRows.ts'
import saleReasons from '../../../src/features/transactions/failure/saleReasons.json' with { type: 'json' }
import { nodes } from '../nodes.ts'
import { addEarlySale, addSale, deployTokens, OFFERING, RAISING } from './saleWorld.ts'

interface Called {
  target: string
  interface: Interface
}

/**
 * Deploys a finished sale and a live one of each version, and a coming one of version 2. Ann has harvested the finished
 * ones; Bob took part in none.
 */
async function deploySales() {
  const world = await deployTokens()
  const { ann } = world
  const early = await addEarlySale(world)
  const sale = await addSale(world)
  await sale.setPool(OFFERING, RAISING, 5n, false, 0n)
  await world.offering.mint(sale, OFFERING)
  await mineUpTo(await sale.startBlock())
  await early.connect(ann).deposit(1n)
  await sale.connect(ann).depositPool(1n, 0n)
  await mineUpTo(await sale.endBlock())
  await early.connect(ann).harvest()
  await sale.connect(ann).harvestPool(0n)
  const [earlyLive, live] = [await addEarlySale(world), await addSale(world)]
  const coming = await addSale(world)
  await live.setPool(OFFERING, RAISING, 5n, false, 0n)
  const start = await live.startBlock()
  await mineUpTo(start)
  if ((await coming.startBlock()) <= BigInt(await time.latestBlock())) throw new Error('The coming sale has begun.')
  await coming.setPool(OFFERING, RAISING, 5n, false, 0n)
  return { ...world, early, sale, earlyLive, live, coming }
}

type World = Awaited<ReturnType<typeof deploySales>>
type Attempt = readonly [from: 'ann' | 'bob' | 'cat', to: Called, method: string, ...args: bigint[]]

/** A call of a user for each reason. */
const attempts: Readonly<Record<string, (world: World) => Attempt>> = {
  'not ifo time': ({ early }) => ['ann', early, 'deposit', 1n],
  'Deposit: Too early': ({ coming }) => ['ann', coming, 'depositPool', 1n, 0n],
  'Deposit: Too late': ({ sale }) => ['ann', sale, 'depositPool', 1n, 0n],
  'need _amount > 0': ({ earlyLive }) => ['ann', earlyLive, 'deposit', 0n],
  'Deposit: Amount must be > 0': ({ live }) => ['ann', live, 'depositPool', 0n, 0n],
  'Deposit: New amount above user limit': ({ live }) => ['ann', live, 'depositPool', 6n, 0n],
  'Deposit: Must have an active profile': ({ live }) => ['cat', live, 'depositPool', 1n, 0n],
  'not harvest time': ({ earlyLive }) => ['ann', earlyLive, 'harvest'],
  'Harvest: Too early': ({ live }) => ['ann', live, 'harvestPool', 0n],
  'have you participated?': ({ early }) => ['bob', early, 'harvest'],
  'Harvest: Did not participate': ({ sale }) => ['bob', sale, 'harvestPool', 0n],
  'nothing to harvest': ({ early }) => ['ann', early, 'harvest'],
  'Harvest: Already done': ({ sale }) => ['ann', sale, 'harvestPool', 0n],
  'Deposit: Non valid pool id': ({ live }) => ['ann', live, 'depositPool', 1n, 2n],
  'Deposit: Pool not set': ({ live }) => ['ann', live, 'depositPool', 1n, 1n],
  'Harvest: Non valid pool id': ({ sale }) => ['ann', sale, 'harvestPool', 2n],
}

/** Reasons that only the admin of a sale can get, and those of contracts, which the rows of other areas explain. */
const NOT_OF_USERS = [
  ...['admin: wut?', 'not enough token 0', 'not enough token 1', 'Operations: IFO has started'],
  ...['Operations: IFO has ended', 'Operations: Pool does not exist', 'Operations: Not enough LP tokens'],
  ...['Operations: Not enough offering tokens', 'contract not allowed', 'proxy contract not allowed'],
]

describe('the catalogue of failures, in sales', () => {
  for (const [reason, attempt] of Object.entries(attempts)) {
    it(`explains "${reason}"`, async () => {
      const world = await loadFixture(deploySales)
      const [from, to, method, ...args] = attempt(world)
      const contract = { address: toAddress(to.target), interface: to.interface }
      const intent = { contract, method, args, valueRaw: 0n }
      const error: unknown = await rehearse(nodes, intent, toAddress(world[from].address)).then(
        () => null,
        (revert: unknown) => revert,
      )
      const cause = causeOf(error)
      expect([cause.reason, cause.isRevert], String(error)).to.deep.equal([reason, true])
      const row = catalogue.find(({ fits }) => fits(cause))
      expect(AREA_MEANINGS.find(([id]) => id === row?.id)?.[2]).to.include(reason)
    })
  }

  it('has a call for each of its reasons', () => {
    expect(Object.keys(attempts).toSorted()).to.deep.equal(Object.values(saleReasons).flat().toSorted())
  })

  it('knows every reason of the contracts that a user can get', () => {
    const folder = join(hre.config.paths.sources, 'ifo')
    const files = readdirSync(folder).filter((file) => file.endsWith('.sol'))
    const reasons = files.flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/require\([^;]*?"([^"]+)"\s*\);/gs)].map(
        ([, reason = '']) => reason,
      ),
    )
    expect([...new Set(reasons)].toSorted()).to.deep.equal([...Object.keys(attempts), ...NOT_OF_USERS].toSorted())
  })
})
