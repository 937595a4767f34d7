import { useEffect, useSyncExternalStore } from 'react'
import { createExternalStore } from '../../core/externalStore'
import { sanitizedText } from '../../core/sanitizedText'
import type { AnnouncedId } from './connectorChoice'
import type { Eip1193Provider } from './eip1193'

/**
 * A wallet that announced itself to the page (EIP-6963). The id, the name and the icon are validated or sanitised; the
 * provider is the wallet's own object.
 */
export interface AnnouncedWallet {
  id: AnnouncedId
  name: string
  /** An image as a data URL, for an <img> only; null if the wallet's icon is not a valid one. */
  iconUrl: string | null
  provider: Eip1193Provider
}

const NAME = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i
const IMAGE = /^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/i
const LONGEST_ICON = 150_000
const LONGEST_NAME = 40
/** More than a user has installed, so that a flooded page stays usable. */
const MOST_WALLETS = 20
/** Extensions respond at once; one that has to start takes a fraction of a second. */
const PATIENCE_MS = 1_000

const wallets = createExternalStore<readonly AnnouncedWallet[]>([])
let isListening = false

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Parses the wallet of an announcement; null if a required field is missing or invalid. */
export function readAnnouncement(detail: unknown): AnnouncedWallet | null {
  if (!isObject(detail) || !isObject(detail['info']) || !isObject(detail['provider'])) return null
  const { rdns, name, icon } = detail['info']
  const { provider } = detail
  if (typeof rdns !== 'string' || rdns.length > 100 || !NAME.test(rdns)) return null
  if (typeof provider['request'] !== 'function') return null
  const shown = typeof name === 'string' ? Array.from(sanitizedText(name)).slice(0, LONGEST_NAME).join('') : ''
  const isImage = typeof icon === 'string' && icon.length <= LONGEST_ICON && IMAGE.test(icon)
  return {
    id: `announced:${rdns.toLowerCase()}`,
    name: shown || rdns,
    iconUrl: isImage ? icon : null,
    provider: provider as unknown as Eip1193Provider,
  }
}

function registerAnnounced(event: Event): void {
  const wallet = readAnnouncement((event as CustomEvent<unknown>).detail)
  // The first wallet of a name stays, so that a second one cannot take its place.
  const known = wallets.getSnapshot()
  if (wallet === null || known.length >= MOST_WALLETS || known.some(({ id }) => id === wallet.id)) return
  wallets.set([...known, wallet])
}

/** Requests the browser's wallets to announce themselves. */
function requestAnnouncements(): void {
  if (!isListening) addEventListener('eip6963:announceProvider', registerAnnounced)
  isListening = true
  dispatchEvent(new Event('eip6963:requestProvider'))
}

/** Subscribes to the wallets that announced themselves (EIP-6963). */
export function useAnnouncedWallets(): readonly AnnouncedWallet[] {
  useEffect(requestAnnouncements, [])
  return useSyncExternalStore(wallets.subscribe, wallets.getSnapshot)
}

/** Returns the provider of an announced wallet; null if it does not announce itself within a second. */
export async function announcedProvider(id: AnnouncedId): Promise<Eip1193Provider | null> {
  const find = () => wallets.getSnapshot().find((wallet) => wallet.id === id)?.provider ?? null
  if (find() === null) requestAnnouncements()
  if (find() !== null) return find()
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS)
    const stop = wallets.subscribe(() => {
      if (find() === null) return
      clearTimeout(timer)
      stop()
      resolve()
    })
  })
  return find()
}
