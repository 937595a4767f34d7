import { Hono, type Context } from 'hono'
import { readJson } from '../http/body.ts'
import type { PowerReader } from './powerReader.ts'
import { isVerified, powerReply, readPowerRequest, readVerifyRequest } from './request.rules.ts'

export interface PowerRoutes {
  reader: PowerReader
  chainId: number
  /** Pools whose stakes count, EIP-55 checksummed. */
  pools: readonly string[]
}

/** Returns the routes of voting power: at the paths of the specification (games 7), and below the base path of 2021. */
export function powerRoutes({ reader, chainId, pools }: PowerRoutes): Hono {
  const routes = new Hono()
  const refuse = (context: Context, fault: string) => context.json({ error: fault }, 400)
  /** Returns the block of a request, the newest one by default; null for a block that does not exist yet. */
  const blockOf = async (block: number | null) => {
    const head = await reader.head(block ?? undefined)
    return block !== null && block > head ? null : (block ?? head)
  }
  const power = async (context: Context) => {
    const request = readPowerRequest(await readJson(context), pools)
    if (typeof request === 'string') return refuse(context, request)
    const { address } = request
    const block = await blockOf(request.block)
    if (block === null) return refuse(context, 'unknown block')
    const [parts] = await reader.at([address], block)
    return parts ? context.json({ data: powerReply({ chainId, address, block }, parts) }) : context.notFound()
  }
  const verify = async (context: Context) => {
    const request = readVerifyRequest(await readJson(context))
    if (!request) return refuse(context, 'malformed')
    const block = await blockOf(request.block)
    if (block === null) return refuse(context, 'unknown block')
    const powers =
      request.votes.length > 0
        ? await reader.at(
            request.votes.map(({ address }) => address),
            block,
          )
        : []
    const data: Record<string, { isValid: boolean }> = {}
    for (const [index, vote] of request.votes.entries()) {
      const [parts, key] = [powers[index], vote.address.toLowerCase()]
      const isValid = parts !== undefined && isVerified(vote, { chainId, address: vote.address, block }, parts)
      // Of several claims by one account all have to be true.
      data[key] = { isValid: isValid && (data[key]?.isValid ?? true) }
    }
    return context.json({ data })
  }
  for (const base of ['', '/api']) {
    routes.post(`${base}/power`, power)
    routes.post(`${base}/verify`, verify)
  }
  return routes
}
