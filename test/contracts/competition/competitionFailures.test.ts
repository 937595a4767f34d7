import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import hre from 'hardhat'
import { rehearse } from '../../../src/chain/send/rehearse.ts'
import { toAddress } from '../../../src/core/address.ts'
import { catalogue } from '../../../src/features/transactions/failure/catalogue.ts'
import { causeOf } from '../../../src/features/transactions/failure/cause.ts'
import competitionReasons from '../../../src/features/transactions/failure/competitionReasons.json' with { type: 'json' }
import { AREA_MEANINGS } from '../../../src/features/transactions/failure/contractRows.ts'
import { nodes } from '../nodes.ts'
import { CLAIMING, deployCompetition, deployDecided, type CompetitionWorld } from './competitionWorld.ts'

/** A state of the competition, and the call of an account that it refuses. */
interface Attempt {
  deploy: () => Promise<CompetitionWorld>
  from: 'ann' | 'bob' | 'cat'
  method: 'register' | 'claimReward'
}

/** Deploys the competition after Ann's registration. Suitable for loadFixture. */
async function deployRegistered(): Promise<CompetitionWorld> {
  const world = await deployCompetition()
  await world.competition.connect(world.ann).register()
  return world
}

/** Deploys the competition with Bob's profile paused and no registration. Suitable for loadFixture. */
async function deployPaused(): Promise<CompetitionWorld> {
  const world = await deployCompetition()
  await world.profile.connect(world.bob).pauseProfile()
  return world
}

/** Deploys the decided competition after Ann's claim. Suitable for loadFixture. */
async function deployClaimed(): Promise<CompetitionWorld> {
  const world = await deployDecided()
  await world.competition.updateCompetitionStatus(CLAIMING)
  await world.competition.connect(world.ann).claimReward()
  return world
}

const attempts: Readonly<Record<string, Attempt>> = {
  HAS_REGISTERED: { deploy: deployRegistered, from: 'ann', method: 'register' },
  NOT_IN_REGISTRATION: { deploy: deployDecided, from: 'cat', method: 'register' },
  NOT_ACTIVE: { deploy: deployPaused, from: 'bob', method: 'register' },
  NOT_REGISTERED: { deploy: deployClaimed, from: 'cat', method: 'claimReward' },
  HAS_CLAIMED: { deploy: deployClaimed, from: 'ann', method: 'claimReward' },
  NOT_IN_CLAIMING: { deploy: deployDecided, from: 'ann', method: 'claimReward' },
}

/** Reasons that only the owner can get. */
const NOT_OF_USERS = [
  ...['IN_REGISTRATION', 'NOT_OPEN', 'NOT_CLOSED', 'WINNING_TEAM_NOT_SET', 'NOT_CLAIMING', 'NOT_OVER'],
  ...['TOO_HIGH', 'NOT_VALID_TEAM_ID', 'ID_TOO_LOW'],
]

describe('the catalogue of failures, in the trading competition', () => {
  for (const [reason, { deploy, from, method }] of Object.entries(attempts)) {
    it(`explains "${reason}"`, async () => {
      const world = await loadFixture(deploy)
      const { target, interface: abi } = world.competition
      const contract = { address: toAddress(target), interface: abi }
      const intent = { contract, method, args: [], valueRaw: 0n }
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

  it('explains the registration of an account without a profile', async () => {
    const { competition, cat } = await loadFixture(deployCompetition)
    const contract = { address: toAddress(competition.target), interface: competition.interface }
    const intent = { contract, method: 'register', args: [], valueRaw: 0n }
    const error: unknown = await rehearse(nodes, intent, toAddress(cat.address)).catch((revert: unknown) => revert)
    expect(catalogue.find(({ fits }) => fits(causeOf(error)))?.id).to.equal('profileMissing')
  })

  it('has a call for each of its reasons', () => {
    expect(Object.keys(attempts).toSorted()).to.deep.equal(Object.values(competitionReasons).flat().toSorted())
  })

  it('knows every reason of the contract that a user can get', () => {
    const text = readFileSync(join(hre.config.paths.sources, 'competition', 'TradingCompetition.sol'), 'utf8')
    const reasons = [...text.matchAll(/require\([^;]*?"([^"]+)"\s*\);/gs)].map(([, reason = '']) => reason)
    expect([...new Set(reasons)].toSorted()).to.deep.equal([...Object.keys(attempts), ...NOT_OF_USERS].toSorted())
  })
})
