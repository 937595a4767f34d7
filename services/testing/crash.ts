import { Wallet } from 'ethers'
import { expect } from 'vitest'
import { registrationText } from '../profiles/registration.rules.ts'
import { CHAIN_ID, HOST } from './services.ts'

/** With the messages of expectVoting within the limit of writes a minute of one client. */
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

/**
 * Claims names, and kills the services amid that with SIGKILL. Returns a function that expects every acknowledged name of
 * services that have started again on the same store. Of the other claims each is stored whole or not at all.
 */
export async function claimUntilKilled(
  url: string,
  kill: () => Promise<unknown>,
): Promise<(urlOfRestarted: string) => Promise<void>> {
  const claims = Array.from({ length: CLAIMS }, (_, at) => ({
    wallet: new Wallet(Wallet.createRandom().privateKey),
    name: `x${at}name`,
  }))
  const acknowledged = new Set<(typeof claims)[number]>()
  const waiting = [...claims]
  const kills: Promise<unknown>[] = []
  const send = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (await claim(url, next.wallet, next.name)) acknowledged.add(next)
      if (acknowledged.size >= KILL_AFTER && kills.length === 0) kills.push(kill())
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, send))
  await Promise.all(kills)
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILL_AFTER)
  expect(acknowledged.size).toBeLessThan(CLAIMS)
  return async (urlOfRestarted) => {
    for (const one of claims) {
      const allowed = acknowledged.has(one) ? [one.name] : [one.name, null]
      expect(allowed).toContain(await nameOf(urlOfRestarted, one.wallet.address))
    }
  }
}
