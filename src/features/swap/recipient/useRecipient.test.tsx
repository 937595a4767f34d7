import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, test, vi } from 'vitest'
import { deploymentNames } from '../../../chain/names/deploymentNames'
import type { Names } from '../../../chain/names/names'
import { NodesDisagreeError } from '../../../chain/rpc/confirm'
import { type Address, toAddress } from '../../../core/address'
import { factoryAddress, routerAddress } from '../../../deployment/contracts'
import { expertModeSet, userReducer } from '../../user'
import { recipientConfirmed, recipientTyped, swapReducer } from '../swap.slice'
import { useRecipient } from './useRecipient'

function start(isWrap = false) {
  const store = configureStore({ reducer: combineReducers({ swap: swapReducer, user: userReducer }) })
  const { result, rerender } = renderHook(({ wrap }) => useRecipient(wrap), {
    initialProps: { wrap: isWrap },
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  })
  const type = (text: string | null) =>
    act(() => {
      store.dispatch(recipientTyped(text))
    })
  const setExpert = (isOn: boolean) =>
    act(() => {
      store.dispatch(expertModeSet(isOn))
    })
  const confirm = (address: Address) =>
    act(() => {
      store.dispatch(recipientConfirmed(address))
    })
  return { type, setExpert, confirm, rerender, recipient: () => result.current }
}

test('outside expert mode and in wrap mode the recipient is the own account, whatever the field contains', () => {
  const { type, setExpert, rerender, recipient } = start()
  type(routerAddress)
  expect(recipient()).toEqual({ status: 'own' })
  setExpert(true)
  expect(recipient()).toEqual({ status: 'resolving' })
  rerender({ wrap: true })
  expect(recipient()).toEqual({ status: 'own' })
})

test('an empty open field is missing a recipient; without the field the recipient is the own account', () => {
  const { type, setExpert, recipient } = start()
  setExpert(true)
  expect(recipient()).toEqual({ status: 'own' })
  type('')
  expect(recipient()).toEqual({ status: 'missing' })
  type(null)
  expect(recipient()).toEqual({ status: 'own' })
})

test('a name that one node resolved needs a confirmation, and a name with conflicting results is never valid', async () => {
  const resolve = vi.spyOn(deploymentNames ?? ({} as Names), 'resolveAddress')
  resolve.mockResolvedValue({ address: toAddress(routerAddress.toLowerCase()), isConfirmed: false })
  const { type, setExpert, confirm, recipient } = start()
  setExpert(true)
  type('bakery.eth')
  const unconfirmed = { status: 'unconfirmed', address: routerAddress }
  await waitFor(() => expect(recipient()).toEqual(unconfirmed))
  confirm(factoryAddress)
  expect(recipient()).toEqual(unconfirmed)
  confirm(routerAddress)
  expect(recipient()).toEqual({ status: 'valid', address: routerAddress, isSingleSource: true })
  resolve.mockResolvedValue({ address: toAddress(routerAddress.toLowerCase()), isConfirmed: true })
  type('bakery2.eth')
  await waitFor(() => expect(recipient()).toEqual({ status: 'valid', address: routerAddress }))
  resolve.mockRejectedValue(new NodesDisagreeError({ about: 'name', replies: [], outlier: null }))
  type('bakery3.eth')
  const contradicted = { status: 'invalid', fault: 'contradicted' }
  await waitFor(() => expect(recipient()).toEqual(contradicted))
}, 60_000)

test('never uses the result of an earlier text', async () => {
  const { type, setExpert, recipient } = start()
  setExpert(true)
  type(routerAddress)
  await waitFor(() => expect(recipient()).toEqual({ status: 'valid', address: routerAddress }))
  type(factoryAddress.toLowerCase())
  expect(recipient()).toEqual({ status: 'resolving' })
  type('0x12')
  expect(recipient()).toEqual({ status: 'resolving' })
  await waitFor(() => expect(recipient()).toEqual({ status: 'invalid', fault: 'text' }))
  const before = recipient()
  type('0x12')
  expect(recipient()).toBe(before)
}, 30_000)
