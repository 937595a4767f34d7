import { appendFileSync } from 'node:fs'
import type { CDPSession, Page } from '@playwright/test'

/** Assumed ratio between the speed of this machine and that of a mid-range phone. */
export const SLOW_DOWN = 4

/** One row of the report: raw samples, unscaled and complete. */
export interface Measurement {
  what: string
  samples: readonly number[]
  /** The unit of the samples; milliseconds by default. */
  unit?: 'MiB' | 's'
  /** The goal of quality.md on a quiet 2-core machine, in words. */
  goal?: string
  /** The comparison measured in the same run. */
  baseline?: { what: string; samples: readonly number[] }
}

/** Returns the value below which `percent` of the samples lie (nearest rank); NaN without samples. */
export function percentile(samples: readonly number[], percent: number): number {
  const sorted = samples.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN
}

/** Writes one measurement to the file that `npm run bench` collects from (BENCH_FILE). */
export function record(measurement: Measurement): void {
  const file = process.env['BENCH_FILE']
  if (!file) throw new Error('BENCH_FILE is not set: run `npm run bench`.')
  appendFileSync(file, `${JSON.stringify(measurement)}\n`)
}

/** Slows the page's processor down by a factor. */
export async function slowDown(page: Page, times: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
  return session
}

/** Returns a clock of the page's main thread in milliseconds; it stops while other programs use the processor. */
export async function threadClock(session: CDPSession): Promise<() => Promise<number>> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
}
