import { createServer } from 'node:net'
import { describe, expect, test } from 'vitest'
import { anvilPackageFor, chooseEngine } from '../../devnet/node/engine.ts'
import { freePortBlock } from '../../devnet/node/ports.ts'
import { lastSentence, processesWith, READY, remainingProcesses, startedCommands } from './support/command.ts'
import { nodeAt } from './support/node.ts'

/** Ports of the chain, its explorer, its list host and the further processes of the command. */
const PORT = await freePortBlock(19_440, 9)
const EXPLORER_PORT = PORT + 1
const APP_PORT = PORT + 5
const HOSTILE_PORT = PORT + 6
const ports = ['--port', String(PORT), '--app-port', String(APP_PORT)]
const chainOnly = [...ports, '--no-app', '--block-time', '1']
const engine = chooseEngine().name
const anvilOnly = [engine].filter((name) => name === 'anvil')

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

  test.each(anvilOnly)('runs the hostile mode on %s and lists its nodes and tokens', async () => {
    const command = run([...chainOnly, '--hostile', '--hostile-port', String(HOSTILE_PORT)])
    await command.waitForOutput(READY)
    const [outlier, correct] = [HOSTILE_PORT, HOSTILE_PORT + 1].map((port) => `http://127.0.0.1:${port}`)
    for (const fact of [
      `${outlier} (a node that returns false reserves)`,
      `${correct} (a second correct node)`,
      'RESET 0x',
    ]) {
      expect(command.output()).toContain(fact)
    }
    await command.waitForOutput(/Hostile: replaced blocks \d+ to \d+\./)
    expect(await nodeAt(outlier ?? '').blockNumber()).toBeGreaterThan(0)
    kill(command, 'SIGTERM')
    expect(await command.ended).toEqual({ code: 0, signal: null })
    expect(await remainingProcesses('--port', String(PORT))).toEqual([])
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

describe('a failed start prints one sentence and exits with a code other than 0', () => {
  test.each([
    [PORT, 'chain', '--port'],
    [EXPLORER_PORT, 'explorer', '--explorer-port'],
    [APP_PORT, 'app', '--app-port'],
  ])('port %i is busy', async (port, use, option) => {
    const server = createServer()
    await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
    const command = run(ports)
    const { sentence, code } = await lastSentence(command)
    await new Promise((resolve) => void server.close(resolve))
    expect(command.output().trim()).toBe(sentence)
    expect(sentence).toBe(
      `Port ${port} for the ${use} is busy: stop the program there (another "npm start"?) or choose another port with ${option}.`,
    )
    expect(code).toBe(1)
  })

  test('the binary is missing', async () => {
    const command = run([...chainOnly, '--engine', 'anvil'], { ANVIL_PATH: '/nowhere/anvil' })
    expect(await lastSentence(command)).toEqual({
      sentence: 'The anvil at /nowhere/anvil is missing or does not run here: use --engine hardhat.',
      code: 1,
    })
  })

  test('the hostile mode has no engine that can replace blocks', async () => {
    const command = run([...chainOnly, '--hostile'], { ANVIL_PATH: '/nowhere/anvil' })
    expect(await lastSentence(command)).toEqual({
      sentence: 'The hostile mode needs anvil, which can replace blocks, and anvil does not run here.',
      code: 1,
    })
  })

  test('the chain ends before it responds', async () => {
    const command = run([...chainOnly, '--engine', 'anvil'], { ANVIL_PATH: '/bin/true' })
    expect(await lastSentence(command)).toEqual({
      sentence: 'The chain (anvil) did not start: it ended with code 0.',
      code: 1,
    })
  })

  test('the chain crashes', async () => {
    const command = run(chainOnly)
    await command.waitForOutput(READY)
    const [chain] = processesWith('--port', String(PORT)).filter(({ pid }) => pid !== command.pid)
    process.kill(chain?.pid ?? 0, 'SIGKILL')
    expect(await lastSentence(command)).toEqual({
      sentence: `The chain (${engine}) has died: it was ended by SIGKILL.`,
      code: 1,
    })
  })

  test.each([
    [['--engine', 'geth'], '--engine must be anvil or hardhat, not "geth".'],
    [['--hostile', '--engine', 'hardhat'], '--hostile needs anvil: hardhat cannot replace blocks.'],
    [['--block-time', '0.5'], '--block-time must be a whole number from 1 to 3600, not "0.5".'],
    [['--prediction-interval', '9'], '--prediction-interval must be a whole number from 10 to 1000, not "9".'],
    [['--port', 'http'], '--port must be a whole number from 1 to 65534, not "http".'],
    [['--stil'], "Unknown option '--stil': see npm start -- --help."],
    [['now'], "Unexpected argument 'now': see npm start -- --help."],
  ])('%j', async (options, sentence) => {
    const command = run(options)
    expect(await lastSentence(command)).toEqual({ sentence, code: 1 })
    expect(command.output().trim()).toBe(sentence)
  })
})

test('takes anvil from the package of the platform, null where there is none', () => {
  expect(anvilPackageFor('linux-x64')).toBe('@foundry-rs/anvil-linux-amd64')
  expect(anvilPackageFor('sunos-x64')).toBeNull()
})
