import type { Page } from '@playwright/test'
import { getBytes, type Wallet } from 'ethers'
import { facts, rpc } from './chain.ts'
import { signTypedJson } from './signTypedJson.ts'

interface WalletOptions {
  /** The chain that the wallet starts on. */
  chainId: number
  /** The account that the wallet reports, for example that of a contract wallet; the signer's by default. */
  account?: string
  /** Returns the EIP-1193 error code for a request, or null to accept it. */
  refuse?: (method: string) => number | null
  /** Returns the transaction that the wallet signs in place of the requested one. */
  alter?: (transaction: Readonly<Record<string, string>>) => Readonly<Record<string, string>>
}

interface WalletRequest {
  method: string
  params: unknown[]
}

const REFUSALS: Readonly<Record<number, string>> = {
  4001: 'User rejected the request.',
  [-32002]: 'Request of type wallet_requestPermissions already pending. Please wait.',
}

const OWN_CHAIN_ID = `0x${facts.chainId.toString(16)}`

/**
 * Adds a browser wallet to the page; it signs with a real key in the test's process. A wallet that starts on another
 * chain lacks ours until the page adds it.
 */
export async function injectWallet(
  page: Page,
  signer: Wallet,
  { chainId, account = signer.address, refuse = () => null, alter = (transaction) => transaction }: WalletOptions,
): Promise<{ requests: string[]; sent: Readonly<Record<string, string>>[] }> {
  const requests: string[] = []
  const sent: Readonly<Record<string, string>>[] = []
  let current = `0x${chainId.toString(16)}`
  let isOwnChainKnown = current === OWN_CHAIN_ID

  async function resultOf({ method, params }: WalletRequest): Promise<unknown> {
    switch (method) {
      case 'eth_requestAccounts':
      case 'eth_accounts':
        return [account.toLowerCase()]
      case 'eth_chainId':
        return current
      case 'wallet_addEthereumChain':
        isOwnChainKnown = true
        return null
      case 'wallet_switchEthereumChain':
        if (!isOwnChainKnown) throw { code: 4902, message: 'Unrecognized chain ID' }
        current = OWN_CHAIN_ID
        return null
      case 'eth_sendTransaction': {
        sent.push(params[0] as Readonly<Record<string, string>>)
        const {
          to = '',
          data = '0x',
          value = '0x0',
          gas = '0x0',
        } = alter(params[0] as Readonly<Record<string, string>>)
        const nonce = Number(await rpc('eth_getTransactionCount', [signer.address, 'pending']))
        const gasPrice = BigInt(await rpc('eth_gasPrice')) * 2n
        const signed = await signer.signTransaction({
          to,
          data,
          value: BigInt(value),
          gasLimit: BigInt(gas),
          gasPrice,
          nonce,
          chainId: Number(current),
        })
        return rpc('eth_sendRawTransaction', [signed])
      }
      case 'personal_sign':
        return signer.signMessage(getBytes(String(params[0])))
      case 'eth_signTypedData_v4':
        return signTypedJson(signer, String(params[1]))
      default:
        return rpc(method, params)
    }
  }

  await page.exposeFunction('requestTestWallet', async (request: WalletRequest) => {
    requests.push(request.method)
    const code = refuse(request.method)
    if (code !== null) return { error: { code, message: REFUSALS[code] ?? 'The wallet says no.' } }
    try {
      return { result: await resultOf(request), chainId: current }
    } catch (error) {
      const { code: errorCode = -32000, message = String(error) } = error as { code?: number; message?: string }
      return { error: { code: errorCode, message } }
    }
  })
  await page.addInitScript(() => {
    type WalletResponse = { result?: unknown; error?: { code: number; message: string }; chainId?: string }
    const send = (request: unknown) =>
      (window as unknown as { requestTestWallet(request: unknown): Promise<WalletResponse> }).requestTestWallet(request)
    const listeners = new Map<string, Set<(value: unknown) => void>>()
    let known = ''
    Object.assign(window, {
      ethereum: {
        async request({ method, params = [] }: { method: string; params?: unknown[] }) {
          const { result, error, chainId: currentChain } = await send({ method, params })
          if (error) throw Object.assign(new Error(error.message), { code: error.code })
          if (currentChain && known && currentChain !== known) {
            for (const listener of listeners.get('chainChanged') ?? []) listener(currentChain)
          }
          known = currentChain ?? known
          return result
        },
        /** Emits an event, as when the user switches the account or chain in the wallet. */
        emit(event: string, value: unknown) {
          for (const listener of listeners.get(event) ?? []) listener(value)
        },
        on(event: string, listener: (value: unknown) => void) {
          listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
        },
        removeListener(event: string, listener: (value: unknown) => void) {
          listeners.get(event)?.delete(listener)
        },
      },
    })
  })
  return { requests, sent }
}
