import { expect, it } from 'vitest'
import { readWithRetries } from './useHistory'

const calm = new AbortController().signal

/** Returns a read that fails this many times and then succeeds. */
function failing(times: number) {
  const told = { count: 0 }
  const read = () => {
    told.count += 1
    return told.count <= times ? Promise.reject(new Error(`failure ${told.count}`)) : Promise.resolve('read')
  }
  return { told, read }
}

it('retries up to twice, and then throws the last error', async () => {
  const twice = failing(2)
  expect(await readWithRetries(twice.read, calm, 0)).toBe('read')
  expect(twice.told.count).toBe(3)
  const always = failing(9)
  await expect(readWithRetries(always.read, calm, 0)).rejects.toThrow('failure 3')
  expect(always.told.count).toBe(3)
})

it('does not retry after an abort', async () => {
  const { told, read } = failing(9)
  await expect(readWithRetries(read, AbortSignal.abort(new Error('Called off')), 0)).rejects.toThrow('Called off')
  expect(told.count).toBe(1)
})
