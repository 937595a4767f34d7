import type { Locator } from '@playwright/test'
import { expect } from './expect.ts'

/**
 * Waits for an element as long as a count grows. The timeout applies to each step: the number of steps is not known
 * beforehand, and each takes longer on a busy machine.
 */
export async function waitWhileGrowing(shown: Locator, count: () => number, stepTimeoutMs?: number): Promise<void> {
  const options = stepTimeoutMs === undefined ? {} : { timeout: stepTimeoutMs }
  while (!(await shown.isVisible())) {
    const before = count()
    await expect.poll(async () => count() > before || (await shown.isVisible()), options).toBe(true)
  }
}
