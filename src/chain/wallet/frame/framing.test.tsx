import { afterEach, expect, test, vi } from 'vitest'
import { toAddress } from '../../../core/address'
import { sendThroughWallet } from '../../send/sendIntent'
import { getLibrary } from '../eip1193'
import { login } from '../login'
import { signMessage } from '../signMessage'
import { FramedError, isFramedByOthers } from './framing'

const OTHER = 'https://elsewhere.example'
const ACCOUNT = toAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')

type Connector = Parameters<typeof login>[0]

const showInside = (origins: string[]) =>
  Object.defineProperty(window.location, 'ancestorOrigins', { value: origins, configurable: true })

/** Embeds the page in a browser without ancestorOrigins; `readOrigin` throws for a page of another origin. */
function showInsideUnnamed(readOrigin: () => string): void {
  const parent = {
    get location() {
      return { origin: readOrigin() }
    },
  }
  vi.spyOn(window, 'parent', 'get').mockReturnValue(
    Object.assign(parent, { parent }) as unknown as Window & typeof globalThis,
  )
}

afterEach(() => {
  Reflect.deleteProperty(window.location, 'ancestorOrigins')
  vi.restoreAllMocks()
})

test('a top-level page and one inside its own origin are not framed by others', () => {
  expect(isFramedByOthers()).toBe(false)
  showInside([window.location.origin])
  expect(isFramedByOthers()).toBe(false)
})

test('without ancestorOrigins the own origin is trusted, and an unreadable one is not', () => {
  showInsideUnnamed(() => window.location.origin)
  expect(isFramedByOthers()).toBe(false)
  showInsideUnnamed(() => {
    throw new DOMException('Blocked a frame', 'SecurityError')
  })
  expect(isFramedByOthers()).toBe(true)
})

const request = vi.fn<() => Promise<unknown>>(() => Promise.resolve('0x'))

test.each<[attempt: string, open: () => Promise<unknown>]>([
  ['sending', () => sendThroughWallet({ account: ACCOUNT, request }, {})],
  ['signing a message', () => signMessage(getLibrary({ request }), ACCOUNT, 'words')],
  [
    'signing a message with the BSC wallet',
    () => signMessage(getLibrary(Object.assign({ request }, { bnbSign: request })), ACCOUNT, 'words'),
  ],
  ['signing typed data', () => getLibrary({ request }).request('eth_signTypedData_v4', [ACCOUNT, '{}'])],
  [
    'connecting',
    () =>
      login(
        { isListening: true } as Connector,
        async () => void (await request()),
        () => true,
      ),
  ],
])('%s sends no wallet request inside another site', async (_attempt, open) => {
  showInside([OTHER])
  await expect(open()).rejects.toThrow(FramedError)
  expect(request).not.toHaveBeenCalled()
})
