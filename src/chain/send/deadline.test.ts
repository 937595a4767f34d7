import { expect, test } from 'vitest'
import { pretendNode } from '../../../test/unit/support/pretendNode'
import { getCurrentBlockTimestamp } from '../contracts/exchangeMulticall/reads'
import { readDeadline } from './deadline'

test('the deadline counts from the chain’s own clock', async () => {
  const node = pretendNode()
  node.answers.set(getCurrentBlockTimestamp().callData, `0x${(1_600_000_000).toString(16).padStart(64, '0')}`)
  await expect(readDeadline(node, 1_200)).resolves.toBe(1_600_001_200)
  await expect(readDeadline(pretendNode(), 1_200)).rejects.toThrow('A required read')
})
