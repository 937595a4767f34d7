import { expect, test } from 'vitest'
import { freePortBlock } from '../../devnet/node/ports.ts'

/** Ports that fetch refuses, each the last of a block of 3. */
const REFUSED = [4045, 4190, 5060, 6000, 6566, 6667, 10_080]

test.each(REFUSED)('a block of free ports never contains port %i, which fetch refuses', async (port) => {
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow(
    expect.objectContaining({ cause: expect.objectContaining({ message: 'bad port' }) }),
  )
  expect(await freePortBlock(port - 2, 3)).toBeGreaterThan(port)
})

test('two searches for ports return different blocks, although neither is in use yet', async () => {
  const [first, second] = [await freePortBlock(23_400, 3), await freePortBlock(23_400, 3)]
  expect(second).toBeGreaterThanOrEqual(first + 10)
})
