import { Wallet } from 'ethers'
import { type Address, isAddressText, sameAddress, toAddress } from '../../../core/address'
import { deployment } from '../../../deployment/deployment'
import type { Nodes } from '../../rpc/nodes'
import { chainIdFrom, type Eip1193Provider, type RequestParams } from '../eip1193'
import { demoAccounts } from '../../../deployment/demoAccounts'
import { storeDemoAccount, readDemoAccount } from './demoAccount'
import { DemoWalletError, INVALID_PARAMS, UNAUTHORISED, UNKNOWN_CHAIN, UNSUPPORTED } from './demoError'
import { promptOwner } from './demoRequests'
import { signDemoMessage, signDemoTypedData } from './demoSignature'
import { sendDemoTransaction, type TransactionFields } from './demoTransaction'

/** Requests that only a wallet can handle, and this one does not; they must not reach a node. */
const FOR_WALLETS = /^wallet_|^personal_|^eth_sign|^eth_sendTransaction$/

const isList = (params: RequestParams): params is readonly unknown[] => Array.isArray(params)
const hexChainId = `0x${deployment.chainId.toString(16)}`
const isOwnChain = (params: readonly unknown[]): boolean =>
  chainIdFrom((params[0] as { chainId?: unknown } | undefined)?.chainId) === deployment.chainId

/** Creates a wallet that signs with publicly known keys, for a chain with test money. */
export function createDemoProvider(nodes: Nodes): Eip1193Provider {
  const wallets = demoAccounts.map(({ privateKey }) => new Wallet(privateKey))
  /** The account that the page may read. */
  let permitted = readDemoAccount()

  function permit(index: number | null): void {
    permitted = index
    storeDemoAccount(index)
  }

  const addresses = wallets.map(({ address }) => toAddress(address))
  const accounts = (): Address[] => addresses.filter((_, index) => index === permitted)

  /** Returns the signer of an account if the page may use it; throws otherwise. */
  function signerOf(account: unknown): Wallet {
    const wallet = wallets.find((_, index) => index === permitted)
    if (!wallet || typeof account !== 'string' || !sameAddress(account, wallet.address)) {
      throw new DemoWalletError('The page may not use this account', UNAUTHORISED)
    }
    return wallet
  }

  async function connect(): Promise<Address[]> {
    if (permitted === null) {
      const shown = addresses.map((address, index) => ({ name: demoAccounts[index]?.name ?? '', address }))
      permit(await promptOwner({ kind: 'connect', accounts: shown }))
    }
    return accounts()
  }

  async function watchAsset(params: unknown): Promise<true> {
    const { options } = (params ?? {}) as { options?: { symbol?: unknown; address?: unknown } }
    const { symbol, address } = options ?? {}
    if (typeof symbol !== 'string' || typeof address !== 'string' || !isAddressText(address))
      throw new DemoWalletError('No token was named', INVALID_PARAMS)
    await promptOwner({ kind: 'token', symbol, address })
    return true
  }

  return {
    async request({ method, params: requestParams = [] }) {
      const params: readonly unknown[] = isList(requestParams) ? requestParams : [requestParams]
      switch (method) {
        case 'eth_requestAccounts':
          return connect()
        case 'eth_accounts':
          return accounts()
        case 'eth_chainId':
          return hexChainId
        case 'eth_sendTransaction': {
          const fields = (params[0] ?? {}) as TransactionFields
          return sendDemoTransaction(nodes, signerOf(fields.from), fields)
        }
        case 'personal_sign':
          return signDemoMessage(signerOf(params[1]), String(params[0]))
        case 'eth_signTypedData_v4':
          return signDemoTypedData(nodes, signerOf(params[0]), params[1])
        case 'wallet_switchEthereumChain':
        case 'wallet_addEthereumChain':
          if (isOwnChain(params)) return null
          throw new DemoWalletError('The demo wallet knows its own chain only', UNKNOWN_CHAIN)
        case 'wallet_watchAsset':
          return watchAsset(params[0])
        case 'wallet_revokePermissions':
          permit(null)
          return null
        default:
          if (FOR_WALLETS.test(method)) throw new DemoWalletError(`The demo wallet has no ${method}`, UNSUPPORTED)
          return nodes.request(method, params)
      }
    },
  }
}
