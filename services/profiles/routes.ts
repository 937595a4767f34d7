import { getAddress, isAddress } from 'ethers/address'
import { Hono } from 'hono'
import type { Team } from '../deployment.ts'
import { readJson } from '../http/body.ts'
import type { Metrics } from '../http/metrics.ts'
import type { ReadCollectible } from './collectibles.ts'
import { nameRefusal, readProfile, register, type RegistrationOptions } from './profiles.ts'
import type { ReadTeam } from './teams.ts'

export interface ProfileRoutes extends Omit<RegistrationOptions, 'now'> {
  /** Unix seconds. */
  now(): number
  teams: readonly Team[]
  /** Reads the figures of a team; null where no contract has them. */
  readTeam: ReadTeam | null
  readCollectible: ReadCollectible
  metrics: Metrics
}

const CONFLICTS: ReadonlySet<string> = new Set(['taken', 'named'])

/** Returns the routes of account names, collectibles and teams (games 7.2.1 to 7.2.3). */
export function profileRoutes({ now, teams, readTeam, readCollectible, metrics, ...options }: ProfileRoutes): Hono {
  const routes = new Hono()
  const { database } = options
  routes.get('/api/users/valid/:name', async (context) => {
    const refusal = await nameRefusal(database, context.req.param('name'))
    return refusal === null
      ? context.json({ valid: true })
      : context.json({ valid: false, reason: refusal }, CONFLICTS.has(refusal) ? 409 : 400)
  })
  routes.post('/api/users/register', async (context) => {
    const result = await register(await readJson(context), { ...options, now: now() })
    metrics.recordMessage('name', typeof result === 'string' ? result : 'accepted')
    if (typeof result === 'string') return context.json({ error: result }, CONFLICTS.has(result) ? 409 : 400)
    return context.json(result.profile, result.isNew ? 201 : 200)
  })
  routes.get('/api/users/:address', async (context) => {
    const address = context.req.param('address')
    if (!address.startsWith('0x') || !isAddress(address)) return context.json({ error: 'malformed' }, 400)
    const profile = await readProfile(database, getAddress(address))
    return profile ? context.json(profile) : context.json({ error: 'not_found' }, 404)
  })
  routes.get('/api/nfts/:address/:tokenId', async (context) => {
    const { address, tokenId } = context.req.param()
    if (!address.startsWith('0x') || !isAddress(address)) return context.json({ error: 'malformed' }, 400)
    const token = await readCollectible(getAddress(address), tokenId)
    return token ? context.json(token) : context.json({ error: 'not_found' }, 404)
  })
  routes.get('/api/teams/:id', async (context) => {
    const team = teams.find(({ id }) => String(id) === context.req.param('id'))
    if (!team) return context.json({ error: 'not_found' }, 404)
    return context.json({ ...team, ...(await readTeam?.(team.id)) })
  })
  return routes
}
