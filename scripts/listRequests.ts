import { withSite } from './withSite.ts'

/**
 * Visits the whole product and prints its requests. Fails on hosts that belong neither to the page nor to its deployment.
 */
await withSite(async (browser) => {
  // Imported here because these modules read the addresses of chain and app, which are set only now.
  const { appUrl } = await import('../test/e2e/support/site.ts')
  const { setLanguage } = await import('../test/e2e/support/overlay.ts')
  const { watchRequests } = await import('../test/e2e/support/requests.ts')
  const { allPages, eachPage } = await import('../test/e2e/support/routes.ts')
  const { eachOverlay } = await import('../test/e2e/support/routesDialogs.ts')
  const context = await browser.newContext({ baseURL: appUrl, viewport: { width: 1280, height: 900 }, locale: 'en-US' })
  const requestsOf = watchRequests(context)
  const page = await context.newPage()
  const translate = await setLanguage(page, 'de-DE')
  const use = () => Promise.resolve()
  await eachPage(page, translate, use, { places: allPages })
  await eachOverlay(page, translate, use)
  await context.close()
  const requests = requestsOf()
  for (const { method, address, times, isExpected } of requests) {
    console.log(`${isExpected ? '      ' : 'OTHER '} ${String(times).padStart(5)}  ${method.padEnd(6)} ${address}`)
  }
  const others = requests.filter(({ isExpected }) => !isExpected)
  const total = requests.reduce((sum, { times }) => sum + times, 0)
  console.log(`${total} requests to ${requests.length} addresses, ${others.length} of them on unexpected hosts.`)
  if (others.length > 0 || total === 0) process.exitCode = 1
})
