import { Wallet } from 'ethers'
import { expect } from 'vitest'
import { registrationText } from '../profiles/registration.rules.ts'
import { startFakeNode } from './fakeNode.ts'
import { startProgram, type RunningProgram } from './program.ts'
import { CHAIN_ID, HOST } from './services.ts'

/** Within the limit of writes a minute of one client. */
const CLAIMS = 48
const SENDERS = 4
const KILL_AFTER = 15

/** Claims a name over HTTP. Returns whether the services acknowledged it; a broken connection is no acknowledgement. */
async function claim(url: string, wallet: Wallet, username: string): Promise<boolean> {
  const time = Math.floor(Date.now() / 1000)
  const facts = { address: wallet.address, host: HOST, chainId: CHAIN_ID, time }
  const signature = await wallet.signMessage(registrationText({ ...facts, name: username }))
  try {
    const response = await fetch(`${url}/api/users/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...facts, username, signature }),
    })
    return response.status === 201
  } catch {
    return false
  }
}

async function nameOf(url: string, address: string): Promise<unknown> {
  const response = await fetch(`${url}/api/users/${address}`)
  return response.status === 200 ? ((await response.json()) as { username: unknown }).username : null
}

async function end(program: RunningProgram, signal: NodeJS.Signals): Promise<void> {
  program.signal(signal)
  await program.ended
}

/**
 * Kills the services amid claims with SIGKILL, starts them again on the same store, and expects every acknowledged name.
 * Of the claims without acknowledgement each is stored whole or not at all.
 */
export async function expectNothingLost(environment: NodeJS.ProcessEnv): Promise<void> {
  const node = await startFakeNode({ eth_chainId: `0x${CHAIN_ID.toString(16)}` })
  const start = () => startProgram(['--port', '0'], { SERVICES_RPC: node.url, ...environment })
  const claims = Array.from({ length: CLAIMS }, (_, at) => ({
    wallet: new Wallet(Wallet.createRandom().privateKey),
    name: `x${at}name`,
  }))
  const acknowledged = new Set<(typeof claims)[number]>()
  const first = start()
  try {
    const url = await first.url
    const waiting = [...claims]
    const send = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        if (await claim(url, next.wallet, next.name)) acknowledged.add(next)
        if (acknowledged.size >= KILL_AFTER) first.signal('SIGKILL')
      }
    }
    await Promise.all(Array.from({ length: SENDERS }, send))
  } finally {
    await end(first, 'SIGKILL')
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILL_AFTER)
  expect(acknowledged.size).toBeLessThan(CLAIMS)
  const second = start()
  try {
    const url = await second.url
    for (const one of claims) {
      const allowed = acknowledged.has(one) ? [one.name] : [one.name, null]
      expect(allowed).toContain(await nameOf(url, one.wallet.address))
    }
  } finally {
    await end(second, 'SIGINT')
    await node.stop()
  }
}
