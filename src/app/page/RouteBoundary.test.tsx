import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { RouteBoundary } from './RouteBoundary'

const SENTENCE = "This page can't be displayed right now due to an error"

let reload: MockInstance<() => void>

function Broken({ error }: { error: unknown }): never {
  throw error
}

const pageThatThrows = (error: unknown) => (
  <RouteBoundary place="/a">
    <Broken error={error} />
  </RouteBoundary>
)

beforeEach(() => {
  history.replaceState({ idx: 3 }, '')
  reload = vi.spyOn(location, 'reload').mockReturnValue()
  // React logs every caught error.
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(() => vi.restoreAllMocks())

test('shows an error inside a page, with a retry button', () => {
  render(pageThatThrows(new Error('no such pair')))
  expect(screen.getByText(SENTENCE)).toBeInTheDocument()
  expect(screen.getByText('Transactions that you have already sent are not affected.')).toBeInTheDocument()
  expect(screen.getByText('no such pair')).toBeInTheDocument()
  expect(reload).not.toHaveBeenCalled()
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(reload).toHaveBeenCalledOnce()
})

test.each([['text'], [undefined], [null], [new TypeError("Cannot read 'import' of undefined")]])(
  'shows %j as an error without reloading',
  (error) => {
    render(pageThatThrows(error))
    expect(screen.getByText(SENTENCE)).toBeInTheDocument()
    expect(reload).not.toHaveBeenCalled()
  },
)

test.each([
  'Failed to fetch dynamically imported module: /assets/a.js',
  'error loading dynamically imported module: /assets/a.js',
  'Importing a module script failed.',
])('reloads once for "%s", then reports the missing code', (message) => {
  const first = render(pageThatThrows(new TypeError(message)))
  expect(reload).toHaveBeenCalledOnce()
  expect(screen.queryByText(SENTENCE)).toBeNull()
  // The router's history state is preserved beside the flag.
  expect(history.state).toEqual({ idx: 3, isRecoveringFromChunkError: true })

  first.unmount()
  render(pageThatThrows(new TypeError(message)))
  expect(reload).toHaveBeenCalledOnce()
  expect(screen.getByText('A part of the app could not be loaded.')).toBeInTheDocument()
})

test('clears an error when the place changes, and not before', () => {
  const at = (place: string, isBroken: boolean) => (
    <RouteBoundary place={place}>{isBroken ? <Broken error={new Error('x')} /> : <p>fine</p>}</RouteBoundary>
  )
  const { rerender } = render(at('/a', true))
  rerender(at('/a', false))
  expect(screen.getByText(SENTENCE)).toBeInTheDocument()
  rerender(at('/b', false))
  expect(screen.getByText('fine')).toBeInTheDocument()
  expect(screen.queryByText(SENTENCE)).toBeNull()
})
