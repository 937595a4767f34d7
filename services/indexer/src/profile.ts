import { ponder, type Context } from 'ponder:registry'
import { profilePoint, profileTeam, profileUser } from 'ponder:schema'
import { sources } from '../chosenSources.ts'
import { recordActivity, type LoggedEvent } from './record.ts'

type Address = `0x${string}`

/** Adds to the number of members that the contract has for a team. */
async function countMember(context: Context, team: bigint, change: 1n | -1n): Promise<void> {
  await context.db.update(profileTeam, { id: team }).set((row) => ({ totalUsers: row.totalUsers + change }))
}

/** Adds points of an account or a team to those of the campaign: an achievement is one row. */
async function addPoints(
  context: Context,
  owner: { user: Address } | { team: string },
  { campaignId, numberPoints }: { campaignId: bigint; numberPoints: bigint },
  event: LoggedEvent,
): Promise<void> {
  const { block, transaction } = event
  const place = { hash: transaction.hash, block: block.number, timestamp: block.timestamp }
  const id = 'user' in owner ? owner.user.toLowerCase() : owner.team
  await context.db
    .insert(profilePoint)
    .values({ id: `${id}-${campaignId}`, user: null, team: null, ...owner, campaignId, points: numberPoints, ...place })
    .onConflictDoUpdate((row) => ({ points: row.points + numberPoints, ...place }))
}

/** Adds points to an account, which may have no profile (protocol 6.3.1). */
async function addUserPoints(
  context: Context,
  user: Address,
  gift: { campaignId: bigint; numberPoints: bigint },
  event: LoggedEvent,
): Promise<void> {
  const { number, timestamp } = event.block
  const { numberPoints } = gift
  await addPoints(context, { user }, gift, event)
  await context.db
    .insert(profileUser)
    .values({
      ...{ id: user, isActive: false, team: null, totalPoints: numberPoints, nftAddress: null, tokenId: null },
      ...{ createdAt: timestamp, updatedAt: timestamp, block: number },
    })
    .onConflictDoUpdate((row) => ({ totalPoints: row.totalPoints + numberPoints, updatedAt: timestamp }))
}

/** Records what an account did with its profile. */
const recordProfile = (context: Context, action: string, subject: string, event: LoggedEvent) =>
  recordActivity(context, { area: 'profile', action, subject, amount0: 0n, amount1: 0n }, event)

if (sources.profile !== null) {
  ponder.on('Profile:TeamAdd', async ({ event, context }) => {
    const { number, timestamp } = event.block
    await context.db
      .insert(profileTeam)
      .values({ id: event.args.teamId, totalUsers: 0n, totalPoints: 0n, block: number, timestamp })
  })

  ponder.on('Profile:UserNew', async ({ event, context }) => {
    const { userAddress, teamId, nftAddress, tokenId } = event.args
    const { number, timestamp } = event.block
    const team = String(teamId)
    const profile = { isActive: true, team, nftAddress, tokenId, updatedAt: timestamp }
    await context.db
      .insert(profileUser)
      .values({ id: userAddress, ...profile, totalPoints: 0n, createdAt: timestamp, block: number })
      // A new profile starts with 0 points, and loses those from before (protocol 14.6.1).
      .onConflictDoUpdate({ ...profile, totalPoints: 0n })
    await countMember(context, teamId, 1n)
    await recordProfile(context, 'create', team, event)
  })

  ponder.on('Profile:UserUpdate', async ({ event, context }) => {
    const { userAddress, nftAddress, tokenId } = event.args
    const { team } = await context.db
      .update(profileUser, { id: userAddress })
      .set({ nftAddress, tokenId, updatedAt: event.block.timestamp })
    await recordProfile(context, 'update', team ?? '', event)
  })

  ponder.on('Profile:UserPause', async ({ event, context }) => {
    const { userAddress, teamId } = event.args
    await context.db
      .update(profileUser, { id: userAddress })
      .set({ isActive: false, nftAddress: null, tokenId: null, updatedAt: event.block.timestamp })
    await countMember(context, teamId, -1n)
    await recordProfile(context, 'pause', String(teamId), event)
  })

  ponder.on('Profile:UserReactivate', async ({ event, context }) => {
    const { userAddress, teamId, nftAddress, tokenId } = event.args
    await context.db
      .update(profileUser, { id: userAddress })
      .set({ isActive: true, nftAddress, tokenId, updatedAt: event.block.timestamp })
    await countMember(context, teamId, 1n)
    await recordProfile(context, 'reactivate', String(teamId), event)
  })

  ponder.on('Profile:UserChangeTeam', async ({ event, context }) => {
    const { userAddress, oldTeamId, newTeamId } = event.args
    await context.db
      .update(profileUser, { id: userAddress })
      .set({ team: String(newTeamId), updatedAt: event.block.timestamp })
    // The contract counts a paused account out of its former team a second time.
    await countMember(context, oldTeamId, -1n)
    await countMember(context, newTeamId, 1n)
  })

  ponder.on('Profile:UserPointIncrease', ({ event, context }) =>
    addUserPoints(context, event.args.userAddress, event.args, event),
  )

  ponder.on('Profile:UserPointIncreaseMultiple', async ({ event, context }) => {
    for (const user of event.args.userAddresses) await addUserPoints(context, user, event.args, event)
  })

  ponder.on('Profile:TeamPointIncrease', async ({ event, context }) => {
    const { teamId, numberPoints } = event.args
    const team = String(teamId)
    await addPoints(context, { team }, event.args, event)
    await context.db.update(profileTeam, { id: teamId }).set((row) => ({ totalPoints: row.totalPoints + numberPoints }))
  })
}
