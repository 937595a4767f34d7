import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'
import { token } from './chain.ts'
import type { FakeNode } from '../../../devnet/hostile/fakeNode.ts'
import type { HostileSite } from './hostileSite.ts'
import { amountField } from './journey.ts'

/** Opens the swap of BNB for CAKE with an amount. */
export async function openSwap(page: Page, { site }: HostileSite, amount = '0.3'): Promise<void> {
  await page.goto(`${site.url}/swap?outputCurrency=${token('CAKE').address}`)
  await amountField(page, 'From').fill(amount)
}

export async function connect(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: 'Browser wallet' }).click()
}

/** Opens the details of the nodes from the status line in the footer. */
export async function openNodes(page: Page): Promise<Locator> {
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /nodes (working|agreed)/ })
    .click()
  return page.getByRole('dialog', { name: 'Nodes' })
}

export const entryOf = (dialog: Locator, { host }: FakeNode): Locator =>
  dialog.getByRole('listitem').filter({ hasText: host })

/** Returns the number of contract reads that a node has received since its requests were cleared. */
const readCount = ({ requests }: FakeNode): number => requests.filter((method) => method === 'eth_call').length

/** Returns the primary node of the page: its reads go there, and other nodes receive a few requests at most. */
export async function nodeInUse({ nodes }: HostileSite): Promise<FakeNode> {
  for (const node of nodes) node.requests.length = 0
  const ranked = () => nodes.toSorted((one, other) => readCount(other) - readCount(one))
  const lead = () => {
    const [most = 0, next = 0] = ranked().map(readCount)
    return most - next
  }
  await expect.poll(lead).toBeGreaterThan(1)
  return ranked()[0] ?? nodes[0]
}

/** Makes one node divide the reserves of CAKE by three, and every other live node honest. */
export function falsifyReserves({ nodes }: HostileSite, outlier: FakeNode): void {
  for (const node of nodes) {
    if (node.behaviour !== 'dead') node.behaviour = 'good'
    node.requests.length = 0
  }
  Object.assign(outlier, { behaviour: 'falseReserves', understatedToken: token('CAKE').address })
}

/**
 * Moves the false reserves to the node that the page reads from. On a busy machine, the page may fail over from a slow
 * node.
 */
export function followNodeInUse(hostile: HostileSite): void {
  const used = hostile.nodes.find((node) => node.behaviour === 'good' && readCount(node) > 1)
  const outlier = hostile.nodes.find(({ behaviour }) => behaviour === 'falseReserves')
  if (used && outlier && readCount(outlier) === 0) falsifyReserves(hostile, used)
  else if (outlier && readCount(outlier) > 0) for (const node of hostile.nodes) node.requests.length = 0
}
