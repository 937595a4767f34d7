import { createServer } from 'node:net'
import { describe, expect, test } from 'vitest'
import { chooseEngine } from '../../devnet/node/engine.ts'
import { freePortBlock } from '../../devnet/node/ports.ts'
import { lastSentence, processesWith, READY, startedCommands } from './support/command.ts'

/** Ports of the chain, its explorer, its list host and the further processes of the command. */
const PORT = await freePortBlock(19_440, 9)
const EXPLORER_PORT = PORT + 1
const APP_PORT = PORT + 5
const ports = ['--port', String(PORT), '--app-port', String(APP_PORT)]
const chainOnly = [...ports, '--no-app', '--block-time', '1']
const engine = chooseEngine().name

const { run } = startedCommands([PORT, APP_PORT])

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
