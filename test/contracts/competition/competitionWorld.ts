import { readFileSync } from 'node:fs'
import { id, parseUnits, type AddressLike } from 'ethers'
import { pointsOf, type GroupPrize } from '../../../src/features/competition/competition.rules.ts'
import { deploy } from '../deployExchange.ts'
import type { KnownContract, Read, Write } from '../exchangeContracts.ts'
import type { OwnedMethods } from '../profile/profileContracts.ts'
import { deployWithUsers, POINT_ROLE, type ProfileWorld } from '../profile/profileWorld.ts'

type AmountRead = Read<[], bigint>
type AddressRead = Read<[], string>
type PerGroup = readonly bigint[]
type Information = [
  ...[hasRegistered: boolean, hasClaimed: boolean, group: bigint, cake: bigint, points: bigint],
  canClaimNft: boolean,
]

export type Competition = KnownContract<
  OwnedMethods & {
    pancakeProfile: AddressRead
    bunnyMintingStation: AddressRead
    cakeToken: AddressRead
    tokenURI: AddressRead
    bunnyId: AmountRead
    currentStatus: AmountRead
    numberTeams: AmountRead
    winningTeamId: AmountRead
    userTradingStats: Read<
      [user: AddressLike],
      [group: bigint, teamId: bigint, hasRegistered: boolean, hasClaimed: boolean]
    >
    claimInformation: Read<[user: AddressLike], Information>
    viewRewardTeams: Read<[], { userCampaignId: PerGroup; cakeRewards: PerGroup; pointUsers: PerGroup }[]>
    register: Write<[]>
    claimReward: Write<[]>
    claimRemainder: Write<[amount: bigint]>
    updateCompetitionStatus: Write<[status: bigint]>
    updateTeamRewards: Write<[teamId: bigint, campaignIds: PerGroup, cake: PerGroup, points: PerGroup]>
    updateUserStatusMultiple: Write<[users: readonly AddressLike[], group: bigint]>
    updateWinningTeamAndTokenURIAndBunnyId: Write<[teamId: bigint, tokenURI: string, bunnyId: bigint]>
  }
>

/** Statuses in the order of their values. */
export const [REGISTRATION, OPEN, CLOSE, CLAIMING, OVER] = [0n, 1n, 2n, 3n, 4n] as const
export const CAMPAIGNS = [512_010_015n, 512_010_014n, 512_010_013n, 512_010_012n, 512_010_011n] as const
export const CAKE = [0n, 10n, 20n, 30n, 40n].map((amount) => amount * 10n ** 18n)
export const PRIZES = parseUnits('1000')
export const BUNNY = 15n

const table = new URL('../../../deployments/bsc/competition.json', import.meta.url)
const [easter] = JSON.parse(readFileSync(table, 'utf8')) as { prizes: { groups: GroupPrize[] }[] }[]

/** Points by reward group of the teams in the order of their ranks, as the app states them. */
export const POINTS_BY_RANK: readonly PerGroup[] = (easter?.prizes ?? []).map(({ groups }) =>
  groups.toSorted((one, other) => one.group - other.group).map((prize) => BigInt(pointsOf(prize))),
)
export interface CompetitionWorld extends ProfileWorld {
  competition: Competition
}

/**
 * Deploys the competition with CAKE for prizes, in registration. Ann is in team 1, Bob in team 2. Suitable for
 * loadFixture.
 */
export async function deployCompetition(): Promise<CompetitionWorld> {
  const world = await deployWithUsers()
  const { profile, station, cake } = world
  const competition = await deploy<Competition>('TradingCompetition', profile, station, cake)
  await profile.grantRole(POINT_ROLE, competition)
  await station.grantRole(id('MINTER_ROLE'), competition)
  await cake['mint(address,uint256)'](competition, PRIZES)
  return { ...world, competition }
}

/** Deploys the same, closed, with Ann and Bob registered. Suitable for loadFixture. */
export async function deployClosed(): Promise<CompetitionWorld> {
  const world = await deployCompetition()
  const { competition, ann, bob } = world
  for (const user of [ann, bob]) await competition.connect(user).register()
  await competition.updateCompetitionStatus(OPEN)
  await competition.updateCompetitionStatus(CLOSE)
  return world
}

/**
 * Deploys the same with rewards of the teams 1 and 2; team 1 has won. Nobody has a group yet. Suitable for loadFixture.
 */
export async function deployDecided(): Promise<CompetitionWorld> {
  const world = await deployClosed()
  const { competition } = world
  const [ofFirst = [], ofSecond = []] = POINTS_BY_RANK
  await competition.updateTeamRewards(1n, CAMPAIGNS, CAKE, ofFirst)
  await competition.updateTeamRewards(
    2n,
    CAMPAIGNS.map((campaign) => campaign + 5n),
    CAKE.map((amount) => amount / 2n),
    ofSecond,
  )
  await competition.updateWinningTeamAndTokenURIAndBunnyId(1n, 'champion.json', BUNNY)
  return world
}
