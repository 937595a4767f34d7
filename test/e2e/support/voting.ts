import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'
import { Interface, verifyTypedData } from 'ethers'
import { openHub, seedVoting, type Hub } from '../../../devnet/voting/seedVoting.ts'
import { snapshotChain } from './blocks.ts'
import { demoAccount, receiptOf, rpc, token } from './chain.ts'
import { respondToWalletRequest } from './journey.ts'
import { watched as test } from './watchedTest.ts'
import { startServicesSite, type ServicesSite } from './services.ts'

/** A site with services of its own, whose hub has the example proposals. */
export interface VotingSite {
  services: ServicesSite
  hub: Hub
  /** Ids of the example proposals, in their order. */
  ids: readonly string[]
}

/**
 * Starts the services with the example proposals. There is no index, as the node of the journeys has the state of past
 * blocks.
 */
export async function startVotingSite(): Promise<VotingSite> {
  const services = await startServicesSite({ hasIndex: false })
  try {
    const ids = await seedVoting(services.url)
    return { services, hub: openHub(services.url), ids }
  } catch (error) {
    await services.stop()
    throw error
  }
}

/**
 * Starts such a site before the first journey of a file and passes it to `handOver`. Stops it and restores the chain
 * after the last journey.
 */
export function serveVotingSite(handOver: (site: VotingSite) => void): void {
  let stop = async (): Promise<void> => {}
  test.beforeAll(async () => {
    const restoreChain = await snapshotChain()
    stop = restoreChain
    const site = await startVotingSite()
    stop = async () => {
      await site.services.stop()
      await restoreChain()
    }
    handOver(site)
  })
  test.afterAll(() => stop())
}

const DAY_S = 86_400

/** CAKE that a new account gets before the snapshot of a proposal. */
export const HELD_RAW = 7n * 10n ** 18n

/** Gives an account CAKE, and publishes an open proposal whose snapshot is after that. Returns its id. */
export async function publishFor({ hub, services }: VotingSite, account: string, title: string): Promise<string> {
  await moveCake(demoAccount('Demo').address, account, HELD_RAW)
  await rpc('evm_mine')
  const snapshotBlock = Number(await rpc('eth_blockNumber'))
  await waitForHub(services.url, snapshotBlock)
  const nowS = Math.floor(Date.now() / 1_000)
  const times = { startS: nowS - 60, endS: nowS + DAY_S, snapshotBlock }
  return hub.publish(demoAccount('Demo'), { title, body: 'A text.', choices: ['Yes', 'No'], ...times })
}

/** Waits until the hub has reached a block: it rejects proposals with a later snapshot. */
export const waitForHub = (url: string, block: number): Promise<void> =>
  expect.poll(() => newestBlockOf(url)).toBeGreaterThanOrEqual(block)

async function newestBlockOf(url: string): Promise<number> {
  const response = await fetch(`${url}/power`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ address: demoAccount('Demo').address }),
  })
  return ((await response.json()) as { data: { block: number } }).data.block
}

/** Returns the row of an account in the list of votes. */
export const voteRow = (page: Page, account: string): Locator =>
  page
    .getByRole('list', { name: 'Votes' })
    .getByRole('listitem')
    .filter({ hasText: account.slice(-4) })

/** Starts the check of all signatures. */
export const checkSignatures = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Check all signatures' }).click()

/** Connects a wallet of a page, which confirms at once. */
export async function connectBrowserWallet(page: Page, name = 'Browser wallet'): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: /^0x/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Indexes of the example proposals in `ids`. */
export const [CLOSED_CORE, , OPEN_CORE, OPEN_COMMUNITY, PENDING] = [0, 1, 2, 3, 4]

/** Returns data of the hub by a query of its own. */
export async function queryHub<Data>(url: string, query: string): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return ((await response.json()) as { data: Data }).data
}

/** A vote as the hub has it. */
interface StoredVote {
  voter: string
  choice: number
  metadata: { votingPower: string }
}

/** Returns the votes on a proposal as the hub has them. */
export const votesOf = async (url: string, id: string): Promise<StoredVote[]> =>
  (await queryHub<{ votes: StoredVote[] }>(url, `{ votes(where: { proposal: "${id}" }) { voter choice metadata } }`))
    .votes

interface SignedMessage {
  address: string
  sig: string
  data: { domain: object; types: Record<string, { name: string; type: string }[]>; message: Record<string, unknown> }
}

/** Returns the account that signed the message in the body of a request. */
export function signerOf(body: unknown): string {
  const { sig, data } = body as SignedMessage
  return verifyTypedData(data.domain, data.types, data.message, sig)
}

/** Chooses and signs a vote, and waits until it is cast. */
export async function castVote(page: Page, choice: string): Promise<void> {
  await page.getByRole('radio', { name: choice, exact: true }).check()
  await page.getByRole('button', { name: 'Cast vote' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm vote' })
  await expect(dialog.getByText(choice)).toBeVisible()
  await dialog.getByRole('button', { name: 'Sign vote' }).click()
  await respondToWalletRequest(page, 'Confirm')
  await expect(dialog).toBeHidden()
}

const erc20 = new Interface(['function transfer(address, uint256) returns (bool)'])

/** Moves CAKE between accounts of the local chain, outside the page, and waits until the chain has the transfer. */
export async function moveCake(from: string, to: string, amountRaw: bigint): Promise<void> {
  const data = erc20.encodeFunctionData('transfer', [to, amountRaw])
  const { status } = await receiptOf(await rpc('eth_sendTransaction', [{ from, to: token('CAKE').address, data }]))
  expect(status).toBe('0x1')
}
