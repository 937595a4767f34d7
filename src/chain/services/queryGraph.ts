import { GraphQLClient } from 'graphql-request'
import { fetchReply, ServiceUnavailableError } from './fetchReply'

interface GraphQuery<Reply> {
  document: string
  variables: Readonly<Record<string, string | number>>
  /** Maximum size of the reply, where it differs from that of other replies. */
  maxBytes?: number
  /** Checks the data by the schema of the replies. */
  isReply(this: void, data: unknown): data is Reply
}

/** Returns the data of a query of a graph. Throws ServiceUnavailableError, also for errors and data of a wrong form. */
export async function queryGraph<Reply>(url: string, query: GraphQuery<Reply>): Promise<Reply> {
  const { document, variables, isReply, maxBytes } = query
  const client = new GraphQLClient(url, {
    // To read the name of the operation would take a parser of 10 KiB (scripts/build/leanPackages.ts).
    excludeOperationName: true,
    fetch: (address, init) => fetchReply(address instanceof Request ? address.url : String(address), init, maxBytes),
  })
  try {
    const data: unknown = await client.request(document, variables)
    if (isReply(data)) return data
  } catch (cause) {
    throw new ServiceUnavailableError('The graph returned no data', { cause })
  }
  throw new ServiceUnavailableError('The graph returned data of a wrong form')
}
