import { encodeCall, readWord } from '../contracts/codec'
import { compare, NodesDisagreeError } from '../rpc/confirm'
import { panelOf } from '../rpc/panel'
import type { Nodes } from '../rpc/nodes'
import { comparedOperators } from '../rpc/quorum.rules'

const RESOLVER = '0x0178b8bf'
const ADDR = '0x3b3b57de'
const CONTENTHASH = '0xbc1c58d1'

/** The quorum where the nodes state none. */
const USUAL_QUORUM = 2
const ADDRESS_DIGITS = 40
const WORD_DIGITS = 64

/** The address of a name. */
export interface ResolvedAddress {
  /** In lower case. */
  address: string
  /** True where as many operators as the deployment requires returned it; else one operator did. */
  isConfirmed: boolean
}

/** Reads names from a registry and the resolvers that it names. */
export interface Names {
  /**
   * Returns the address of a name; null where it has none. Throws for a name without a normal form, and
   * NodesDisagreeError where nodes of two operators return different addresses.
   */
  resolveAddress(name: string): Promise<ResolvedAddress | null>
  /** Returns the contenthash of a name, 0x and hexadecimal; null where it has none. Throws as above. */
  resolveContenthash(name: string): Promise<string | null>
}

interface Read<T> {
  value: T
  isConfirmed: boolean
}

const addressIn = (data: string): string | null => {
  const digits = readWord(data, 0).toString(16)
  return digits === '0' ? null : `0x${digits.padStart(ADDRESS_DIGITS, '0').slice(-ADDRESS_DIGITS)}`
}

function bytesIn(data: string): string | null {
  const start = 2 + Number(readWord(data, 0)) * 2 + WORD_DIGITS
  const length = Number(readWord(`0x${data.slice(start - WORD_DIGITS)}`, 0)) * 2
  const digits = data.slice(start, start + length)
  if (digits.length < length) throw new Error('The answer is shorter than it should be')
  return length === 0 ? null : `0x${digits}`
}

/** Creates a reader of names on the chain of the nodes given; what it reads is compared between their operators. */
export function createNames(nodes: Nodes, registry: string): Names {
  async function call(to: string, data: string): Promise<Read<string>> {
    const request = ['eth_call', [{ to, data }, 'latest']] as const
    // Without the code that chooses among nodes there is one node's word, which is not confirmed.
    await nodes.ready?.().catch(() => undefined)
    const { quorum = USUAL_QUORUM } = nodes
    const compared = await compare(nodes, panelOf(nodes), request, { about: 'name', needed: comparedOperators(quorum) })
    if (compared.outcome === 'split') throw new NodesDisagreeError(compared.disagreement)
    const value = String(compared.result ? compared.result() : await nodes.request(...request))
    return { value, isConfirmed: compared.outcome === 'agreed' || quorum === 1 }
  }

  async function ask<T>(
    to: string,
    selector: `0x${string}`,
    node: string,
    read: (data: string) => T | null,
  ): Promise<Read<T> | null> {
    try {
      const { value: answer, isConfirmed } = await call(to, encodeCall(selector, node.slice(2)))
      const value = answer === '0x' ? null : read(answer)
      return value === null ? null : { value, isConfirmed }
    } catch (error) {
      // A resolver that refuses knows no such record, or not this kind of record.
      if (error instanceof Error && error.name === 'RpcError') return null
      throw error
    }
  }

  async function resolve<T>(
    name: string,
    selector: `0x${string}`,
    read: (data: string) => T | null,
  ): Promise<Read<T> | null> {
    const { nodeOf } = await import('./nameNode')
    const node = nodeOf(name)
    const resolver = await ask(registry, RESOLVER, node, addressIn)
    if (!resolver) return null
    const record = await ask(resolver.value, selector, node, read)
    return record && { value: record.value, isConfirmed: record.isConfirmed && resolver.isConfirmed }
  }

  return {
    async resolveAddress(name) {
      const found = await resolve(name, ADDR, addressIn)
      return found && { address: found.value, isConfirmed: found.isConfirmed }
    },
    resolveContenthash: async (name) => (await resolve(name, CONTENTHASH, bytesIn))?.value ?? null,
  }
}
