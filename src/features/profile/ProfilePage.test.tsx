import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ONE, READS, showMember, takeToasts, text } from '../../../test/unit/support/memberStage'
import { ProfilePage } from './ProfilePage'

const WAIT = { timeout: 30_000 }
const NO_COSTS = 'Could not retrieve CAKE costs for profile'
const SHORT = 'Insufficient CAKE balance'
const UNREAD = 'Error fetching data'
/** A set-up that begins with the starter. */
const NEW = [
  [READS.hasRegistered, 0n],
  [READS.owned, 0n],
] as const

afterEach(() => {
  takeToasts()
  vi.unstubAllGlobals()
})

/** Opens the dialog of a button. */
async function open(button: string, title = button) {
  await userEvent.click(screen.getByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name: title }, WAIT))
}

test.each([
  ['the profile', [[READS.hasRegistered, null]]],
  ['whether a starter can be bought', [...NEW, [READS.canMint, null]]],
  ['the collectibles', [[READS.owned, null]]],
] as const)('an error is shown while %s cannot be read, and disappears with the next success', (_, changes) => {
  const take = showMember(<ProfilePage />, changes)
  expect(screen.getByText(UNREAD)).toBeInTheDocument()
  const failed = changes.flatMap(([call, answer]) => (answer === null ? [call] : []))
  take(
    failed.map((call) => [call, call === READS.owned ? 0n : 1n] as const),
    8,
  )
  expect(screen.queryByText(UNREAD)).toBeNull()
})

test('a profile that was read stays on screen while a later read fails', () => {
  const take = showMember(<ProfilePage />)
  take(
    [
      [READS.hasRegistered, null],
      [READS.profile, null],
    ],
    8,
  )
  expect(screen.getByRole('button', { name: 'Change picture' })).toBeInTheDocument()
  expect(screen.queryByText(UNREAD)).toBeNull()
})

test('a starter needs its price and the balance for it', async () => {
  const take = showMember(<ProfilePage />, [...NEW, [READS.cake, ONE - 1n]])
  await userEvent.click(screen.getByRole('radio', { name: 'Sleepy' }))
  const buy = screen.getByRole('button', { name: 'Buy Sleepy' })
  expect(screen.getByText(SHORT)).toBeInTheDocument()
  expect(buy).toBeDisabled()
  take([[READS.cake, ONE]], 8)
  expect(screen.queryByText(SHORT)).toBeNull()
  expect(buy).toBeEnabled()
  take([[READS.starterPrice, null]], 9)
  expect(buy).toBeDisabled()
})

test('before the sale no starter can be bought', () => {
  showMember(<ProfilePage />, [...NEW, [READS.saleStart, 10_000n]])
  expect(screen.getByText('The sale of starters has not begun yet.')).toBeInTheDocument()
})

test('a message states that the costs could not be read', async () => {
  showMember(<ProfilePage />, [...NEW, [READS.costs, null]])
  expect(screen.getByText(NO_COSTS)).toBeInTheDocument()
})

test.each([
  ['Change picture', READS.costToUpdate, true],
  ['Reactivate profile', READS.costToReactivate, false],
] as const)('%s needs its cost and the balance for it', async (title, cost, isActive) => {
  const take = showMember(<ProfilePage />, [[READS.cake, ONE]], { isActive })
  const dialog = await open(title)
  expect(dialog.getByText(SHORT)).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('radio', { name: 'Swapsies #7' }))
  expect(dialog.getByRole('button', { name: /^(Continue|Approve)/ })).toBeDisabled()
  take([[cost, null]], 8)
  expect(dialog.getByText(NO_COSTS)).toBeInTheDocument()
})

test('a pause that cannot be sent is reported', async () => {
  showMember(<ProfilePage />)
  const dialog = await open('Pause profile')
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
  await vi.waitFor(
    () => expect(takeToasts()).toEqual([expect.stringMatching(/^Error: .*An error occurred confirming transaction$/)]),
    WAIT,
  )
})

test('an approval of CAKE that cannot be sent is reported', async () => {
  showMember(<ProfilePage />, [...NEW, [READS.allowance, 0n]])
  await userEvent.click(screen.getByRole('radio', { name: 'Sleepy' }))
  const dialog = await open('Buy Sleepy')
  await userEvent.click(dialog.getByRole('button', { name: 'Approve CAKE' }))
  await vi.waitFor(
    () => expect(takeToasts()).toEqual([expect.stringMatching(/^Error: .*An error occurred approving transaction$/)]),
    WAIT,
  )
})

test('an approval of a collectible that cannot be sent is reported', async () => {
  showMember(<ProfilePage />)
  const choice = await open('Change picture')
  await userEvent.click(choice.getByRole('radio', { name: 'Swapsies #7' }))
  await userEvent.click(choice.getByRole('button', { name: 'Approve collectible' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve collectible' }, WAIT))
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
  await vi.waitFor(
    () => expect(takeToasts()).toEqual([expect.stringMatching(/^Error: .*An error occurred approving transaction$/)]),
    WAIT,
  )
})

test.each([
  ['an unread address', null],
  ['a file that no gateway has', text('ipfs://pictures/unknown.json')],
])('a collectible with %s for its metadata is listed by its id', async (_, uri) => {
  showMember(<ProfilePage />, [[READS.tokenUri, uri]])
  const list = await screen.findByRole('list', { name: 'Collectibles' }, WAIT)
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['#7'])
})
