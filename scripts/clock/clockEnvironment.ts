import { shiftDate } from './shiftDate.mjs'

/**
 * Present at the start of each part of the tests, whatever the clock of the machine shows. From there, time passes.
 * TEST_START is another start, such as 2028-02-29T23:50Z, to look for faults that depend on the date.
 */
export const TEST_START_MS = Date.parse(process.env['TEST_START'] ?? '2026-10-06T10:00Z')
if (Number.isNaN(TEST_START_MS)) throw new Error('TEST_START is no date: write it as 2028-02-29T23:50Z.')

const PRELOAD = `--import ${new URL('preload.mjs', import.meta.url).href}`

/**
 * Returns the variables with which Node, the chains it starts and the pages of a test have a clock that shows
 * TEST_START_MS now. Processes of a part that already has such a clock share it.
 */
export function clockEnvironment({ NODE_OPTIONS: options = '', TEST_CLOCK_SHIFT_MS: shift }: NodeJS.ProcessEnv) {
  return {
    NODE_OPTIONS: options.includes(PRELOAD) ? options : `${options} ${PRELOAD}`.trim(),
    TEST_CLOCK_SHIFT_MS: shift ?? String(TEST_START_MS - Date.now()),
  }
}

/** Script for a page that shifts its clock like that of this process; null if this process has the machine's clock. */
export const pageClock = (): { script: typeof shiftDate; shiftMs: number } | null => {
  const shift = process.env['TEST_CLOCK_SHIFT_MS']
  return shift === undefined ? null : { script: shiftDate, shiftMs: Number(shift) }
}
