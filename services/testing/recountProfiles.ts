import type { JsonRpcProvider } from 'ethers'
import { expect } from 'vitest'
import type { Games } from './gameContracts.ts'
import { accountOf, argument, distinct, eventsOf, named, read, sum } from './gameLogs.ts'
import type { QueryGraph } from './recount.ts'

type ChainUser = readonly [
  userId: bigint,
  points: bigint,
  team: bigint,
  nft: string,
  tokenId: bigint,
  isActive: boolean,
]
type ChainTeam = readonly [name: string, text: string, users: bigint, points: bigint, isJoinable: boolean]

/** Expects profiles, points and teams to equal the contract's. Returns the number of compared rows. */
export async function expectProfiles(
  provider: JsonRpcProvider,
  query: QueryGraph,
  { profile }: Games,
): Promise<number> {
  const events = await eventsOf(provider, profile)
  const gifts = events.flatMap((seen) => {
    const users: Readonly<Record<string, () => readonly string[]>> = {
      UserPointIncrease: () => [accountOf(seen, 'userAddress')],
      UserPointIncreaseMultiple: () =>
        (seen.event.args.getValue('userAddresses') as readonly string[]).map((user) => user.toLowerCase()),
    }
    const gift = () => ({ points: argument(seen, 'numberPoints'), campaign: argument(seen, 'campaignId') })
    return (users[seen.event.name]?.() ?? []).map((user) => ({ user, ...gift() }))
  })
  const members = named(events, 'UserNew').map((seen) => accountOf(seen, 'userAddress'))
  const accounts = distinct([...members, ...gifts.map(({ user }) => user)])
  // Points from before a profile are lost with its creation (protocol 14.6.1).
  let lost = 0
  for (const account of accounts) {
    const own = gifts.filter(({ user }) => user === account)
    const { user } = await query(
      'profile',
      `{ user(id: "${account}") { isActive team { id } totalPoints nftAddress tokenId points(orderBy: campaignId) { id campaignId points } } }`,
    )
    const points = distinct(own.map(({ campaign }) => campaign))
      .toSorted((first, second) => Number(first - second))
      .map((campaign) => ({
        ...{ id: `${account}-${campaign}`, campaignId: String(campaign) },
        points: String(sum(own.filter((one) => one.campaign === campaign).map((one) => one.points))),
      }))
    const given = sum(own.map((one) => one.points))
    const none = [0n, given, 0n, '', 0n, false] as const
    const isMember = members.includes(account)
    const [, total, team, nft, tokenId, isActive] = isMember
      ? await read<ChainUser>(profile, 'getUserProfile', account)
      : none
    if (total < given) lost += 1
    expect(user).toEqual({
      ...{ isActive, team: isMember ? { id: String(team) } : null, points },
      totalPoints: String(total),
      nftAddress: isActive ? nft.toLowerCase() : null,
      tokenId: isActive ? String(tokenId) : null,
    })
  }
  expect(lost).toBeGreaterThan(0)
  const { teams = [] } = await query(
    'profile',
    '{ teams(orderBy: id) { id totalUsers totalPoints points { points } } }',
  )
  for (const { id, totalUsers, totalPoints, points } of teams) {
    const [, , users, given] = await read<ChainTeam>(profile, 'getTeamProfile', id)
    expect([id, totalUsers, totalPoints]).toEqual([id, String(users), String(given)])
    expect(sum((points as readonly { points: string }[]).map((one) => BigInt(one.points)))).toBe(given)
  }
  expect(teams.length).toBe(Number(await read<bigint>(profile, 'numberTeams')))
  return accounts.length + teams.length
}
