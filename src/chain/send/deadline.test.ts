import { expect, test } from 'vitest'
import { fakeMulticallNode } from '../../../test/unit/support/fakeMulticallNode'
import { getCurrentBlockTimestamp } from '../contracts/exchangeMulticall/reads'
import { readDeadline } from './deadline'

test('the deadline counts from the chain’s own clock', async () => {
  const node = fakeMulticallNode()
  node.answers.set(getCurrentBlockTimestamp().callData, `0x${(1_600_000_000).toString(16).padStart(64, '0')}`)
  await expect(readDeadline(node, 1_200)).resolves.toBe(1_600_001_200)
  await expect(readDeadline(fakeMulticallNode(), 1_200)).rejects.toThrow('A required read')
})
