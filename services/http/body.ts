import type { Context } from 'hono'

/** Returns the JSON of a request's body; undefined if it is no JSON. */
export async function readJson(context: Context): Promise<unknown> {
  try {
    return await context.req.json<unknown>()
  } catch (error) {
    // The body limit reports a body that is too long by an error of its own.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
