import { expect, test } from 'vitest'
import { chooseEngine } from '../../devnet/node/engine.ts'
import { freePortBlock } from '../../devnet/node/ports.ts'
import { lastSentence, processesWith, READY, remainingProcesses, startedCommands } from './support/command.ts'
import { nodeAt } from './support/node.ts'

/** Ports of the chain, its explorer, its list host and the further processes of the command. */
const PORT = await freePortBlock(19_440, 9)
const APP_PORT = PORT + 5
const HOSTILE_PORT = PORT + 6
const ports = ['--port', String(PORT), '--app-port', String(APP_PORT)]
const chainOnly = [...ports, '--no-app', '--block-time', '1']
const anvilOnly = [chooseEngine().name].filter((name) => name === 'anvil')

const { run, kill } = startedCommands([PORT, APP_PORT])

test('the command leaves no process after SIGKILL, which it cannot handle', async () => {
  const command = run(ports)
  await command.waitForOutput(READY)
  expect(processesWith('--port', String(PORT)).length).toBeGreaterThanOrEqual(2)
  kill(command, 'SIGKILL')
  expect((await command.ended).signal).toBe('SIGKILL')
  expect(await remainingProcesses('--port', String(PORT))).toEqual([])
  expect(await remainingProcesses('--port', String(APP_PORT))).toEqual([])
})

test('the command leaves no process after SIGHUP', async () => {
  const command = run(chainOnly)
  await command.waitForOutput(READY)
  kill(command, 'SIGHUP')
  expect(await command.ended).toEqual({ code: 0, signal: null })
  expect(await remainingProcesses('--port', String(PORT))).toEqual([])
})

test('the command runs on hardhat in the same way: for a missing binary, without --engine, and with coloured output as in CI', async () => {
  const command = run(chainOnly, { ANVIL_PATH: '/nowhere/anvil', CI: 'true', FORCE_COLOR: '1' })
  await command.waitForOutput(READY)
  expect(command.output()).toContain('(hardhat, chain id 31337, a block each 1 s)')
  expect(command.output()).not.toContain('localhost')
})

test('the app of the command crashes, which stops the chain too', async () => {
  const command = run(ports)
  await command.waitForOutput(READY)
  const [app] = processesWith('vite', '--port', String(APP_PORT))
  process.kill(app?.pid ?? 0, 'SIGKILL')
  expect(await lastSentence(command)).toEqual({
    sentence: 'The app has died: it was ended by SIGKILL.',
    code: 1,
  })
})

test.each(anvilOnly)(
  'the command runs the hostile mode on %s, lists its nodes and tokens, and leaves no process after SIGTERM',
  async () => {
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
  },
)
