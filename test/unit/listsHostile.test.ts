import { getAddress } from 'ethers'
import type { RequestListener, ServerResponse } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadList, storedLocation } from '../../src/features/lists/lists.chain'
import { checkList } from '../../src/features/lists/loading/checkList.chain'
import { fetchFirstJson } from '../../src/features/lists/loading/fetchJson.chain'
import { LIST_BYTES, LIST_TIME_MS } from '../../src/features/lists/loading/limits.rules'
import { addressNumber, sentList, sentToken, startHost } from './support/listHost'

const stops: (() => Promise<void>)[] = []

afterEach(async () => {
  vi.restoreAllMocks()
  for (const stop of stops.splice(0)) await stop()
})

async function hostOf(respond: RequestListener): Promise<string> {
  const { url, stop } = await startHost(respond)
  stops.push(stop)
  return `${url}/list.json`
}

const sending = (body: unknown, type = 'application/json') =>
  hostOf((_, response) => response.writeHead(200, { 'content-type': type }).end(JSON.stringify(body)))

const load = async (list: unknown) => loadList(await sending(list))
const loadTokens = async (...tokens: object[]) => (await load(sentList({ tokens }))).tokens
const failsToDownload = async (url: string) => {
  const outcome = await loadList(url).then(
    () => null,
    (error: Error) => error,
  )
  expect(outcome?.message).toBe(`Failed to download list ${url}`)
  return outcome?.cause instanceof Error ? outcome.cause.message : ''
}

/** Writes pieces until the response is closed; `written` returns the number of bytes. */
function drip(response: ServerResponse, piece: string, pauseMs: number): { written(): number } {
  let written = 0
  const write = () => {
    if (response.destroyed || written > 4 * LIST_BYTES) return
    written += piece.length
    response.write(piece, () => setTimeout(write, pauseMs))
  }
  write()
  return { written: () => written }
}

/** Shortens the timeout of a host, after checking the requested one. */
function hurry(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(LIST_TIME_MS)
    return timeout(100)
  })
}

describe('a host with an abnormal response', () => {
  it('stops reading an endless body at the limit', async () => {
    let sent = { written: () => 0 }
    const url = await hostOf((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      sent = drip(response, ' '.repeat(256_000), 0)
    })
    expect(await failsToDownload(url)).toBe(`It is larger than ${LIST_BYTES} bytes`)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(sent.written()).toBeGreaterThanOrEqual(LIST_BYTES)
    expect(sent.written()).toBeLessThan(2 * LIST_BYTES)
  })

  it('rejects a body of 10 MB, even if it is otherwise a valid list', async () => {
    const url = await hostOf((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(sentList()) + ' '.repeat(10_000_000))
    })
    expect(await failsToDownload(url)).toContain('larger than')
  })

  it('gives up on a host that never responds', async () => {
    hurry()
    expect(await failsToDownload(await hostOf(() => undefined))).toContain('timeout')
  })

  it('gives up on a host that sends a byte now and then', async () => {
    hurry()
    const url = await hostOf((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      drip(response, ' ', 10)
    })
    expect(await failsToDownload(url)).toContain('timeout')
  })

  it.each(['text/html; charset=utf-8', 'image/png', 'application/javascript', 'text/x-json'])(
    'rejects the type %s',
    async (type) => {
      expect(await failsToDownload(await sending(sentList(), type))).toBe(`It is of the type ${type}`)
    },
  )

  it.each(['text/plain', 'application/octet-stream', 'application/vnd.list+json', 'APPLICATION/JSON'])(
    'accepts the type %s',
    async (type) => {
      expect((await loadList(await sending(sentList(), type))).name).toBe('Grains')
    },
  )

  it('rejects a body that is not JSON', async () => {
    const url = await hostOf((_, response) => response.end('<html>Sign in first</html>'))
    expect(await failsToDownload(url)).toContain('JSON')
  })

  it.each([404, 500])('rejects HTTP %i, even with a valid list', async (status) => {
    const url = await hostOf((_, response) => response.writeHead(status).end(JSON.stringify(sentList())))
    expect(await failsToDownload(url)).toBe(`It answers with HTTP ${status}`)
  })

  it('follows a redirect, but not a loop of redirects', async () => {
    const target = await sending(sentList())
    const url = await hostOf((_, response) => response.writeHead(302, { location: target }).end())
    expect((await loadList(url)).tokens.length).toBe(1)
    await failsToDownload(await hostOf((_, response) => response.writeHead(302, { location: '/list.json' }).end()))
  })

  it('rejects a redirect from https to plain http', async () => {
    // No certificate of a test would be trusted, so the response of such a host is created here.
    const respond = new Response(JSON.stringify(sentList()), { headers: { 'content-type': 'application/json' } })
    Object.defineProperty(respond, 'url', { value: 'http://elsewhere.example/list.json' })
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(respond)
    expect(await failsToDownload('https://lists.example/list.json')).toBe('It leads away from https')
  })

  it('requests http locations over https, except on this machine', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'))
    await failsToDownload('http://lists.example/list.json')
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['https://lists.example/list.json'])
  })

  it('sends neither cookies nor a referrer', async () => {
    const headers: (string | undefined)[] = []
    const url = await hostOf((request, response) => {
      headers.push(request.headers.cookie, request.headers.referer)
      response.end(JSON.stringify(sentList()))
    })
    await loadList(url)
    expect(headers).toEqual([undefined, undefined])
  })

  it('requests the next of several gateways when one fails', async () => {
    const [broken, good] = [await hostOf((_, response) => response.writeHead(502).end()), await sending(sentList())]
    expect(await fetchFirstJson([broken, good], 'ipfs://it')).toEqual(sentList())
    await expect(fetchFirstJson([broken, broken], 'ipfs://it')).rejects.toThrow('Failed to download list ipfs://it')
  })
})

describe('a list with abnormal content', () => {
  it('accepts every token of the longest list that the schema allows', async () => {
    const tokens = Array.from({ length: 10_000 }, (_, at) => sentToken({ address: addressNumber(at + 1) }))
    expect((await loadTokens(...tokens)).length).toBe(10_000)
  })

  it('does not block rendering while it validates a long list', async () => {
    const tokens = Array.from({ length: 10_000 }, (_, at) => sentToken({ address: addressNumber(at + 1) }))
    let turns = 0
    const timer = setInterval(() => (turns += 1))
    await checkList(sentList({ tokens }))
    clearInterval(timer)
    expect(turns).toBeGreaterThan(20)
  })

  it('reports a fault far down in a long list with its place, and faults elsewhere first', async () => {
    const tokens = Array.from({ length: 1_000 }, (_, at) => sentToken({ address: addressNumber(at + 1) }))
    const wrong = tokens.with(777, sentToken({ decimals: -1 }))
    await expect(load(sentList({ tokens: wrong }))).rejects.toThrow(
      /^Token list failed validation: \/tokens\/777\/decimals must be >= 0$/,
    )
    await expect(load(sentList({ tokens: wrong, name: '' }))).rejects.toThrow('validation: /name must NOT have fewer')
  })

  it('rejects one token more', async () => {
    const tokens = Array.from({ length: 10_001 }, (_, at) => sentToken({ address: addressNumber(at + 1) }))
    await expect(load(sentList({ tokens }))).rejects.toThrow(
      /^Token list failed validation: \/tokens must NOT have more than 10000 items$/,
    )
  })

  it.each([
    ['no tokens', { tokens: [] }, '/tokens must NOT have fewer than 1 items'],
    ['a name of script', { name: '<script>alert(1)</script>' }, '/name must match pattern'],
    [
      'a token with an unknown field',
      { tokens: [sentToken({ price: 1 })] },
      '/tokens/0 must NOT have additional properties',
    ],
    ['a version that is none', { version: '1.0.0' }, '/version must be object'],
    ['a picture that is no address', { logoURI: 'a b' }, '/logoURI must match format "uri"'],
  ])('%s fails the validation', async (_, more, reason) => {
    await expect(load(sentList(more))).rejects.toThrow(`Token list failed validation: ${reason}`)
  })

  it.each([[[]], [null], ['list'], [7]])('rejects %j as a list', async (body) => {
    await expect(load(body)).rejects.toThrow(/^Token list failed validation: must be object$/)
  })

  it('rejects the key __proto__ as an unknown field', async () => {
    const text = JSON.stringify(sentList()).replace('[{', '[{"__proto__":{"polluted":true},')
    const url = await hostOf((_, response) => response.end(text))
    await expect(loadList(url)).rejects.toThrow('must NOT have additional properties')
    expect('polluted' in {}).toBe(false)
  })

  it('rejects a duplicate token, also in another letter case', async () => {
    const address = '0xcf9c83be89ac927f9d98f0cafb9ed7fdea2fd459'
    const twice = [sentToken({ address }), sentToken({ address: getAddress(address), symbol: 'OAT' })]
    await expect(loadTokens(...twice)).rejects.toThrow(/^Duplicate tokens\.$/)
  })

  it('skips tokens of other chains, and rejects a list of nothing else', async () => {
    const foreign = sentToken({ chainId: 1, address: addressNumber(2) })
    expect((await loadTokens(sentToken(), foreign)).length).toBe(1)
    await expect(loadTokens(foreign)).rejects.toThrow('Token list failed validation: it has no token of this chain')
  })

  it('addresses get their checksum; a token with a wrong checksum is skipped', async () => {
    const right = '0xCF9C83be89ac927F9D98F0CaFB9ED7fDea2fD459'
    const wrong = right.replace('CF9C', 'Cf9c')
    const tokens = await loadTokens(
      sentToken({ address: right.toLowerCase() }),
      sentToken({ address: addressNumber(9) }),
    )
    expect(tokens.map(({ address }) => address)).toEqual([right, addressNumber(9)])
    expect((await loadTokens(sentToken(), sentToken({ address: wrong }))).length).toBe(1)
  })

  it.each([
    ['marks that turn the direction of writing', 'US\u202EDC\u202C', 'USDC'],
    ['controls', 'U\u0007SDC\u007F', 'USDC'],
    ['marks without width', '\u200BUS\u2060DC\u200D', 'USDC'],
    ['private letters', 'USDC\uE000', 'USDC'],
    ['towers of accents', `U${'\u0301'.repeat(9)}`, 'U\u0301\u0301'],
  ])('removes %s from symbols and names', async (_, text, shown) => {
    const [token] = await loadTokens(sentToken({ symbol: text, name: `${text} Coin` }))
    expect([token?.symbol, token?.name]).toEqual([shown, `${shown} Coin`])
  })

  it('skips a token without visible characters in its symbol; the symbol replaces an invisible name', async () => {
    const hidden = sentToken({ symbol: '\u200B\u202E', address: addressNumber(2) })
    const nameless = sentToken({ name: '\u200B', address: addressNumber(3) })
    expect((await loadTokens(hidden, nameless)).map(({ name }) => name)).toEqual(['RYE'])
  })

  it('script in a name stays text', async () => {
    const name = '<img src=x onerror=alert(1)>'
    expect((await loadTokens(sentToken({ name })))[0]?.name).toBe(name)
  })

  it('skips a token whose decimals no amount can be shown with', async () => {
    const tokens = [30, 31, 255].map((decimals, at) => sentToken({ decimals, address: addressNumber(at + 1) }))
    expect((await loadTokens(...tokens)).map(({ decimals }) => decimals)).toEqual([30])
  })

  it.each([
    ['https://lists.example/a.png', true],
    ['ipfs://QmXfzKRvjZz3u5JRgC4v5mGVbm9ahrUiB4DgzHBsnWbTMM', true],
    ['http://lists.example/a.png', false],
    ['javascript:alert(1)', false],
    ['data:image/svg+xml;base64,PHN2Zy8+', false],
    [`https://lists.example/${'a'.repeat(500)}`, false],
  ])('keeps an icon at %s: %s', async (logoURI, isKept) => {
    const list = await load(sentList({ tokens: [sentToken({ logoURI })], logoURI }))
    expect([list.logoURI, list.tokens[0]?.logoURI]).toEqual(isKept ? [logoURI, logoURI] : [undefined, undefined])
  })
})

describe('a location', () => {
  it.each(['ftp://lists.example/a.json', 'javascript:alert(1)', 'lists.example', 'data:application/json,{}', ''])(
    'rejects the protocol of %j',
    async (location) => {
      await expect(loadList(location)).rejects.toThrow(/^Unrecognized list URL protocol\.$/)
    },
  )

  it('by a name is stored in the normal form of the name', async () => {
    expect(await storedLocation('Bakery.ETH/List.json')).toBe('bakery.eth/List.json')
    expect(await storedLocation('https://A.example/List.json')).toBe('https://A.example/List.json')
    await expect(storedLocation('b\u0430kery.eth')).rejects.toThrow('is not a valid name')
  })

  it('by a name without a normal form cannot be resolved', async () => {
    await expect(loadList('a_b.eth')).rejects.toThrow(
      /^Failed to resolve ENS name: "a_b\.eth" is not a valid name: .*underscore/,
    )
  })
})
