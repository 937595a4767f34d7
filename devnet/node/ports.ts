import { connect, createServer } from 'node:net'
import { StopReason } from './stopReason.ts'

/** Port that a process is going to listen on, and the option that chooses another. */
export interface RequestedPort {
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

/** Ports above 1023 that fetch and browsers refuse ("bad port" of the Fetch Standard). */
const REFUSED_BY_FETCH: ReadonlySet<number> = new Set([
  ...[1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697],
  10_080,
])

/** Listens on a port until this process ends, without keeping it alive. Returns false if the port is busy. */
const reserve = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer().unref()
    server.once('error', () => resolve(false))
    server.listen({ port, host: LOOPBACKS[0], exclusive: true }, () => resolve(true))
  })

/**
 * Returns the first of `count` consecutive free ports, at or above `from` in steps of 10. Throws if there are none. The
 * ports are in use only much later. Until this process ends, the last port of the step is therefore reserved: another
 * process cannot choose the same step.
 */
export async function freePortBlock(from: number, count: number): Promise<number> {
  for (let first = from; first + BLOCK_STEP - 1 <= HIGHEST_PORT; first += BLOCK_STEP) {
    const block = Array.from({ length: count }, (_, index) => first + index)
    if (block.some((port) => REFUSED_BY_FETCH.has(port))) continue
    const busy = await Promise.all(block.map(isPortBusy))
    if (!busy.includes(true) && (await reserve(first + BLOCK_STEP - 1))) return first
  }
  throw new StopReason(`There are no ${count} consecutive free ports at or above ${from}.`)
}

/** Throws a StopReason for the first requested port that is busy. */
export async function refuseBusyPorts(requested: readonly RequestedPort[]): Promise<void> {
  for (const { port, use, option } of requested) {
    if (await isPortBusy(port)) {
      throw new StopReason(
        `Port ${port} for the ${use} is busy: stop the program there (another "npm start"?) or choose another port with ${option}.`,
      )
    }
  }
}
