import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Sets the planned times of the battle in a copy of the deployment. Registration ends an hour after `nowMs`, and the
 * battle a day later. The contract has no times, so only the countdowns of the page change.
 */
export function planBattle(folder: string, nowMs: number): void {
  const file = join(folder, 'competition.json')
  const [newest, ...others] = JSON.parse(readFileSync(file, 'utf8')) as object[]
  const planned = { ...newest, registrationEndsMs: nowMs + HOUR_MS, endsMs: nowMs + HOUR_MS + DAY_MS }
  writeFileSync(file, `${JSON.stringify([planned, ...others], null, 2)}\n`)
}
