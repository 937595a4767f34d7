import { reset } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { getAddress, toBeHex, ZeroAddress } from 'ethers'
import { deploy } from '../deployExchange.ts'
import type { MulticallContract } from '../exchangeContracts.ts'
import { readBatch, sendStep, type FuzzStep, type ReadCall } from '../fuzzChain.ts'
import { randomFrom, type Random } from '../random.ts'
import { PROFILES, ProfileModel } from './profileModel.ts'
import { deployProfiles, OWNED, type ProfileWorld } from './profileWorld.ts'

const SEED = BigInt(process.env['FUZZ_SEED'] ?? 20_210_731)
const STEPS = Number(process.env['FUZZ_PROFILE_STEPS'] ?? 500)
const MIN_SUCCESS_PERCENT = 40
const RECENT_STEPS = 8
const CAMPAIGN = 510010001n

interface World extends ProfileWorld {
  accounts: readonly string[]
  multicall: MulticallContract
}

/** A step of the contract, and the same step of the model. */
interface Step extends Omit<FuzzStep, 'revertReason'> {
  apply: (model: ProfileModel) => void
}

const TEAMS = [0, 1, 1, 2, 2, 3, 3, 4]

function anyStep(world: World, random: Random, { holders, joinable }: ProfileModel): Step {
  const { profile, bunnies, accounts, owner } = world
  const anyAccount = () => Number(random.below(BigInt(accounts.length)))
  const [at, other, teamId] = [anyAccount(), anyAccount(), random.pick(TEAMS)]
  const from = accounts[at] ?? ''
  const own = holders.flatMap((holder, tokenId) => (holder === at ? [tokenId] : []))
  const tokenId =
    own.length > 0 && !random.isLikely(10) ? random.pick(own) : Number(random.below(BigInt(holders.length)))
  const ofUser = (method: string, args: readonly unknown[], apply: Step['apply']): Step => ({
    ...{ name: `${at}: ${method} ${args.slice(-1).join()}`, from, to: profile, method, args, apply },
  })
  const ofAdmin = (method: string, args: readonly unknown[], apply: Step['apply']): Step => ({
    ...{ name: `${method} ${args.join()}`, from: owner.address, to: profile, method, args, apply },
  })
  const makers: (() => Step)[] = [
    () => ofUser('createProfile', [teamId, bunnies.target, tokenId], (model) => model.create(at, teamId, tokenId)),
    () => ofUser('pauseProfile', [], (model) => model.pause(at)),
    () => ofUser('updateProfile', [bunnies.target, tokenId], (model) => model.update(at, tokenId)),
    () => ofUser('reactivateProfile', [bunnies.target, tokenId], (model) => model.reactivate(at, tokenId)),
    () => ofAdmin('changeTeam', [from, teamId], (model) => model.changeTeam(at, teamId)),
    () => {
      const points = random.below(100n)
      return ofAdmin('increaseUserPoints', [from, points, CAMPAIGN], (model) => model.addPoints(at, points))
    },
    () => {
      const points = random.below(100n)
      return ofAdmin('removeUserPoints', [from, points], (model) => model.addPoints(at, -points))
    },
    () => {
      const id = teamId > 0 && teamId < 4 ? teamId : 1
      const isOpen = joinable[id] === true
      return ofAdmin(isOpen ? 'makeTeamNotJoinable' : 'makeTeamJoinable', [id], (model) => {
        model.joinable[id] = !isOpen
      })
    },
    () => ({
      ...{ name: `${at} sends ${tokenId} to ${other}`, from, to: bunnies, method: 'transferFrom' },
      args: [
        holders[tokenId] === PROFILES ? profile.target : accounts[holders[tokenId] ?? 0],
        accounts[other],
        tokenId,
      ],
      apply: (model) => model.transfer(at, other, tokenId),
    }),
  ]
  return random.pick(makers)()
}

const addressOf = (word: bigint): string => getAddress(toBeHex(word, 20))

/** Returns the differences between the chain and the model, and the invariants that the model violates. */
async function violationsOf({ profile, bunnies, cake, accounts, multicall }: World, model: ProfileModel) {
  const tokens = model.holders.map((_, tokenId): ReadCall => [bunnies, 'ownerOf', tokenId])
  const teams = await Promise.all([1n, 2n, 3n].map((id) => profile.getTeamProfile(id)))
  const [active = 0n, cakeRaw = 0n, ...owners] = await readBatch(multicall, [
    [profile, 'numberActiveProfiles'],
    [cake, 'balanceOf', profile.target],
    ...tokens,
  ])
  const found: string[] = []
  const expectEqual = (what: string, actual: unknown, wanted: unknown) => {
    if (String(actual) !== String(wanted)) found.push(`${what} is ${String(actual)}, expected ${String(wanted)}`)
  }
  expectEqual('the number of active profiles', active, model.active)
  expectEqual('the CAKE of the profiles', cakeRaw, model.cakeRaw)
  expectEqual(
    'the count of members',
    teams.map(([, , users]) => users),
    model.teamUsers.slice(1),
  )
  expectEqual(
    'the sum of members',
    teams.reduce((sum, [, , users]) => sum + users, 0n),
    active,
  )
  model.holders.forEach((holder, tokenId) => {
    const wanted = holder === PROFILES ? profile.target : accounts[holder]
    expectEqual(`the owner of ${tokenId}`, addressOf(owners[tokenId] ?? 0n), wanted)
  })
  for (const [account, user] of model.users) {
    const { id, points, teamId, tokenId } = { ...user }
    const shown = await profile.getUserProfile(accounts[account] ?? '')
    const picture = [tokenId === null ? ZeroAddress : bunnies.target, tokenId ?? 0, tokenId !== null]
    expectEqual(`user ${id}`, [...shown], [id, points, teamId, ...picture])
  }
  const pictures = [...model.users.values()].flatMap(({ tokenId }) => (tokenId === null ? [] : [tokenId]))
  const held = model.holders.flatMap((holder, tokenId) => (holder === PROFILES ? [tokenId] : []))
  expectEqual(
    'the held collectibles',
    held,
    pictures.toSorted((one, two) => one - two),
  )
  return found
}

describe(`profiles: ${STEPS.toLocaleString('en')} random steps from seed ${SEED}`, () => {
  it('hold exactly the pictures of active profiles, return each, and count users, members and points', async function () {
    this.timeout(STEPS * 400)
    await reset()
    const base = await deployProfiles()
    const accounts = [base.ann, base.bob, base.cat].map(({ address }) => address)
    const world: World = { ...base, accounts, multicall: await deploy<MulticallContract>('Multicall') }
    const model = new ProfileModel(accounts.flatMap((_, account) => Array<number>(OWNED).fill(account)))
    const random = randomFrom(SEED)
    const recent: string[] = []
    let done = 0
    for (let count = 1; count <= STEPS; count += 1) {
      const step = anyStep(world, random, model)
      recent.push(`${count}. ${step.name}`)
      if (recent.length > RECENT_STEPS) recent.shift()
      const revertReason = model.apply(step.apply)
      const actualReason = await sendStep({ ...step, revertReason })
      const violations = await violationsOf(world, model)
      if (actualReason !== revertReason)
        violations.unshift(`it reverted with "${actualReason}", expected was "${revertReason}"`)
      if (violations.length > 0) expect.fail(`FUZZ_SEED=${SEED}: ${violations.join('; ')}, after\n${recent.join('\n')}`)
      if (actualReason === null) done += 1
    }
    console.log(`      ${done} of ${STEPS} steps succeeded, the others reverted as expected`)
    expect(done * 100 >= STEPS * MIN_SUCCESS_PERCENT, 'too few steps succeeded').to.equal(true)
  })
})
