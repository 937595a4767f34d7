import { connect, createServer } from 'node:net'
import { StopReason } from './stopReason.ts'

/** Port that a process is going to listen on, and the option that chooses another. */
export interface WantedPort {
  port: number
  use: string
  option: string
}

const LOOPBACKS = ['127.0.0.1', '::1']

const acceptsConnection = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host, timeout: 1000 })
    const settle = (isTaken: boolean) => {
      socket.destroy()
      resolve(isTaken)
    }
    socket
      .once('connect', () => settle(true))
      .once('timeout', () => settle(true))
      .once('error', () => settle(false))
  })

const cannotBind = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(false)))
  })

/** Returns whether something on this machine already listens on a port, on either loopback address. */
async function isPortBusy(port: number): Promise<boolean> {
  // Connecting alone misses a bound socket; listening alone misses a wildcard listener on macOS.
  for (const host of LOOPBACKS) if ((await acceptsConnection(port, host)) || (await cannotBind(port, host))) return true
  return false
}

const BLOCK_STEP = 10
const HIGHEST_PORT = 65_535

/** Returns the first of `count` consecutive free ports, at or above `from` in steps of 10. Throws if there are none. */
export async function freePortBlock(from: number, count: number): Promise<number> {
  for (let first = from; first + count - 1 <= HIGHEST_PORT; first += BLOCK_STEP) {
    const block = Array.from({ length: count }, (_, index) => first + index)
    const busy = await Promise.all(block.map(isPortBusy))
    if (!busy.includes(true)) return first
  }
  throw new StopReason(`No ${count} free ports in a row at or above ${from}.`)
}

/** Throws a StopReason for the first wanted port that is busy. */
export async function refuseBusyPorts(wanted: readonly WantedPort[]): Promise<void> {
  for (const { port, use, option } of wanted) {
    if (await isPortBusy(port)) {
      throw new StopReason(
        `Port ${port} for the ${use} is busy: stop the program there (another "npm start"?) or choose another port with ${option}.`,
      )
    }
  }
}
