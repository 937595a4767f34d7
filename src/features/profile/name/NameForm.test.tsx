import { render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SENDER } from '../../../../test/unit/support/transactionRecord'
import { walletOf } from '../../../../test/unit/support/walletOf'
import { getLibrary } from '../../../chain/wallet/eip1193'
import { WalletContext } from '../../../chain/wallet/useWallet'
import { useToasts } from '../../../ui/toast/toastStore'
import { profileReducer, selectTakenNameOf } from '../profile.slice'
import { NameForm } from './NameForm'

const WAIT = { timeout: 30_000 }
const FORM_RULE = '3 to 15 letters and digits.'

/** Reply of the services: HTTP status and body; null for no reply. */
type Reply = readonly [status: number, body: object] | null

const AVAILABLE: Reply = [200, { valid: true }]

/** Serves replies to the check of a name and to its registration. */
function serveNames(check: Reply, registration: Reply = [201, {}]): void {
  vi.stubGlobal('fetch', async (url: string) => {
    const reply = url.endsWith('/register') ? registration : check
    if (reply === null) throw new TypeError('fetch failed')
    return Response.json(reply[1], { status: reply[0] })
  })
}

beforeEach(() => serveNames(AVAILABLE))
afterEach(() => void vi.unstubAllGlobals())

function Form() {
  const [name, setName] = useState('')
  return <NameForm account={SENDER} servicesUrl="https://names.example" name={name} onType={setName} />
}

/** Renders the form with a wallet that handles each request by `sign`. */
function open(sign: () => Promise<unknown> = async () => '0x12') {
  const store = configureStore({ reducer: combineReducers({ profile: profileReducer }) })
  const library = getLibrary({ request: sign })
  render(
    <Provider store={store}>
      <WalletContext value={walletOf({ library })}>
        <Form />
      </WalletContext>
    </Provider>,
  )
  const field = screen.getByRole('textbox', { name: 'Profile name' })
  return { field, taken: () => selectTakenNameOf(SENDER)(store.getState()) }
}

/** Types an available name, agrees and signs. */
async function signName(field: HTMLElement): Promise<void> {
  await userEvent.type(field, 'Baker7')
  await screen.findByText('Baker7 is available.', {}, WAIT)
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Sign and set name' }))
}

test('a name that is too short is no error while it is typed, and the hint says what is missing', async () => {
  const { field } = open()
  expect(field).toHaveAccessibleDescription(FORM_RULE)
  await userEvent.type(field, 'ab')
  expect(field).toHaveAccessibleDescription('A name has at least 3 characters.')
  expect(field).not.toBeInvalid()
  expect(screen.getByRole('button', { name: 'Sign and set name' })).toBeDisabled()
})

test.each([
  ['Baker7Baker7Baker', 'A name has at most 15 characters.'],
  ['two words', 'Only letters and digits, no spaces or special characters.'],
  ['naïve', 'Only letters and digits, no spaces or special characters.'],
])('the name "%s" is refused without a request', async (name, message) => {
  serveNames([400, { reason: 'taken' }])
  const { field } = open()
  await userEvent.type(field, name)
  expect(field).toHaveAccessibleDescription(message)
  expect(field).toBeInvalid()
})

/** The message of each refusal of the services (games 5.1). */
const REFUSALS = [
  ['taken', 'This name is taken, or looks like one that is taken.'],
  ['reserved', 'This name is reserved.'],
  ['length', 'A name has 3 to 15 characters.'],
  ['characters', 'Only letters and digits, no spaces or special characters.'],
  ['named', 'Your account already has a name.'],
  ['host', 'Names cannot be taken on this site.'],
  ['chain', 'Names cannot be taken on this network.'],
  ['time', 'Your clock is wrong. Correct it and try again.'],
  ['signature', 'Your signature was not accepted. Try again.'],
  ['a reason of later services', 'The name was not accepted.'],
] as const

test.each(REFUSALS)('the check of a name that is refused for "%s" is shown at the field', async (reason, message) => {
  serveNames([409, { reason }])
  const { field } = open()
  await userEvent.type(field, 'Baker7')
  await vi.waitFor(() => expect(field).toHaveAccessibleDescription(message), WAIT)
  expect(screen.getByRole('button', { name: 'Sign and set name' })).toBeDisabled()
})

test.each(REFUSALS)('a signed name that is refused for "%s" is not set', async (error, message) => {
  serveNames(AVAILABLE, [409, { error }])
  const { field, taken } = open()
  await signName(field)
  expect(await screen.findByText('The name was not set', {}, WAIT)).toBeInTheDocument()
  expect(screen.getByText(message)).toBeInTheDocument()
  expect(taken()).toBeNull()
})

test('a name cannot be verified while the services do not reply', async () => {
  serveNames(null)
  const { field } = open()
  await userEvent.type(field, 'Baker7')
  await vi.waitFor(() => expect(field).toHaveAccessibleDescription('Unable to verify username'), WAIT)
})

test('a signed name is not set while the services do not reply', async () => {
  serveNames(AVAILABLE, null)
  const { field, taken } = open()
  await signName(field)
  expect(await screen.findByText('Unable to verify username', {}, WAIT)).toBeInTheDocument()
  expect(taken()).toBeNull()
})

test('a wallet that cannot sign is reported, and nothing is set', async () => {
  const { field, taken } = open(() => Promise.reject(new Error('no key')))
  await signName(field)
  const toasts = renderHook(useToasts)
  await vi.waitFor(
    () =>
      expect(toasts.result.current).toMatchObject([{ kind: 'bad', title: 'Error', body: /Unable to sign payload$/ }]),
    WAIT,
  )
  expect(taken()).toBeNull()
})

test('a rejected signature is no error', async () => {
  const { field, taken } = open(() => Promise.reject(Object.assign(new Error('rejected'), { code: 4001 })))
  await signName(field)
  expect(await screen.findByText('You rejected this. Nothing was sent.', {}, WAIT)).toBeInTheDocument()
  expect(taken()).toBeNull()
})

test('a name that the services accept is set', async () => {
  const { field, taken } = open()
  await signName(field)
  await vi.waitFor(() => expect(taken()).toBe('Baker7'), WAIT)
})
