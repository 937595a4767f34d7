import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { clockEnvironment, TEST_START_MS } from '../../scripts/clock/clockEnvironment.ts'

const DAY_MS = 86_400_000

/** Returns the number of whole days between the start of the tests and a time; 0 in a test with the right clock. */
const daysSinceStart = (timeMs: number): number => Math.floor((timeMs - TEST_START_MS) / DAY_MS)

/** Returns the output of a script in a Node process with the clock of a part of the tests. */
function outputOf(script: string, inherited: NodeJS.ProcessEnv): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...inherited, ...clockEnvironment(inherited) },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  return stdout.trim()
}

/** Returns the variables of a process that has the machine's clock. */
function withMachineClock(): NodeJS.ProcessEnv {
  const { TEST_CLOCK_SHIFT_MS: _shift, NODE_OPTIONS: _options, ...others } = process.env
  return others
}

describe('the clock of the tests', () => {
  test('starts at the same time in this process, whatever the date of the machine is', () => {
    expect(daysSinceStart(Date.now())).toBe(0)
  })

  test('is the present of every form of Date', () => {
    const script = `
      class Own extends Date {}
      const { constructor } = new Date(0)
      const dates = [new Date(), new Date(Date()), new Date(Date.now()), new Own(), new constructor()]
      console.log(JSON.stringify(dates.map(Number)))`
    const times = JSON.parse(outputOf(script, process.env)) as number[]
    expect(times.map(daysSinceStart)).toEqual([0, 0, 0, 0, 0])
  })

  test('changes nothing else about Date', () => {
    const script = `
      class Own extends Date {}
      console.log(JSON.stringify([
        new Date(0), new Date('2020-02-29'), new Date(2020, 1, 29), Date.UTC(1970, 0, 2), Date.parse('1970-01-03'),
        new Date() instanceof Date, new Own() instanceof Own, structuredClone(new Date(5)) instanceof Date,
        Date.name, Date.length, Object.prototype.toString.call(new Date()), String(new Date(NaN)),
      ]))`
    expect(JSON.parse(outputOf(script, process.env))).toEqual([
      ...['1970-01-01T00:00:00.000Z', '2020-02-29T00:00:00.000Z', '2020-02-29T00:00:00.000Z', 86_400_000, 172_800_000],
      ...[true, true, true, 'Date', 7, '[object Date]', 'Invalid Date'],
    ])
  })

  test('is shared by the processes that a process starts, whatever options Node has', () => {
    const child = clockEnvironment(withMachineClock())
    expect(clockEnvironment(child)).toEqual(child)
    expect(clockEnvironment({ NODE_OPTIONS: '--enable-source-maps' }).NODE_OPTIONS).toMatch(
      /^--enable-source-maps --import file:.*preload\.mjs$/,
    )
  })
})
