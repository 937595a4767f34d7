import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import { test as base } from './clockedTest.ts'
import { facts } from './chain.ts'
import { type FakeNode, SLOW_MS, startFakeNode } from '../../../devnet/hostile/fakeNode.ts'
import { buildOwn } from './ownBuild.ts'
import { type OwnSite, startOwnSite } from './ownSite.ts'
import { rpcUrl } from './site.ts'

/** A build of the app for three fake nodes with configurable behaviour, and a fourth as a user's own node. */
export interface HostileSite {
  site: OwnSite
  nodes: readonly [FakeNode, FakeNode, FakeNode]
  ownNode: FakeNode
}

async function startHostileSite(browserName: string): Promise<HostileSite> {
  const start = () => startFakeNode({ target: rpcUrl })
  const [first, second, third, ownNode] = await Promise.all([start(), start(), start(), start()])
  const http = [first, second, third].map(({ url }) => url)
  const folder = await buildOwn(`nodes-${browserName}`, {
    facts: {
      rpc: {
        ...{ http, webSocket: [rpcUrl.replace('http', 'ws')], quorum: 2 },
        operators: Object.fromEntries([first, second, third].map(({ host }, index) => [host, `Operator ${index + 1}`])),
      },
      // The policy allows connections without https only to nodes that the deployment names.
      services: { ...facts.services, ownNodes: [ownNode.url] },
    },
  })
  return { site: await startOwnSite(folder), nodes: [first, second, third], ownNode }
}

/**
 * Journeys in a hostile environment: network faults are expected, uncaught errors and policy violations fail the test.
 */
export const test = base.extend<{ page: Page; hostile: HostileSite }, { started: HostileSite }>({
  started: [
    async ({ browserName }, use) => {
      const started = await startHostileSite(browserName)
      await use(started)
      await Promise.all([started.site, started.ownNode, ...started.nodes].map((each) => each.stop()))
    },
    // One build serves all journeys of the worker, because a build takes long.
    { scope: 'worker' },
  ],
  hostile: async ({ started }, use) => {
    for (const node of [...started.nodes, started.ownNode])
      Object.assign(node, { behaviour: 'good', slowMs: SLOW_MS, understatedToken: null })
    await use(started)
  },
  page: async ({ page }, use) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}\n${error.stack ?? ''}`))
    page.on('console', (message) => {
      if (message.text().startsWith('policy:')) faults.push(message.text())
    })
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.error(`policy: ${violatedDirective} ${blockedURI}`)
      })
    })
    await use(page)
    expect(faults).toEqual([])
  },
})
