import { parseEther } from 'ethers'
import { holdBlocks, mineBefore } from './support/blocks.ts'
import { demoAccount, rpc } from './support/chain.ts'
import { openLedger } from './support/holdings.ts'
import { test } from './support/hostileTour.ts'
import { connectDemo, expect } from './support/journey.ts'
import {
  expectSaid,
  expectStates,
  hearPage,
  openRecent,
  openWrap,
  pendingOn,
  putForward,
  replaceFirst,
  timesSaid,
  wrap,
} from './support/transactions.ts'

const person = demoAccount('Third')
const me = person.address

test('a transaction that moves to a later block stays one transaction', async ({ page, hostility }) => {
  await hearPage(page)
  const ledger = await openLedger(me)
  await openWrap(page)
  await connectDemo(page, 'Third')
  await holdBlocks()
  const { hash } = await wrap(page, '0.03')
  await mineBefore(page)
  await mineBefore(page)
  const dialog = await openRecent(page)
  await expectStates(dialog, ['Confirmed'])
  await hostility.reorganise({ depth: 2, isKeepingTransactions: true })
  await holdBlocks()
  await mineBefore(page)
  await expectStates(dialog, ['Confirmed'])
  await expect(dialog.getByRole('link').first()).toHaveAttribute('href', new RegExp(`${hash}$`))
  expect(await timesSaid(page, 'Transaction dropped')).toBe(0)
  await ledger.expectChange({ BNB: -parseEther('0.03'), WBNB: parseEther('0.03') })
})

test('a transaction that the network drops is sent again and carried out once', async ({ page, hostility }) => {
  test.setTimeout(120_000)
  await hearPage(page)
  const ledger = await openLedger(me)
  await openWrap(page)
  await connectDemo(page, 'Third')
  await holdBlocks()
  const { hash } = await wrap(page, '0.01')
  const dialog = await openRecent(page)
  await expect(dialog.getByRole('button', { name: 'Speed up' })).toBeVisible()
  const { nonce } = await rpc<{ nonce: string }>('eth_getTransactionByHash', [hash])
  expect(await hostility.drop(hash)).toBe(true)
  await mineBefore(page)
  await mineBefore(page)
  await expectStates(dialog, ['Pending'])
  await expect(dialog.getByText(/^Not seen by [23] nodes$/)).toBeVisible()
  await putForward(page, 2)
  await mineBefore(page)
  await expectStates(dialog, ['Dropped'])
  await expectSaid(page, 'Transaction dropped', 1)
  await ledger.expectChange({})

  await replaceFirst(page, dialog, 'Send again', 'Sign it again', Number(nonce))
  await expect(pendingOn(page)).toHaveText('1 pending transaction')
  await mineBefore(page)
  await mineBefore(page)
  await expectStates(dialog, ['Confirmed', 'Replaced'])
  await ledger.expectChange({ BNB: -parseEther('0.01'), WBNB: parseEther('0.01') })
})
