import { RpcError } from '../../../chain/rpc/nodes'
import { RefusedError, RevertError } from '../../../chain/send/rehearse'
import { reasonIn } from '../../../chain/send/revertReason'
import { layersOf } from '../../../chain/wallet/rejection'
import { LoginError, type LoginGround } from '../../../chain/wallet/loginError'
import type { ErrorLayer } from '../../../chain/wallet/wrappedError'

/** What a failed write says of itself, whoever threw it; what the rows of the catalogue look at. */
export interface Cause {
  /** The class of ours that it is; of anybody else's error its own name, or nothing. */
  name: string
  /** The words it came with, as they are. */
  message: string
  /** Codes of EIP-1193 and JSON-RPC, from whichever layer of the error. */
  codes: ReadonlySet<number>
  /** What speaks against it by our own measure; null for what others refuse. */
  ground: RefusedError['ground'] | null
  /** Why no wallet could be connected; null for everything else. */
  login: LoginGround | null
  /** True where a node ran it and a contract refused. */
  isRevert: boolean
  /** The contract's own word, from a node or through a wallet; null where there is none. */
  reason: string | null
  layers: readonly ErrorLayer[]
}

const REVERTED = 3

function isRevertOf(error: unknown, reason: string | null): boolean {
  if (error instanceof RevertError) return true
  return error instanceof RpcError && (reason !== null || error.code === REVERTED || /revert/i.test(error.message))
}

const dataOf = ({ error }: ErrorLayer): unknown =>
  typeof error === 'object' && error !== null && 'data' in error ? error.data : undefined

/** Answers what there is to know of whatever a write threw. */
export function causeOf(error: unknown): Cause {
  const layers = layersOf(error)
  const numbers = layers.map(({ code }) => Number(code ?? Number.NaN)).filter((code) => Number.isInteger(code))
  const told = layers.map((layer) => reasonIn(layer.message, dataOf(layer))).find((reason) => reason !== null)
  const reason = error instanceof RevertError ? error.reason : (told ?? null)
  return {
    name: error instanceof Error ? error.name : '',
    message: error instanceof Error ? error.message : (layers[0]?.message ?? String(error)),
    codes: new Set(numbers),
    ground: error instanceof RefusedError ? error.ground : null,
    login: error instanceof LoginError ? error.ground : null,
    isRevert: isRevertOf(error, reason),
    reason,
    layers,
  }
}
