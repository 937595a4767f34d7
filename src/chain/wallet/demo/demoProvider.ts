import { getBytes, isHexString, toUtf8String, Wallet } from 'ethers'
import { deployment } from '../../../core/deployment'
import type { Nodes } from '../../rpc/nodes'
import type { Eip1193Provider } from '../eip1193'
import { demoAccounts, keepDemoAccount, readDemoAccount } from './demoAccount'
import { askOwner } from './demoRequests'

const UNKNOWN_CHAIN = 4902
const UNAUTHORISED = 4100

class DemoWalletError extends Error {
  override readonly name = 'DemoWalletError'
  constructor(
    message: string,
    readonly code: number,
  ) {
    super(message)
  }
}

interface TransactionFields {
  to: string
  data?: string
  value?: string
  gas?: string
}

const walletOf = (index: number): Wallet => {
  const account = demoAccounts[index]
  if (!account) throw new DemoWalletError('The demo wallet has no such account', UNAUTHORISED)
  return new Wallet(account.privateKey)
}

const hexChainId = `0x${deployment.chainId.toString(16)}`
const readable = (message: string): string => (isHexString(message) ? toUtf8String(message) : message)

/** Answers a wallet that signs with keys everybody knows, for chains where money is play money. */
export function createDemoProvider(nodes: Nodes): Eip1193Provider {
  let accountIndex = readDemoAccount()
  let isConnected = false
  let sending: Promise<unknown> = Promise.resolve()

  function signer(): Wallet {
    if (accountIndex === null) throw new DemoWalletError('The demo wallet is not connected', UNAUTHORISED)
    return walletOf(accountIndex)
  }

  async function connect(): Promise<string[]> {
    if (!isConnected) {
      accountIndex = await askOwner({ kind: 'connect' })
      keepDemoAccount(accountIndex)
      isConnected = true
    }
    return [signer().address]
  }

  async function sendTransaction({ to, data = '0x', value = '0x0', gas }: TransactionFields): Promise<unknown> {
    const wallet = signer()
    const gasLimit = BigInt(gas ?? String(await nodes.request('eth_estimateGas', [{ from: wallet.address, to, data, value }])))
    // Twice the going price leaves room for it to rise while the owner reads.
    const gasPrice = BigInt(String(await nodes.request('eth_gasPrice', []))) * 2n
    const valueRaw = BigInt(value)
    await askOwner({ kind: 'transaction', from: wallet.address, to, valueRaw, data, feeRaw: gasLimit * gasPrice })
    const nonce = Number(await nodes.request('eth_getTransactionCount', [wallet.address, 'pending']))
    const { chainId } = deployment
    const signed = await wallet.signTransaction({ to, data, value: valueRaw, gasLimit, gasPrice, nonce, chainId })
    return nodes.request('eth_sendRawTransaction', [signed])
  }

  async function signMessage(message: string): Promise<string> {
    const wallet = signer()
    await askOwner({ kind: 'message', from: wallet.address, text: readable(message) })
    return wallet.signMessage(isHexString(message) ? getBytes(message) : message)
  }

  async function signTypedData(json: unknown): Promise<string> {
    const { domain, types, message } = (typeof json === 'string' ? JSON.parse(json) : json) as {
      domain: object
      types: Record<string, { name: string; type: string }[]>
      message: Record<string, unknown>
    }
    const { EIP712Domain: _domainType, ...ownTypes } = types
    const wallet = signer()
    await askOwner({ kind: 'message', from: wallet.address, text: JSON.stringify(message, null, 2) })
    return wallet.signTypedData(domain, ownTypes, message)
  }

  /** One transaction after the other, so that two of them never take the same nonce. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = sending.then(work, work)
    sending = next.catch(() => undefined)
    return next
  }

  return {
    async request({ method, params = [] }) {
      switch (method) {
        case 'eth_requestAccounts':
          return connect()
        case 'eth_accounts':
          return accountIndex === null ? [] : [signer().address]
        case 'eth_chainId':
          return hexChainId
        case 'eth_sendTransaction':
          return inTurn(() => sendTransaction(params[0] as TransactionFields))
        case 'personal_sign':
          return signMessage(String(params[0]))
        case 'eth_signTypedData_v4':
          return signTypedData(params[1])
        case 'wallet_switchEthereumChain':
          if ((params[0] as { chainId?: unknown } | undefined)?.chainId === hexChainId) return null
          throw new DemoWalletError('The demo wallet knows its own chain only', UNKNOWN_CHAIN)
        case 'wallet_addEthereumChain':
        case 'wallet_watchAsset':
          return true
        default:
          return nodes.request(method, params)
      }
    },
  }
}
