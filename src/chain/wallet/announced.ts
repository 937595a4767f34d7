import { useEffect, useSyncExternalStore } from 'react'
import { outsideText } from '../../core/outsideText'
import type { AnnouncedId } from './connectorChoice'
import type { Eip1193Provider } from './eip1193'

/** A wallet that made itself known to the page (EIP-6963). All but the provider is the wallet's own word, made fit to show. */
export interface AnnouncedWallet {
  id: AnnouncedId
  name: string
  /** An image as a data URL, for an <img> and nothing else; null where the wallet brought none that is one. */
  iconUrl: string | null
  provider: Eip1193Provider
}

const NAME = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i
const IMAGE = /^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/i
const LONGEST_ICON = 150_000
const LONGEST_NAME = 40
/** More than anyone has installed: a page that is flooded stays usable. */
const MOST_WALLETS = 20
/** Extensions answer at once; one that wakes up for it takes part of a second. */
const PATIENCE_MS = 1_000

let wallets: readonly AnnouncedWallet[] = []
const listeners = new Set<() => void>()
let isListening = false

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Answers a wallet from an announcement; null for one that lacks what a wallet needs. */
export function readAnnouncement(detail: unknown): AnnouncedWallet | null {
  if (!isObject(detail) || !isObject(detail['info']) || !isObject(detail['provider'])) return null
  const { rdns, name, icon } = detail['info']
  const { provider } = detail
  if (typeof rdns !== 'string' || rdns.length > 100 || !NAME.test(rdns)) return null
  if (typeof provider['request'] !== 'function') return null
  const shown = typeof name === 'string' ? Array.from(outsideText(name)).slice(0, LONGEST_NAME).join('') : ''
  const isImage = typeof icon === 'string' && icon.length <= LONGEST_ICON && IMAGE.test(icon)
  return {
    id: `announced:${rdns.toLowerCase()}`,
    name: shown || rdns,
    iconUrl: isImage ? icon : null,
    provider: provider as unknown as Eip1193Provider,
  }
}

function hear(event: Event): void {
  const wallet = readAnnouncement((event as CustomEvent<unknown>).detail)
  // The first of a name stays: a second one that takes the name is not shown in its place.
  if (wallet === null || wallets.length >= MOST_WALLETS || wallets.some(({ id }) => id === wallet.id)) return
  wallets = [...wallets, wallet]
  for (const listener of listeners) listener()
}

/** Asks the browser's wallets to make themselves known. */
function ask(): void {
  if (!isListening) addEventListener('eip6963:announceProvider', hear)
  isListening = true
  dispatchEvent(new Event('eip6963:requestProvider'))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const known = (): readonly AnnouncedWallet[] => wallets

/** Answers the wallets that made themselves known, as they come (EIP-6963). */
export function useAnnouncedWallets(): readonly AnnouncedWallet[] {
  useEffect(ask, [])
  return useSyncExternalStore(subscribe, known)
}

/** Answers the provider of an announced wallet; null when it does not make itself known within a second. */
export async function announcedProvider(id: AnnouncedId): Promise<Eip1193Provider | null> {
  const find = () => wallets.find((wallet) => wallet.id === id)?.provider ?? null
  if (find() === null) ask()
  if (find() !== null) return find()
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS)
    const stop = subscribe(() => {
      if (find() === null) return
      clearTimeout(timer)
      stop()
      resolve()
    })
  })
  return find()
}
