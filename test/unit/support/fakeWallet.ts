import { getBytes, Wallet } from 'ethers'
import type { Eip1193Provider, Listener } from '../../../src/chain/wallet/eip1193'
import { type Address, toAddress } from '../../../src/core/address'

/** Creates an error as EIP-1193 wallets throw it: a code and a message. */
const walletError = (code: number, message: string): Error => Object.assign(new Error(message), { code })

type Owner = 'confirms' | 'rejects' | 'waits'

const hex = (value: number): string => `0x${value.toString(16)}`

/** A browser wallet in memory, for tests: real keys, real signatures, permissions, prompts, chains and events. */
export class FakeWallet implements Eip1193Provider {
  readonly requests: string[] = []
  readonly addedChains: unknown[] = []
  readonly signed: string[] = []
  readonly signers = [Wallet.createRandom(), Wallet.createRandom()] as const
  owner: Owner = 'confirms'
  isLocked = false
  isPermitted = false
  /** Switches to a chain as soon as it is added, as some wallets do. */
  isEager = false
  readonly knownChainIds: Set<number>
  private selected = 0
  private answerPending: ((owner: Owner) => void) | null = null
  private readonly listeners = new Map<string, Set<(payload: unknown) => void>>()

  constructor(public chainId: number) {
    this.knownChainIds = new Set([chainId])
  }

  /** The API of the MetaMask family that reports whether the wallet is locked. */
  readonly _metamask = { isUnlocked: async (): Promise<boolean> => !this.isLocked }

  get address(): Address {
    return toAddress(this.signer.address)
  }

  get isRequesting(): boolean {
    return this.answerPending !== null
  }

  get listenerCount(): number {
    return [...this.listeners.values()].reduce((sum, some) => sum + some.size, 0)
  }

  on(event: string, listener: Listener): void {
    const some = this.listeners.get(event) ?? new Set()
    this.listeners.set(event, some.add(listener as (payload: unknown) => void))
  }

  removeListener(event: string, listener: Listener): void {
    this.listeners.get(event)?.delete(listener as (payload: unknown) => void)
  }

  emit(event: string, payload: unknown): void {
    for (const listener of this.listeners.get(event) ?? []) listener(payload)
  }

  /** Selects another account in the wallet. */
  select(index: 0 | 1): void {
    this.selected = index
    this.emit('accountsChanged', this.accounts())
  }

  /** Switches the wallet to another chain. */
  goTo(chainId: number): void {
    this.chainId = chainId
    this.emit('chainChanged', hex(chainId))
  }

  /** Confirms or rejects the open prompt. */
  answer(owner: 'confirms' | 'rejects'): void {
    this.answerPending?.(owner)
  }

  async request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    this.requests.push(method)
    const list = (Array.isArray(params) ? params : []) as unknown[]
    switch (method) {
      case 'eth_requestAccounts':
        if (!this.isPermitted || this.isLocked) await this.prompt()
        this.isPermitted = true
        this.isLocked = false
        return this.accounts()
      case 'eth_accounts':
        return this.accounts()
      case 'eth_chainId':
        return hex(this.chainId)
      case 'wallet_switchEthereumChain': {
        const chainId = Number((list[0] as { chainId: string }).chainId)
        if (!this.knownChainIds.has(chainId)) throw walletError(4902, 'Unrecognized chain ID')
        await this.prompt()
        this.goTo(chainId)
        return null
      }
      case 'wallet_addEthereumChain': {
        this.addedChains.push(list[0])
        await this.prompt()
        const chainId = Number((list[0] as { chainId: string }).chainId)
        this.knownChainIds.add(chainId)
        if (this.isEager) this.goTo(chainId)
        return null
      }
      case 'personal_sign':
        await this.prompt()
        return this.signer.signMessage(getBytes(String(list[0])))
      case 'eth_sendTransaction': {
        await this.prompt()
        const { to, value } = list[0] as { to: string; value: string }
        const signed = await this.signer.signTransaction({
          to,
          value,
          nonce: 0,
          gasLimit: 21_000,
          chainId: this.chainId,
        })
        this.signed.push(signed)
        return `0x${'ab'.repeat(32)}`
      }
      default:
        throw walletError(4200, `${method} is not supported`)
    }
  }

  private get signer() {
    return this.signers[this.selected === 0 ? 0 : 1]
  }

  private accounts(): string[] {
    return this.isPermitted && !this.isLocked ? [this.address.toLowerCase()] : []
  }

  private async prompt(): Promise<void> {
    if (this.answerPending) throw walletError(-32002, 'Request already pending. Please wait.')
    let answer = this.owner
    if (answer === 'waits') {
      answer = await new Promise<Owner>((resolve) => {
        this.answerPending = resolve
      })
      this.answerPending = null
    }
    if (answer === 'rejects') throw walletError(4001, 'User rejected the request.')
  }
}

/** Adds a wallet to the page as window.ethereum, or removes it. */
export function injectWallet(wallet: FakeWallet | undefined): void {
  Object.assign(window, { ethereum: wallet })
}

/** Announces a wallet to the page, now and on each request (EIP-6963). Returns the function that stops that. */
export function announceWallet(wallet: FakeWallet, { rdns, name }: { rdns: string; name: string }): () => void {
  const detail = Object.freeze({ info: Object.freeze({ uuid: rdns, rdns, name, icon: '' }), provider: wallet })
  const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  addEventListener('eip6963:requestProvider', announce)
  announce()
  return () => removeEventListener('eip6963:requestProvider', announce)
}
