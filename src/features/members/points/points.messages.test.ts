import { expect, test } from 'vitest'
import { pointsSummary } from './points.messages'

test('claimed points that fail on the chain have the message of every write (games 8.2.2)', () => {
  expect(pointsSummary(5n, 'Hop').outcome?.failed).toEqual({
    title: 'Error',
    body: 'An error occurred confirming transaction',
  })
})
