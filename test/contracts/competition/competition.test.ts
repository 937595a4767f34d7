import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { competitionState } from '../../../src/features/competition/competition.rules.ts'
import {
  BUNNY,
  CAKE,
  CAMPAIGNS,
  CLAIMING,
  CLOSE,
  deployClosed,
  deployCompetition,
  deployDecided,
  OPEN,
  OVER,
  POINTS_BY_RANK,
  PRIZES,
  REGISTRATION,
} from './competitionWorld.ts'

const [POINTS = [], POINTS_OF_SECOND = []] = POINTS_BY_RANK
const NOT_OWNER = 'Ownable: caller is not the owner'
const NONE = [0n, 0n, 0n, 0n, 0n] as const

describe('the registration of the competition', () => {
  it('records the team of an active profile', async () => {
    const { competition, profile, station, cake, ann } = await loadFixture(deployCompetition)
    expect([
      ...[await competition.pancakeProfile(), await competition.bunnyMintingStation(), await competition.cakeToken()],
      ...[await competition.currentStatus(), await competition.numberTeams(), await competition.winningTeamId()],
    ]).to.deep.equal([profile.target, station.target, cake.target, REGISTRATION, 3n, 0n])
    await expect(competition.connect(ann).register()).to.emit(competition, 'UserRegister').withArgs(ann.address, 1n)
    expect([...(await competition.userTradingStats(ann))]).to.deep.equal([0n, 1n, true, false])
    await profile.changeTeam(ann, 2n)
    expect((await competition.userTradingStats(ann))[1]).to.equal(1n)
  })

  it('is refused in the order of its checks', async () => {
    const { competition, profile, ann, bob, cat } = await loadFixture(deployCompetition)
    await expect(competition.connect(cat).register()).to.be.revertedWith('Not registered')
    await profile.connect(bob).pauseProfile()
    await expect(competition.connect(bob).register()).to.be.revertedWith('NOT_ACTIVE')
    await competition.connect(ann).register()
    await competition.updateCompetitionStatus(OPEN)
    await expect(competition.connect(ann).register()).to.be.revertedWith('HAS_REGISTERED')
    await expect(competition.connect(bob).register()).to.be.revertedWith('NOT_IN_REGISTRATION')
  })
})

describe('the status of the competition', () => {
  it('moves one step forward by its owner', async () => {
    const { competition, ann } = await loadFixture(deployCompetition)
    const move = (status: bigint) => competition.updateCompetitionStatus(status)
    await expect(competition.connect(ann).updateCompetitionStatus(OPEN)).to.be.revertedWith(NOT_OWNER)
    const refused = async (...moves: (readonly [reason: string, status: bigint])[]) => {
      for (const [reason, status] of moves) await expect(move(status)).to.be.revertedWith(reason)
    }
    await refused(
      ['IN_REGISTRATION', REGISTRATION],
      ['NOT_OPEN', CLOSE],
      ['NOT_CLOSED', CLAIMING],
      ['NOT_CLAIMING', OVER],
    )
    await expect(move(OPEN)).to.emit(competition, 'NewCompetitionStatus').withArgs(OPEN)
    await refused(
      ['IN_REGISTRATION', REGISTRATION],
      ['NOT_IN_REGISTRATION', OPEN],
      ['NOT_CLOSED', CLAIMING],
      ['NOT_CLAIMING', OVER],
    )
    await move(CLOSE)
    await refused(
      ['NOT_IN_REGISTRATION', OPEN],
      ['NOT_OPEN', CLOSE],
      ['WINNING_TEAM_NOT_SET', CLAIMING],
      ['NOT_CLAIMING', OVER],
    )
    await competition.updateWinningTeamAndTokenURIAndBunnyId(2n, 'champion.json', BUNNY)
    await move(CLAIMING)
    await refused(['NOT_OPEN', CLOSE], ['NOT_CLOSED', CLAIMING])
    await move(OVER)
    await refused(['IN_REGISTRATION', REGISTRATION], ['NOT_IN_REGISTRATION', OPEN], ['NOT_CLAIMING', OVER])
    expect(competitionState(Number(await competition.currentStatus()))).to.equal('over')
    await expect(move(5n)).to.be.revertedWithoutReason()
  })
})

describe('the results of the competition', () => {
  it('are recorded by the owner while it is closed', async () => {
    const { competition, ann } = await loadFixture(deployClosed)
    await expect(competition.updateTeamRewards(2n, CAMPAIGNS, CAKE, POINTS))
      .to.emit(competition, 'TeamRewardsUpdate')
      .withArgs(2n)
    const rewards = await competition.viewRewardTeams()
    expect(
      rewards.map((each) => [[...each.userCampaignId], [...each.cakeRewards], [...each.pointUsers]]),
    ).to.deep.equal([
      [[...NONE], [...NONE], [...NONE]],
      [[...CAMPAIGNS], [...CAKE], [...POINTS]],
      [[...NONE], [...NONE], [...NONE]],
    ])
    await expect(competition.updateUserStatusMultiple([ann], 4n))
      .to.emit(competition, 'UserUpdateMultiple')
      .withArgs([ann.address], 4n)
    expect((await competition.userTradingStats(ann))[0]).to.equal(4n)
    await expect(competition.updateWinningTeamAndTokenURIAndBunnyId(3n, 'champion.json', BUNNY))
      .to.emit(competition, 'WinningTeam')
      .withArgs(3n)
    expect([
      await competition.winningTeamId(),
      await competition.tokenURI(),
      await competition.bunnyId(),
    ]).to.deep.equal([...[3n, 'champion.json', BUNNY]])
  })

  it('are refused from others, at other times, and outside their ranges', async () => {
    const { competition, ann } = await loadFixture(deployClosed)
    const writes = (of: typeof competition) => [
      () => of.updateTeamRewards(1n, CAMPAIGNS, CAKE, POINTS),
      () => of.updateUserStatusMultiple([ann], 4n),
      () => of.updateWinningTeamAndTokenURIAndBunnyId(1n, '', BUNNY),
    ]
    for (const write of writes(competition.connect(ann))) await expect(write()).to.be.revertedWith(NOT_OWNER)
    await expect(competition.updateUserStatusMultiple([ann], 5n)).to.be.revertedWith('TOO_HIGH')
    for (const teamId of [0n, 4n]) {
      const sent = competition.updateWinningTeamAndTokenURIAndBunnyId(teamId, '', BUNNY)
      await expect(sent).to.be.revertedWith('NOT_VALID_TEAM_ID')
    }
    await expect(competition.updateWinningTeamAndTokenURIAndBunnyId(1n, '', 14n)).to.be.revertedWith('ID_TOO_LOW')
    await competition.updateWinningTeamAndTokenURIAndBunnyId(1n, '', BUNNY)
    await competition.updateCompetitionStatus(CLAIMING)
    for (const write of writes(competition)) await expect(write()).to.be.revertedWith('NOT_CLOSED')
  })
})

describe('the prizes of the competition', () => {
  it('are CAKE, points and, in the winning team, the collectible', async () => {
    const { competition, profile, bunnies, cake, ann, bob } = await loadFixture(deployDecided)
    await competition.updateUserStatusMultiple([ann, bob], 4n)
    expect([...(await competition.claimInformation(ann))]).to.deep.equal([true, false, 0n, 0n, 0n, false])
    await competition.updateCompetitionStatus(CLAIMING)
    expect([...(await competition.claimInformation(ann))]).to.deep.equal([true, false, 4n, CAKE[4], POINTS[4], true])
    const half = (CAKE[4] ?? 0n) / 2n
    expect([...(await competition.claimInformation(bob))]).to.deep.equal([
      true,
      false,
      4n,
      half,
      POINTS_OF_SECOND[4],
      false,
    ])
    const [annBefore, bobBefore, supply] = [
      await cake.balanceOf(ann),
      await cake.balanceOf(bob),
      await bunnies.totalSupply(),
    ]
    await expect(competition.connect(ann).claimReward())
      .to.emit(profile, 'UserPointIncrease')
      .withArgs(ann.address, POINTS[4], CAMPAIGNS[4])
    await competition.connect(bob).claimReward()
    expect([(await cake.balanceOf(ann)) - annBefore, (await cake.balanceOf(bob)) - bobBefore]).to.deep.equal([
      ...[CAKE[4], half],
    ])
    expect([
      await bunnies.totalSupply(),
      await bunnies.ownerOf(supply),
      await bunnies.getBunnyId(supply),
    ]).to.deep.equal([...[supply + 1n, ann.address, BUNNY]])
    expect((await competition.claimInformation(ann))[1]).to.equal(true)
  })

  it('are points only in group 0', async () => {
    const { competition, profile, bunnies, cake, ann } = await loadFixture(deployDecided)
    await competition.updateCompetitionStatus(CLAIMING)
    const [before, supply] = [await cake.balanceOf(ann), await bunnies.totalSupply()]
    expect([...(await competition.claimInformation(ann))]).to.deep.equal([true, false, 0n, 0n, POINTS[0], false])
    await competition.connect(ann).claimReward()
    expect([
      await cake.balanceOf(ann),
      await bunnies.totalSupply(),
      (await profile.getUserProfile(ann))[1],
    ]).to.deep.equal([...[before, supply, POINTS[0]]])
  })

  it('are claimed once, by registered users, before it is over', async () => {
    const { competition, ann, bob, cat } = await loadFixture(deployDecided)
    await expect(competition.connect(cat).claimReward()).to.be.revertedWith('NOT_REGISTERED')
    await expect(competition.connect(ann).claimReward()).to.be.revertedWith('NOT_IN_CLAIMING')
    await competition.updateCompetitionStatus(CLAIMING)
    await competition.connect(ann).claimReward()
    await expect(competition.connect(ann).claimReward()).to.be.revertedWith('HAS_CLAIMED')
    await competition.updateCompetitionStatus(OVER)
    await expect(competition.connect(bob).claimReward()).to.be.revertedWith('NOT_IN_CLAIMING')
    expect((await competition.claimInformation(bob))[0]).to.equal(true)
  })

  it('leave a remainder to the owner when it is over', async () => {
    const { competition, cake, owner, ann } = await loadFixture(deployDecided)
    await competition.updateCompetitionStatus(CLAIMING)
    await expect(competition.claimRemainder(1n)).to.be.revertedWith('NOT_OVER')
    await competition.updateCompetitionStatus(OVER)
    await expect(competition.connect(ann).claimRemainder(1n)).to.be.revertedWith(NOT_OWNER)
    const before = await cake.balanceOf(owner)
    await competition.claimRemainder(PRIZES)
    expect((await cake.balanceOf(owner)) - before).to.equal(PRIZES)
    await expect(competition.claimRemainder(1n)).to.be.revertedWith('BEP20: transfer amount exceeds balance')
  })

  it('are paid to every group of every team, as a recount says', async () => {
    for (const group of [0n, 1n, 2n, 3n, 4n]) {
      const { competition, profile, bunnies, cake, ann, bob } = await loadFixture(deployDecided)
      await competition.updateUserStatusMultiple([ann, bob], group)
      await competition.updateCompetitionStatus(CLAIMING)
      const before = [await cake.balanceOf(ann), await cake.balanceOf(bob), await bunnies.totalSupply()] as const
      for (const user of [ann, bob]) await competition.connect(user).claimReward()
      const at = Number(group)
      const [cakeOfGroup = 0n, points, pointsOfSecond] = [CAKE[at], POINTS[at], POINTS_OF_SECOND[at]]
      expect([
        ...[(await cake.balanceOf(ann)) - before[0], (await cake.balanceOf(bob)) - before[1]],
        ...[(await bunnies.totalSupply()) - before[2], await cake.balanceOf(competition)],
        ...[(await profile.getUserProfile(ann))[1], (await profile.getUserProfile(bob))[1]],
      ]).to.deep.equal([
        ...[cakeOfGroup, cakeOfGroup / 2n, group > 0n ? 1n : 0n, PRIZES - (cakeOfGroup * 3n) / 2n],
        ...[points, pointsOfSecond],
      ])
    }
  })
})
