import { expect, type BrowserContext } from '@playwright/test'
import { test as base } from './clockedTest.ts'

/** Returns a list that receives every content policy violation on any page of a context. */
export async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const violations: string[] = []
  context.on('console', (message) => {
    if (message.text().startsWith('policy:')) violations.push(message.text())
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI}`)
    })
  })
  return violations
}

/** Base of every journey: a violation of the content policy fails the test. */
export const watched = base.extend<{ policy: void }>({
  policy: [
    async ({ context }, use) => {
      const violations = await watchPolicy(context)
      await use()
      expect(violations).toEqual([])
    },
    { auto: true },
  ],
})
