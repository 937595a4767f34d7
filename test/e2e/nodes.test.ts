import type { Page } from '@playwright/test'
import { expect } from './support/expect.ts'
import { formatEther, parseEther } from 'ethers'
import { pauseBlocks, resumeBlocks } from './support/blocks.ts'
import { amountOut, balanceOf, buyOutside, demoAccount, facts, rpc, sendFrom, token } from './support/chain.ts'
import type { Behaviour, FakeNode } from '../../devnet/hostile/fakeNode.ts'
import { test } from './support/hostileSite.ts'
import { injectWallet } from './support/injectedWallet.ts'
import { amountField, visibleText, sentDialog } from './support/journey.ts'
import { connect, entryOf, nodeInUse, openNodes, openSwap } from './support/nodesJourney.ts'
import { closeSent, confirmWrap } from './support/transactions.ts'

const trader = demoAccount('Second')
const user = demoAccount('Third')
const main = (page: Page) => page.getByRole('main')
const headOfChain = async () => Number(await rpc('eth_blockNumber'))

/** Waits until the page's quote for 0.3 BNB equals the router's amount, apart from the last shown digit. */
async function expectQuote(page: Page): Promise<void> {
  await expect(async () => {
    const exact = formatEther(await amountOut(parseEther('0.3'), ['WBNB', 'CAKE']))
    const shown = (await amountField(page, 'To').inputValue()) || 'nothing'
    expect(exact.slice(0, shown.length - 1)).toBe(shown.slice(0, -1))
  }).toPass({ intervals: [200] })
}

async function expectBalance(page: Page): Promise<void> {
  const shown = main(page)
    .getByText(/^Balance/)
    .first()
  await expect(async () => {
    const exact = formatEther(await balanceOf('BNB', user.address))
    const figure = /[\d.]+/.exec(await shown.innerText())?.[0] ?? 'nothing'
    expect(exact.startsWith(figure), `${figure} of ${exact}`).toBe(true)
  }).toPass({ intervals: [200] })
}

const FAULT_PAIRS: readonly (readonly [one: Behaviour, words: string, other: Behaviour, otherWords: string])[] = [
  ['dead', 'No answer', 'garbage', 'Sends invalid answers'],
  ['wrongChain', 'On another chain', 'limited', 'Limits requests'],
  // With two heads only, the correct one is unknown: the third node must report its own.
  ['behind', 'Behind the others', 'refuses', 'Refuses requests'],
  ['slow', 'Too slow', 'dead', 'No answer'],
]

test('of three nodes two fail in seven ways: the displayed data is right, and the failing nodes are named', async ({
  page,
  hostile,
}) => {
  await rpc('anvil_mine', ['0x2d'])
  await buyOutside(trader, ['WBNB', 'CAKE'], parseEther('3'))
  for (const [turn, [one, words, other, otherWords]] of FAULT_PAIRS.entries()) {
    const [bad, worse, good] = [0, 1, 2].map((place) => hostile.nodes[(place + turn) % 3] as FakeNode) as [
      FakeNode,
      FakeNode,
      FakeNode,
    ]
    Object.assign(bad, { behaviour: one })
    Object.assign(worse, { behaviour: other })
    good.behaviour = 'good'
    await openSwap(page, hostile)
    await expectQuote(page)
    const dialog = await openNodes(page)
    await expect(entryOf(dialog, good)).toContainText('In use')
    await expect(entryOf(dialog, bad)).toContainText(words)
    // A node that rejects reads is detected at its first read.
    if (other !== 'refuses') await expect(entryOf(dialog, worse)).toContainText(otherWords)
    await expect(dialog).not.toContainText('Disagrees')
  }
})

test('when the primary node fails, another node returns the next block, at most one block late', async ({
  page,
  hostile,
}) => {
  await openSwap(page, hostile)
  await expectQuote(page)
  for (const how of ['dead', 'refuses'] as const) {
    const used = await nodeInUse(hostile)
    used.behaviour = how
    await buyOutside(trader, ['WBNB', 'CAKE'], parseEther('2'))
    await pauseBlocks()
    try {
      // No further block arrives: a value not read now is never read.
      await rpc('evm_mine')
      await expectQuote(page)
      const shown = page.getByRole('contentinfo').getByText(/^Block/)
      const block = async () => Number(/[\d,]+/.exec(await shown.innerText())?.[0].replaceAll(',', ''))
      const head = await headOfChain()
      await expect.poll(block).toBeGreaterThanOrEqual(head - 1)
    } finally {
      await resumeBlocks()
    }
    expect(await nodeInUse(hostile)).not.toBe(used)
    used.behaviour = 'good'
  }
})

test('a node returns false balances: the right one is shown, and the outlier is named', async ({ page, hostile }) => {
  await injectWallet(page, user, { chainId: facts.chainId })
  await openSwap(page, hostile)
  await connect(page)
  await expectBalance(page)
  const outlier = await nodeInUse(hostile)
  outlier.behaviour = 'falseBalances'
  await sendFrom(trader, { to: user.address, valueRaw: parseEther('1.5') })
  await expect(visibleText(page, 'The nodes disagree about a balance')).toBeVisible()
  await expect(main(page).getByText(`${outlier.host} disagreed with the others`)).toBeVisible()
  await expectBalance(page)
  await expect(entryOf(await openNodes(page), outlier)).toContainText('Disagrees with the others')
})

test('nodes that disagree about the premises of a write block the signature', async ({ page, hostile }) => {
  const wallet = await injectWallet(page, user, { chainId: facts.chainId })
  // A write needs two nodes. The third one is slow: the first two confirm, and the write resolves their disagreement.
  Object.assign(hostile.nodes[2], { behaviour: 'slow', slowMs: 1_500 })
  await openSwap(page, hostile)
  await connect(page)
  await expectBalance(page)
  const outlier = await nodeInUse(hostile)
  expect(outlier).not.toBe(hostile.nodes[2])
  outlier.behaviour = 'falseBalanceAtWrite'
  const confirm = async () => {
    await main(page).getByRole('button', { name: 'Swap', exact: true }).click()
    await page.getByRole('dialog', { name: 'Confirm swap' }).getByRole('button', { name: 'Confirm swap' }).click()
  }
  await confirm()
  await expect(visibleText(page, 'The nodes disagree about a balance')).toHaveCount(1)
  expect(wallet.requests).not.toContain('eth_sendTransaction')
  await page.getByRole('button', { name: 'Dismiss' }).last().click()
  await expect(main(page).getByText(`${outlier.host} disagreed with the others`)).toBeVisible()

  // The outlier is excluded, and the two other nodes agree.
  const before = await balanceOf('CAKE', user.address)
  await confirm()
  await expect(sentDialog(page)).toBeVisible()
  await expect.poll(() => balanceOf('CAKE', user.address)).toBeGreaterThan(before)
  await expect(page.getByText('Transaction confirmed', { exact: true })).toBeVisible()
})

test('without any node the last values stay with their block, and update again without a reload', async ({
  page,
  hostile,
}) => {
  await openSwap(page, hostile)
  await expectQuote(page)
  const before = await amountField(page, 'To').inputValue()
  for (const node of hostile.nodes) node.behaviour = 'dead'
  const headAtEnd = await headOfChain()
  await expect(visibleText(page, 'The network is not responding')).toBeVisible()
  const notice = await page.getByText(/^You see figures from block/).innerText()
  const block = Number(/block ([\d,]+)/.exec(notice)?.[1]?.replaceAll(',', ''))
  expect(block).toBeLessThanOrEqual(headAtEnd + 1)
  expect(block).toBeGreaterThan(headAtEnd - 10)
  expect(await amountField(page, 'To').inputValue()).toBe(before)

  await buyOutside(trader, ['WBNB', 'CAKE'], parseEther('2'))
  for (const node of hostile.nodes) node.behaviour = 'good'
  await expect(visibleText(page, 'The network is not responding')).toBeHidden()
  await expectQuote(page)
  expect(await amountField(page, 'To').inputValue()).not.toBe(before)
})

const OWN_FAULTS: readonly (readonly [Behaviour, string | RegExp])[] = [
  ['dead', 'No node answered there, or it does not allow this site.'],
  ['garbage', 'This address is not a node.'],
  ['wrongChain', `This node is on chain 1. This site needs chain ${facts.chainId}.`],
  ['noContract', 'This node does not have the contracts this site needs.'],
  ['behind', /^This node is \d+ blocks behind the others\.$/],
  ['limited', 'The node limits requests. Try again later.'],
]

test('a custom node is checked before use, marked while in use, and removed by one press', async ({
  page,
  hostile,
}) => {
  const { nodes, ownNode } = hostile
  await openSwap(page, hostile)
  await expectQuote(page)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: 'Nodes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nodes' })
  const field = dialog.getByRole('textbox', { name: 'Your own node' })
  const use = dialog.getByRole('button', { name: 'Use this node' })
  await field.fill('http://node.example')
  await use.click()
  await expect(dialog.getByText('Enter an address that starts with https://.')).toBeVisible()
  for (const [behaviour, words] of OWN_FAULTS) {
    ownNode.behaviour = behaviour
    await field.fill(ownNode.url)
    await use.click()
    await expect(dialog.getByText(words)).toBeVisible()
  }
  ownNode.behaviour = 'good'
  await field.fill(ownNode.url)
  await use.click()
  await expect(entryOf(dialog, ownNode)).toContainText('In use')
  await page.keyboard.press('Escape')

  await page.reload()
  await amountField(page, 'From').fill('0.3')
  await expectQuote(page)
  await expect(visibleText(page, `You are using your own node: ${ownNode.host}`)).toBeVisible()
  for (const node of nodes) node.requests.length = 0
  const requestsBefore = ownNode.requests.length
  await buyOutside(trader, ['WBNB', 'CAKE'], parseEther('1'))
  await expectQuote(page)
  expect(ownNode.requests.length).toBeGreaterThan(requestsBefore)
  expect(nodes.flatMap((node) => node.requests)).toEqual([])

  await main(page).getByRole('button', { name: 'Use the default nodes' }).click()
  await expect(visibleText(page, /^You are using your own node/)).toBeHidden()
  await expect.poll(() => nodes.some((node) => node.requests.includes('eth_call'))).toBe(true)
})

for (const how of ['falseTransactions', 'losesTransactions'] as const) {
  test(`a pending transaction is signed again with the same data and not dropped: one node is ${how}`, async ({
    page,
    hostile,
  }) => {
    const wallet = await injectWallet(page, user, { chainId: facts.chainId })
    await page.goto(`${hostile.site.url}/swap?outputCurrency=${token('WBNB').address}`)
    await connect(page)
    await expect(page.getByRole('banner').getByRole('button', { name: /^0x/ })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const wrap = main(page).getByRole('button', { name: 'Wrap', exact: true })
    await amountField(page, 'From').fill('0.01')
    await expect(wrap).toBeEnabled()
    const outlier = await nodeInUse(hostile)
    outlier.behaviour = how
    await pauseBlocks()
    try {
      await confirmWrap(page)
      await closeSent(page)
      await expect(page.getByRole('banner').getByText('1 pending transaction')).toBeVisible()
      await main(page).getByRole('button', { name: 'Recent transactions' }).click()
      const dialog = page.getByRole('dialog', { name: 'Recent transactions' })
      await dialog.getByRole('button', { name: 'Speed up' }).click()
      const sign = dialog.getByRole('button', { name: 'Sign again' })
      await expect(sign).toBeEnabled()
      // The false result has then lasted for more than two minutes and several heads.
      await page.evaluate(() => {
        const { now } = Date
        Date.now = () => now() + 130_000
      })
      await sign.click()
      await expect.poll(() => wallet.sent.length).toBe(2)
      const [first, second] = wallet.sent
      expect(second).toMatchObject({ to: first?.['to'], data: first?.['data'], value: first?.['value'] })
      await expect(dialog.getByText(/Dropped|Cancelled|Replaced/)).toHaveCount(0)
      await expect(page.getByRole('dialog', { name: 'Your wallet sent a different transaction' })).toHaveCount(0)
    } finally {
      await resumeBlocks()
    }
    await expect(page.getByText('Transaction confirmed', { exact: true }).first()).toBeVisible()
  })
}
