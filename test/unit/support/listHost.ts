import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Address, toAddress } from '../../../src/core/address'
import { deployment } from '../../../src/deployment/deployment'

/** Returns a token of a list in the format of a host. */
export const sentToken = (more: object = {}): object => ({
  ...{ chainId: deployment.chainId, address: addressNumber(1), symbol: 'RYE', name: 'Rye Token', decimals: 18 },
  ...more,
})

/** Returns a different address for each number, in lower case. */
export const addressNumber = (number: number): Address => toAddress(`0x${number.toString(16).padStart(40, '0')}`)

/** Returns a list in the format of a host. */
export const sentList = (more: object = {}): object => ({
  ...{ name: 'Grains', timestamp: '2021-07-30T00:00:00.000Z', version: { major: 1, minor: 0, patch: 0 } },
  tokens: [sentToken()],
  ...more,
})

/** Starts a real host on a free loopback port. */
export async function startHost(respond: RequestListener): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer(respond)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
