import { describe, expect, test } from 'vitest'
import { anvilPackageFor, chooseEngine } from '../../devnet/node/engine.ts'
import { freePortBlock } from '../../devnet/node/ports.ts'
import { lastSentence, processesWith, READY, remainingProcesses, startedCommands } from './support/command.ts'
import { nodeAt } from './support/node.ts'

/** Ports of the chain, its explorer, its list host and the further processes of the command. */
const PORT = await freePortBlock(19_440, 9)
const EXPLORER_PORT = PORT + 1
const APP_PORT = PORT + 5
const ports = ['--port', String(PORT), '--app-port', String(APP_PORT)]
const engine = chooseEngine().name

const { run, kill } = startedCommands([PORT, APP_PORT])

describe('a successful start', () => {
  test('serves app, chain and explorer, prints their addresses, and leaves no process after Ctrl-C', async () => {
    const command = run(ports)
    await command.waitForOutput(READY)
    for (const fact of [
      `http://localhost:${APP_PORT}`,
      `http://127.0.0.1:${PORT} (${engine}, chain id 31337, a block each 3 s)`,
      `http://127.0.0.1:${EXPLORER_PORT}`,
      '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
    ]) {
      expect(command.output()).toContain(fact)
    }
    const app = await fetch(`http://localhost:${APP_PORT}/`)
    expect(await app.text()).toContain('/src/main.tsx')
    const loaded = async (path: string) => (await fetch(`http://localhost:${APP_PORT}${path}`)).text()
    // The app is configured for this chain: its deployment contains the chain's node.
    const facts = /from "([^"]+)"/.exec(await loaded('/src/deployment/deployment.ts'))?.[1] ?? ''
    expect(await loaded(facts)).toContain(`127.0.0.1:${PORT}`)
    expect((await fetch(`http://127.0.0.1:${EXPLORER_PORT}/`)).status).toBe(200)
    expect(await nodeAt(`http://127.0.0.1:${PORT}`).blockNumber()).toBeGreaterThan(0)
    expect(processesWith('--port', String(APP_PORT)).length).toBeGreaterThanOrEqual(2)

    const second = await lastSentence(run(ports))
    expect(second).toEqual({
      sentence: `Port ${PORT} for the chain is busy: stop the program there (another "npm start"?) or choose another port with --port.`,
      code: 1,
    })

    kill(command, 'SIGINT')
    expect(await command.ended).toEqual({ code: 0, signal: null })
    expect(command.output().trim().endsWith('Stopped.')).toBe(true)
    expect(await remainingProcesses(String(PORT))).toEqual([])
  })

  test('stops during its start', async () => {
    for (const delayMs of [500, 800, 1100]) {
      const command = run(ports)
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      kill(command, 'SIGINT')
      await command.ended
      expect(await remainingProcesses('--port', String(PORT))).toEqual([])
      expect(await remainingProcesses('--port', String(APP_PORT))).toEqual([])
    }
  })

  test('prints its options', async () => {
    const command = run(['--help'])
    expect((await command.ended).code).toBe(0)
    for (const option of [
      '--still',
      '--no-app',
      '--engine',
      '--write',
      '--block-time',
      '--prediction-interval',
      '--hostile',
      '--hostile-port',
    ]) {
      expect(command.output()).toContain(option)
    }
  })
})

test('takes anvil from the package of the platform, null where there is none', () => {
  expect(anvilPackageFor('linux-x64')).toBe('@foundry-rs/anvil-linux-amd64')
  expect(anvilPackageFor('sunos-x64')).toBeNull()
})
