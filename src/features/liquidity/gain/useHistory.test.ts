import { expect, it } from 'vitest'
import { readWithRetries } from './useHistory'

const calm = new AbortController().signal

/** Returns a read that fails this many times and then succeeds. */
function failing(times: number) {
  const calls = { count: 0 }
  const read = () => {
    calls.count += 1
    return calls.count <= times ? Promise.reject(new Error(`failure ${calls.count}`)) : Promise.resolve('read')
  }
  return { calls, read }
}

it('retries up to twice, and then throws the last error', async () => {
  const twice = failing(2)
  expect(await readWithRetries(twice.read, calm, 0)).toBe('read')
  expect(twice.calls.count).toBe(3)
  const always = failing(9)
  await expect(readWithRetries(always.read, calm, 0)).rejects.toThrow('failure 3')
  expect(always.calls.count).toBe(3)
})

it('does not retry after an abort', async () => {
  const { calls, read } = failing(9)
  await expect(readWithRetries(read, AbortSignal.abort(new Error('Aborted')), 0)).rejects.toThrow('Aborted')
  expect(calls.count).toBe(1)
})
