import { expect, test } from 'vitest'
import { eachInTurn, type TurnResult } from './eachInTurn'

async function runOf(replies: Readonly<Record<string, string | Error>>, stopsBefore?: string) {
  const started: string[] = []
  const results: Record<string, TurnResult> = {}
  const end = await eachInTurn<string, 'cancelled', 'rejected'>(Object.keys(replies), {
    async send(item) {
      const reply = replies[item]
      if (reply instanceof Error) throw reply
      return reply ?? ''
    },
    stop: () => (started.at(-1) === stopsBefore && stopsBefore !== undefined ? 'cancelled' : null),
    endReasonOf: (error) => (error instanceof Error && error.message === 'rejected' ? 'rejected' : null),
    onStart: (item) => started.push(item),
    onResult: (item, result) => (results[item] = result),
  })
  return { end, started, results }
}

test('sends each after the other and ends when all are tried', async () => {
  const failure = new Error('reverted')
  expect(await runOf({ a: '0x1', b: failure, c: '0x3' })).toEqual({
    end: 'done',
    started: ['a', 'b', 'c'],
    results: {
      a: { stage: 'sent', hash: '0x1' },
      b: { stage: 'failed', error: failure },
      c: { stage: 'sent', hash: '0x3' },
    },
  })
})

test('ends with a rejection, without trying the rest', async () => {
  const { end, started } = await runOf({ a: '0x1', b: new Error('rejected'), c: '0x3' })
  expect([end, started]).toEqual(['rejected', ['a', 'b']])
})

test('stops between two transactions', async () => {
  const { end, started } = await runOf({ a: '0x1', b: '0x2' }, 'a')
  expect([end, started]).toEqual(['cancelled', ['a']])
})
