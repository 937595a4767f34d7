import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './expect.ts'

/** Makes each page of a context record the messages of its live region, among them every toast. */
export async function recordAnnouncements(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const announcements: string[] = []
    Object.assign(window, { announcements })
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node.parentElement?.closest('[role="log"]')) announcements.push(node.textContent ?? '')
      }
    }).observe(document, { childList: true, subtree: true })
  })
}

/** Returns what the page has announced since it was opened; nothing if it shows no document of the app. */
export const announcementsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { announcements?: string[] }).announcements ?? [])

/** Returns how often the page has announced a text with this beginning since it was opened. */
export const announcementCount = async (page: Page, beginning: string): Promise<number> =>
  (await announcementsOf(page)).filter((text) => text.startsWith(beginning)).length

/**
 * Waits until the number of announcements with this beginning is reached: a result is shown a moment before its
 * announcement.
 */
export const expectAnnouncements = (page: Page, beginning: string, times: number): Promise<void> =>
  expect.poll(() => announcementCount(page, beginning), beginning).toBe(times)
