import type { Browser, CDPSession, Page } from '@playwright/test'

/** Answers the value below which `percent` of the samples lie (nearest rank); NaN without samples. */
export function percentile(samples: readonly number[], percent: number): number {
  const sorted = samples.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN
}

/** Answers the middle sample. */
export const median = (samples: readonly number[]): number => percentile(samples, 50)

/** How many times slower than this machine a phone of the middle class is. */
export const SLOW_DOWN = 4
const WORK_ROUNDS = 4
/** How far above its bar a figure of time may be, slowness taken off: what else a machine does is no fault of a page. */
export const LEEWAY = 1.6

/** Slows the page's processor down. */
export async function slowDown(page: Page, times: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
  return session
}

/** Answers a clock of the page's main thread, in milliseconds, that stands while other programs have the processor. */
export async function threadClock(session: CDPSession): Promise<() => Promise<number>> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
}

/** Prints a measured figure beside its bar, so that a passing run shows how near it is. */
export function report(what: string, measured: number, bar: number, unit: string): void {
  console.log(`    ${what}: ${measured.toFixed(1)} ${unit} (bar ${bar} ${unit})`)
}

/** What the work of `machineSlowness` takes on the machine the bars were set on, slowed down 4 times. */
const REFERENCE_MS = 26
const WORKLOAD_ROUNDS = 15

/**
 * Answers how many times slower than the one the bars were set on this machine is at what pages do all day: making
 * elements, giving them a style and a place. At least 1: a faster machine makes no bar stricter. The page has to be slowed
 * down 4 times, and is left as it was.
 */
async function machineSlowness(page: Page): Promise<number> {
  const timesMs = await page.evaluate(
    (rounds) =>
      Array.from({ length: rounds }, () => {
        const startedAtMs = performance.now()
        const box = document.createElement('div')
        for (let count = 0; count < 200; count += 1) {
          const line = document.createElement('p')
          line.textContent = `${BigInt(count) ** 40n}`
          line.style.paddingInlineStart = `${count % 7}px`
          box.append(line)
        }
        document.body.append(box)
        box.getBoundingClientRect()
        box.remove()
        return performance.now() - startedAtMs
      }),
    WORKLOAD_ROUNDS,
  )
  return Math.max(1, median(timesMs) / REFERENCE_MS)
}

/** Answers what was measured, and how many times slower than the one the bars were set on the machine was meanwhile. */
export type Gauge = <T>(measure: () => Promise<T>) => Promise<{ measured: T; slowness: number }>

/** Lends a gauge, a page of its own beside those it is used on. */
export async function withGauge<T>(browser: Browser, use: (gauge: Gauge) => Promise<T>): Promise<T> {
  const blank = await browser.newPage()
  try {
    await slowDown(blank, SLOW_DOWN)
    return await use(async (measure) => {
      const before = await machineSlowness(blank)
      const measured = await measure()
      const slowness = (before + (await machineSlowness(blank))) / 2
      console.log(`    on a machine ${slowness.toFixed(2)} times slower than the one the bar was set on`)
      return { measured, slowness }
    })
  } finally {
    await blank.close()
  }
}

/**
 * Answers the least work of some rounds, in milliseconds of the machine the bars were set on: rounds slowed down, and where
 * none holds the bar rounds at full speed, multiplied: a busy machine is slowed by far more than it says. What else runs can
 * only make a round slower.
 */
export async function leastWork(
  browser: Browser,
  { what, barMs, measure }: { what: string; barMs: number; measure: (slowedBy: number) => Promise<number> },
): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  await withGauge(browser, async (gauge) => {
    for (const [slowedBy, factor] of [
      [SLOW_DOWN, 1],
      [1, SLOW_DOWN],
    ] as const) {
      for (let round = 1; round <= WORK_ROUNDS && least > barMs; round += 1) {
        const { measured, slowness } = await gauge(() => measure(slowedBy))
        report(`${what}, slowed down ${slowedBy} times, round ${round} as measured`, measured * factor, barMs, 'ms')
        least = Math.min(least, (measured * factor) / slowness)
        report(`${what}, slowed down ${slowedBy} times, best of rounds 1 to ${round}`, least, barMs, 'ms')
      }
    }
  })
  return least
}
