import { test as base, expect, type BrowserContext } from '@playwright/test'

/** Answers a list that every violation of the content policy on any page of a context is added to. */
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

/** What every journey is built on: a violation of the content policy fails it. */
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
