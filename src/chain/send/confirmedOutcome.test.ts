// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toAddress } from '../../core/address'
import { revertedWith } from '../../../test/unit/support/revert'
import { scriptedNode, SOLVENT } from '../../../test/unit/support/scriptedNode'
import { withdrawal } from '../../../test/unit/support/withdrawal'
import { NodesDisagreeError } from '../rpc/confirm'
import type { Nodes } from '../rpc/nodes'
import { sendIntent } from './sendIntent'

const HASH = `0x${'aB'.repeat(32)}`
const account = toAddress(`0x${'1'.repeat(40)}`)
const PAIR = { to: toAddress(`0x${'9'.repeat(40)}`), data: '0x0902f1ac' }

/** The results of a call at the newest block of the node in use, and at numbered blocks of every node. */
interface Outcomes {
  latest: string
  at: (block: number) => string
  /** The second node's reserves of the pair. */
  otherReserves?: string
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Returns two nodes whose head rises by one with each read; the first is in use. */
function scene({ latest, at, otherReserves = '0x30' }: Outcomes) {
  let head = 99
  const node = (reserves: string) =>
    scriptedNode({
      ...{ ...SOLVENT, eth_estimateGas: () => '0x186a0' },
      eth_blockNumber: () => `0x${head.toString(16)}`,
      eth_call([call, block]) {
        if ((call as { to: string }).to === PAIR.to) return reserves
        return block === 'latest' ? latest : at(Number(block))
      },
    })
  const [first, second] = [node('0x30'), node(otherReserves)]
  first.script['eth_blockNumber'] = () => `0x${(head += 1).toString(16)}`
  const nodes: Nodes = {
    ...{ ...first, quorum: 2 },
    witnesses: () => [
      { host: 'a', request: first.request },
      { host: 'b', request: second.request },
    ],
  }
  const wallet = scriptedNode({ eth_sendTransaction: () => HASH })
  const seen: unknown[] = []
  async function send(verifyOutcome?: (outcome: unknown) => void) {
    const terms = { premises: [PAIR], ...(verifyOutcome && { verifyOutcome }) }
    const sending = sendIntent(nodes, { account, request: wallet.request }, withdrawal, terms)
    sending.catch(() => undefined)
    await vi.runAllTimersAsync()
    return sending
  }
  const note = (outcome: unknown) => void seen.push(outcome)
  return { nodes, wallet, seen, note, send }
}

const moved = new Error('The outcome is another one')
const refuse = () => {
  throw moved
}

test('verifies the outcome on which the operators agree, not the one of a single node at its newest block', async () => {
  const { send, note, seen, wallet } = scene({ latest: '0x11', at: () => '0x33' })
  await expect(send(note)).resolves.toMatchObject({ hash: HASH })
  expect(seen).toEqual(['0x33'])
  await expect(send(refuse)).rejects.toBe(moved)
  expect(wallet.requests).toHaveLength(1)
})

test('compares an outcome that reverts at the confirmed block again at a newer one', async () => {
  const revertsUntil = (last: number) => (block: number) => {
    if (block < last) throw revertedWith('TRANSFER_FROM_FAILED')
    return '0x33'
  }
  const early = scene({ latest: '0x33', at: revertsUntil(101) })
  await expect(early.send(early.note)).resolves.toMatchObject({ hash: HASH })
  expect(early.seen).toEqual(['0x33'])
  const never = scene({ latest: '0x33', at: revertsUntil(Infinity) })
  await expect(never.send(never.note)).rejects.toMatchObject({ name: 'RevertError', reason: 'TRANSFER_FROM_FAILED' })
  expect([never.seen, never.wallet.requests]).toEqual([[], []])
  // Without a verification the passed rehearsal at the newest block is enough.
  await expect(never.send()).resolves.toMatchObject({ hash: HASH })
})

test('a disagreement about the premises comes before the outcome', async () => {
  const { send, wallet } = scene({ latest: '0x11', at: () => '0x33', otherReserves: '0x10' })
  await expect(send(refuse)).rejects.toBeInstanceOf(NodesDisagreeError)
  expect(wallet.requests).toEqual([])
})

test('without a second operator the outcome of the node in use is verified', async () => {
  const { nodes, wallet, seen, note } = scene({ latest: '0x11', at: () => '0x33' })
  const alone: Nodes = { ...nodes, witnesses: () => [] }
  const signer = { account, request: wallet.request }
  const onUnconfirmed = async () => undefined
  await expect(sendIntent(alone, signer, withdrawal, { verifyOutcome: refuse, onUnconfirmed })).rejects.toBe(moved)
  expect(wallet.requests).toEqual([])
  await sendIntent(alone, signer, withdrawal, { verifyOutcome: note, onUnconfirmed })
  await sendIntent({ ...alone, quorum: 1 }, signer, withdrawal, { verifyOutcome: note })
  expect(seen).toEqual(['0x11', '0x11'])
})
