import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts a node that replies to single JSON-RPC requests with the results of a table, else with an error. */
export async function startFakeNode(results: Readonly<Record<string, unknown>>) {
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (part: string) => (text += part))
    request.on('end', () => {
      const { id, method } = JSON.parse(text) as { id: number; method: string }
      const result = results[method]
      const error = { code: -32_601, message: 'the method does not exist' }
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ jsonrpc: '2.0', id, ...(result === undefined ? { error } : { result }) }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
