import { encodeCall, readWord } from '../contracts/codec'
import type { Nodes } from '../rpc/nodes'

const RESOLVER = '0x0178b8bf'
const ADDR = '0x3b3b57de'
const CONTENTHASH = '0xbc1c58d1'

const ADDRESS_DIGITS = 40
const WORD_DIGITS = 64

/** Reads names from a registry and the resolvers that it names. */
export interface Names {
  /** Answers the address that a name stands for, in lower case; null where it stands for none. Throws for a name without a normal form. */
  resolveAddress(name: string): Promise<string | null>
  /** Answers the contenthash of a name, 0x and hexadecimal; null where it has none. Throws as above. */
  resolveContenthash(name: string): Promise<string | null>
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

/** Answers a reader of names on the chain of the nodes given. */
export function createNames(nodes: Nodes, registry: string): Names {
  async function ask<T>(
    to: string,
    selector: `0x${string}`,
    node: string,
    read: (data: string) => T,
  ): Promise<T | null> {
    try {
      const data = encodeCall(selector, node.slice(2))
      const answer = String(await nodes.request('eth_call', [{ to, data }, 'latest']))
      return answer === '0x' ? null : read(answer)
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
  ): Promise<T | null> {
    const { nodeOf } = await import('./nameNode')
    const node = nodeOf(name)
    const resolver = await ask(registry, RESOLVER, node, addressIn)
    return resolver ? ask(resolver, selector, node, read) : null
  }

  return {
    resolveAddress: (name) => resolve(name, ADDR, addressIn),
    resolveContenthash: (name) => resolve(name, CONTENTHASH, bytesIn),
  }
}
