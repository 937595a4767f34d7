import { expect, test } from 'vitest'
import { serveNode } from '../../../test/unit/support/nodeServer'
import { toAddress } from '../../core/address'
import { NodesDisagreeError } from '../rpc/confirm'
import { createNodes, type Disagreement, type Nodes, type Witness } from '../rpc/nodes'
import { RpcError } from '../rpc/rpcError'
import { createNames } from './names'

const REGISTRY = toAddress(`0x${'1'.repeat(40)}`)
const RESOLVER = toAddress(`0x${'2'.repeat(40)}`)
const OWNER = toAddress(`0x${'a'.repeat(40)}`)
const THIEF = toAddress(`0x${'b'.repeat(40)}`)
const word = (address: string): string => `0x${address.slice(2).padStart(64, '0')}`

/** Returns the results of a node: the resolver for a call of the registry, else the owner of the name. */
const saying = (owner: string) => (call: unknown) =>
  (call as { to: string }).to === REGISTRY ? word(RESOLVER) : word(owner)

function nodesSaying(quorum: number, ...owners: (string | Error)[]) {
  const reported: Disagreement[] = []
  const witnesses = owners.map((owner, index): Witness => ({
    host: `n${index}`,
    operator: `operator ${index}`,
    async request(_method, [call]) {
      if (owner instanceof Error) throw owner
      return saying(owner)(call)
    },
  }))
  const nodes: Nodes = {
    quorum,
    request: async (method, params) => witnesses[0]?.request(method, params),
    witnesses: () => witnesses,
    report: (disagreement) => void reported.push(disagreement),
  }
  return { names: createNames(nodes, REGISTRY), reported }
}

test('a name on which nodes of two operators agree is confirmed', async () => {
  const { names } = nodesSaying(2, OWNER, OWNER)
  await expect(names.resolveAddress('bakery.eth')).resolves.toEqual({ address: OWNER, isConfirmed: true })
})

test('a name that one node alone resolves is not confirmed', async () => {
  const one = { address: OWNER, isConfirmed: false }
  await expect(nodesSaying(2, OWNER).names.resolveAddress('bakery.eth')).resolves.toEqual(one)
  const silent = new Error('no answer')
  await expect(nodesSaying(2, OWNER, silent).names.resolveAddress('bakery.eth')).resolves.toEqual(one)
})

test('the result of one operator is confirmed where the quorum is one', async () => {
  const confirmed = { address: OWNER, isConfirmed: true }
  await expect(nodesSaying(1, OWNER).names.resolveAddress('bakery.eth')).resolves.toEqual(confirmed)
})

test('a name on which two nodes disagree is not resolved', async () => {
  const { names, reported } = nodesSaying(2, THIEF, OWNER, OWNER)
  await expect(names.resolveAddress('bakery.eth')).rejects.toBeInstanceOf(NodesDisagreeError)
  expect(reported).toMatchObject([{ about: 'name', outlier: 'n0' }])
  await expect(nodesSaying(1, OWNER, THIEF).names.resolveAddress('bakery.eth')).rejects.toThrow('contradict')
})

test('a name whose resolver reverts has no address', async () => {
  const refusal = new RpcError('execution reverted', 3)
  await expect(nodesSaying(2, refusal, refusal).names.resolveAddress('bakery.eth')).resolves.toBeNull()
})

test('a node of another chain resolves no name, also when it is the only one', async () => {
  const node = await serveNode({ chainId: 5 })
  const answer = ([call]: readonly unknown[]) => saying(OWNER)(call)
  node.answers.set('eth_call', answer)
  const namesOn = (chainId: number) =>
    createNames(createNodes({ urls: [node.url], chainId, quorum: 2, isChainChecked: true }), REGISTRY)
  await expect(namesOn(5).resolveAddress('bakery.eth')).resolves.toEqual({ address: OWNER, isConfirmed: false })
  await expect(namesOn(1).resolveAddress('bakery.eth')).rejects.toThrow('None of the nodes responded')
  await node.stop()
})
