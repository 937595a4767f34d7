import type { CDPSession, Page } from '@playwright/test'

/** Answers the value below which `percent` of the samples lie (nearest rank); NaN without samples. */
export function percentile(samples: readonly number[], percent: number): number {
  const sorted = samples.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN
}

/** Answers the middle sample. */
export const median = (samples: readonly number[]): number => percentile(samples, 50)

/** Slows the page's processor down; 4 is a phone of the middle class. */
export async function slowDown(page: Page, times: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
  return session
}

/** Prints a measured figure beside its bar, so that a passing run shows how near it is. */
export function report(what: string, measured: number, bar: number, unit: string): void {
  console.log(`    ${what}: ${measured.toFixed(1)} ${unit} (bar ${bar} ${unit})`)
}
