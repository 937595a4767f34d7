import type { BrowserContext } from '@playwright/test'

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
