import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { bools, READS, showMember, takeToasts } from '../../../test/unit/support/memberStage'
import { CollectiblesPage } from './CollectiblesPage'

const WAIT = { timeout: 30_000 }
const FAILED_CLAIMS = 'Some of your claims could not be loaded'

afterEach(() => {
  takeToasts()
  vi.unstubAllGlobals()
})

/** Opens the dialog of a button. */
async function open(button: string, title: string) {
  await userEvent.click(screen.getByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name: title }, WAIT))
}

const confirm = (dialog: ReturnType<typeof within>) => dialog.getByRole('button', { name: 'Confirm' })
const claimsOf = (): Set<string | null> =>
  new Set(screen.queryAllByRole('button', { name: /^Claim / }).map((each) => each.getAttribute('aria-label')))

test('the claims that the contracts allow are offered, those of other teams are not', () => {
  showMember(<CollectiblesPage />)
  expect(claimsOf()).toEqual(
    new Set(['Claim Bullish', 'Claim Claire', 'Claim Hiccup', "Claim Stormy Easter '21", 'Claim Syrup Soak']),
  )
  expect(screen.queryByText(FAILED_CLAIMS)).toBeNull()
})

test.each([
  ['a campaign', READS.easter, 0n, 4],
  ['the named claims', READS.named, bools([false, false]), 3],
  ['the refund', READS.refund, 0n, 5],
] as const)('a failed read of %s is reported, and the other claims are offered', (_, call, later, offered) => {
  const take = showMember(<CollectiblesPage />, [[call, null]])
  expect(screen.getByText(FAILED_CLAIMS)).toBeInTheDocument()
  expect(claimsOf().size).toBe(offered)
  take([[call, later]], 8)
  expect(screen.queryByText(FAILED_CLAIMS)).toBeNull()
})

test('an error is shown when the collectibles cannot be read', () => {
  showMember(<CollectiblesPage />, [[READS.owned, null]])
  expect(screen.getByText('Your collectibles could not be loaded')).toBeInTheDocument()
})

test('a claim that cannot be sent is reported', async () => {
  showMember(<CollectiblesPage />)
  const dialog = await open('Claim Hiccup', 'Claim collectible')
  expect(dialog.getByText('It is free. You pay the network fee only.')).toBeInTheDocument()
  await userEvent.click(confirm(dialog))
  await vi.waitFor(
    () => expect(takeToasts()).toEqual([expect.stringMatching(/^Error: .*Unable to claim NFT, please try again\.$/)]),
    WAIT,
  )
})

test('a claim cannot be confirmed with a balance below its price', async () => {
  showMember(<CollectiblesPage />, [[READS.cake, 0n]])
  const dialog = await open('Claim Bullish', 'Claim collectible')
  expect(dialog.getByText('Insufficient CAKE balance')).toBeInTheDocument()
  expect(confirm(dialog)).toBeDisabled()
})

test('a refund that cannot be sent is reported', async () => {
  showMember(<CollectiblesPage />)
  await userEvent.click(confirm(await open('Get refund', 'Get refund')))
  await vi.waitFor(() => expect(takeToasts()).toEqual([expect.stringMatching(/^Error: /)]), WAIT)
})

test('a transfer that cannot be sent is reported', async () => {
  showMember(<CollectiblesPage />)
  const dialog = await open('Transfer Swapsies', 'Transfer collectible')
  expect(confirm(dialog)).toBeDisabled()
  await userEvent.type(dialog.getByRole('textbox', { name: 'Recipient' }), `0x${'ab'.repeat(20)}`)
  await userEvent.click(confirm(dialog))
  await vi.waitFor(
    () => expect(takeToasts()).toEqual([expect.stringMatching(/^Error: .*Unable to transfer NFT$/)]),
    WAIT,
  )
})

test('a text that is no address is refused as a recipient', async () => {
  showMember(<CollectiblesPage />)
  const dialog = await open('Transfer Swapsies', 'Transfer collectible')
  const field = dialog.getByRole('textbox', { name: 'Recipient' })
  await userEvent.type(field, '0x12')
  await userEvent.tab()
  expect(field).toBeInvalid()
  expect(confirm(dialog)).toBeDisabled()
})
