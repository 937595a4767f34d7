import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toAddress } from '../../../core/address'
import { readProfileName } from '../../../chain/services/profileName'
import { ProfileName } from './ProfileName'

vi.mock('../../../chain/services/profileName', () => ({ readProfileName: vi.fn<() => Promise<string | null>>() }))
const read = vi.mocked(readProfileName)

const URL = 'https://services.example'
const [FIRST, SECOND] = [toAddress(`0x${'11'.repeat(20)}`), toAddress(`0x${'22'.repeat(20)}`)]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  read.mockReset()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const shown = () => screen.getByText(/^Profile name/).textContent

it('shows that it loads, and then the name, which it reads once', async () => {
  read.mockResolvedValue('Baker7')
  render(<ProfileName account={FIRST} servicesUrl={URL} />)
  expect(shown()).toBe('Profile name: …')
  await vi.waitFor(() => expect(read).toHaveBeenCalled(), { timeout: 30_000 })
  await pass(0)
  expect(shown()).toBe('Profile name: Baker7')
  await pass(60_000)
  expect(read.mock.calls).toEqual([[URL, FIRST]])
})

it('shows that an account has none', async () => {
  read.mockResolvedValue(null)
  render(<ProfileName account={FIRST} servicesUrl={URL} />)
  await vi.waitFor(() => expect(read).toHaveBeenCalled(), { timeout: 30_000 })
  await pass(0)
  expect(shown()).toBe('Profile name: None')
})

it('is unavailable while the services fail, and recovers without a reload', async () => {
  read.mockRejectedValueOnce(new Error('down')).mockRejectedValueOnce(new Error('down')).mockResolvedValue('Baker7')
  render(<ProfileName account={FIRST} servicesUrl={URL} />)
  await vi.waitFor(() => expect(read).toHaveBeenCalled(), { timeout: 30_000 })
  await pass(0)
  expect(shown()).toBe('Profile name: Unavailable, trying again')
  await pass(10_000)
  expect([shown(), read.mock.calls.length]).toEqual(['Profile name: Unavailable, trying again', 2])
  await pass(10_000)
  expect(shown()).toBe('Profile name: Baker7')
})

it('never shows the name of another account', async () => {
  let respond: (name: string) => void = () => undefined
  const first = new Promise<string>((resolve) => (respond = resolve))
  read.mockReturnValueOnce(first).mockResolvedValue('Second2')
  const { rerender } = render(<ProfileName account={FIRST} servicesUrl={URL} />)
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1), { timeout: 30_000 })
  rerender(<ProfileName account={SECOND} servicesUrl={URL} />)
  expect(shown()).toBe('Profile name: …')
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2), { timeout: 30_000 })
  await act(async () => respond('First1'))
  expect(shown()).toBe('Profile name: Second2')
})
