import { configureStore } from '@reduxjs/toolkit'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, it, vi } from 'vitest'
import { useAppSelector } from '../../state/storeHooks'
import { AmountField } from '../../ui/amount/AmountField'
import { type Field, selectIndependentField, selectTypedValue, sidesSwitched, swapReducer } from './swap.slice'
import { fieldId, msSinceTyped, useOptimisticTyping } from './useSwapForm'

afterEach(cleanup)

const otherOf = { input: 'output', output: 'input' } as const
const estimateFor = (field: Field, text: string) => `${field} ${text}`

/** A form whose other side is computed from the store. */
function Form() {
  const independentField = useAppSelector(selectIndependentField)
  const typedValue = useAppSelector(selectTypedValue)
  const type = useOptimisticTyping(estimateFor)
  return (['input', 'output'] as const).map((field) => (
    <AmountField
      key={field}
      id={fieldId(field)}
      label={field}
      value={field === independentField ? typedValue : estimateFor(otherOf[field], typedValue)}
      onType={(text) => type(field, text)}
      tokenSlot={null}
    />
  ))
}

function show() {
  const store = configureStore({ reducer: { swap: swapReducer } })
  const { unmount, rerender } = render(<Form />, {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  })
  const fields = {
    input: screen.getByRole<HTMLInputElement>('textbox', { name: 'input' }),
    output: screen.getByRole<HTMLInputElement>('textbox', { name: 'output' }),
  }
  const type = (field: Field, value: string) => fireEvent.input(fields[field], { target: { value } })
  return { store, fields, type, unmount, rerender }
}

const painted = () => act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 5))))

it('shows both figures before the store changes, and updates the store after they are painted', async () => {
  const { store, fields, type } = show()
  type('input', '12')
  expect([fields.input.value, fields.output.value]).toEqual(['12', 'input 12'])
  expect(store.getState().swap.typedValue).toBe('')
  await painted()
  expect(store.getState().swap).toMatchObject({ independentField: 'input', typedValue: '12' })
  expect([fields.input.value, fields.output.value]).toEqual(['12', 'input 12'])
})

it('a render before the store changes leaves both figures as they are', () => {
  const { fields, type, rerender } = show()
  type('output', '7')
  rerender(<Form />)
  expect([fields.input.value, fields.output.value]).toEqual(['output 7', '7'])
})

it.each([
  ['a press', () => fireEvent.pointerDown(document.body)],
  ['a programmatic click', () => fireEvent.click(document.body)],
  ['the next key', () => fireEvent.keyDown(document.body, { key: 'Enter' })],
  ['another focus', () => fireEvent.focusOut(document.body)],
])('%s is handled after the store has the last key', (_, triggerEvent) => {
  const { store, type } = show()
  type('input', '3')
  triggerEvent()
  expect(store.getState().swap.typedValue).toBe('3')
})

it('several keys within a frame update the store once, with the last one', async () => {
  const { store, type } = show()
  const values: string[] = []
  store.subscribe(() => values.push(store.getState().swap.typedValue))
  for (const text of ['1', '12', '123']) type('input', text)
  await painted()
  expect(values).toEqual(['123'])
})

it('after the store is updated, the fields follow the form again', async () => {
  const { store, fields, type } = show()
  type('input', '5')
  await painted()
  act(() => void store.dispatch(sidesSwitched()))
  expect([fields.input.value, fields.output.value]).toEqual(['output 5', '5'])
})

it('a form that unmounts stores its last value', () => {
  const { store, type, unmount } = show()
  type('input', '9')
  unmount()
  expect(store.getState().swap.typedValue).toBe('9')
})

it('returns the time since an amount was typed', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const { type } = show()
    type('input', '1')
    expect(msSinceTyped()).toBe(0)
    vi.advanceTimersByTime(299)
    expect(msSinceTyped()).toBe(299)
    type('output', '2')
    expect(msSinceTyped()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
