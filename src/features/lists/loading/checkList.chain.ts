import { checksumAddress } from '../../../chain/keccak'
import { validateList, validateTokens, type Validate } from 'virtual:list-validator'
import type { Address } from '../../../core/address'
import { deployment } from '../../../deployment/deployment'
import { MOST_DECIMALS } from '../../../core/amount'
import { visibleText } from '../../../core/visibleText'
import type { ListToken, TokenList } from '../tokenList'
import { MAX_LOGO_CHARACTERS, MAX_TOKENS, MAX_REPORTED_ERRORS, TOKENS_PER_SLICE } from './limits.rules'

/** A list as sent by its host, after schema validation. */
interface RawList extends Omit<TokenList, 'tokens'> {
  tokens: ListToken[]
}

/** Throws the errors of a validation; `pathInList` maps the path of an error to its path in the whole list. */
function validateOrThrow(validate: Validate, document: unknown, pathInList = (path: string) => path): void {
  if (validate(document)) return
  const firstErrors = (validate.errors ?? []).slice(0, MAX_REPORTED_ERRORS)
  const errors = firstErrors.map(({ instancePath, message = '' }) => `${pathInList(instancePath)} ${message}`.trim())
  throw new Error(`Token list failed validation: ${errors.join('; ')}`)
}

const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve)
  })

/** Processes a long list in slices, with pauses in which the page can render and react to input. */
async function inSlices<T, Result>(
  items: readonly T[],
  work: (slice: T[], first: number) => Result[],
): Promise<Result[]> {
  const results: Result[] = []
  for (let first = 0; first < items.length; first += TOKENS_PER_SLICE) {
    if (first > 0) await pause()
    results.push(...work(items.slice(first, first + TOKENS_PER_SLICE), first))
  }
  return results
}

const tokensIn = (document: unknown): unknown =>
  typeof document === 'object' && document !== null && 'tokens' in document ? document.tokens : undefined

/** Validates a document against the schema: everything but its tokens first, then the tokens slice by slice. */
async function validated(document: unknown): Promise<RawList> {
  const tokens = tokensIn(document)
  const isLong = Array.isArray(tokens) && tokens.length > TOKENS_PER_SLICE && tokens.length <= MAX_TOKENS
  if (!isLong) {
    const isTooLong = Array.isArray(tokens) && tokens.length > MAX_TOKENS
    // An oversized list is rejected before its content is validated.
    if (isTooLong) throw new Error(`Token list failed validation: /tokens must NOT have more than ${MAX_TOKENS} items`)
    validateOrThrow(validateList, document)
    return document as RawList
  }
  validateOrThrow(validateList, { ...(document as RawList), tokens: tokens.slice(0, 1) })
  await inSlices(tokens, (slice, first) => {
    validateOrThrow(validateTokens, slice, (path) =>
      path.replace(/^\/(\d+)/, (_, at: string) => `/tokens/${first + Number(at)}`),
    )
    return []
  })
  return document as RawList
}

/** Returns an address with its checksum; null if the given checksum is wrong, as in a mistyped address. */
function checksummedOrNull(address: string): Address | null {
  try {
    return checksumAddress(address)
  } catch {
    return null
  }
}

const isUsable = (logoURI: string | undefined): logoURI is string =>
  logoURI !== undefined && logoURI.length <= MAX_LOGO_CHARACTERS && /^(https|ipfs):\/\//i.test(logoURI)

function sanitised(token: ListToken): ListToken[] {
  const address = checksummedOrNull(token.address)
  const symbol = visibleText(token.symbol)
  const { chainId, decimals, logoURI, tags } = token
  if (!address || !symbol || decimals > MOST_DECIMALS) return []
  return [
    {
      ...{ chainId, address, symbol, name: visibleText(token.name) || symbol, decimals },
      ...(isUsable(logoURI) && { logoURI }),
      ...(tags && { tags }),
    },
  ]
}

function rejectDuplicates(tokens: readonly ListToken[]): void {
  const addresses = new Set(tokens.map(({ chainId, address }) => `${chainId} ${address.toLowerCase()}`))
  if (addresses.size !== tokens.length) throw new Error('Duplicate tokens.')
}

/**
 * Returns a document as a token list with only its usable tokens. Usable is a token of this chain with a valid
 * checksum, a visible symbol and at most 30 decimals. Removes hidden characters from texts. Throws "Token list failed
 * validation: ..." and "Duplicate tokens." (trading 5).
 */
export async function checkList(document: unknown): Promise<TokenList> {
  const { name, version, timestamp, keywords, tags, logoURI, tokens } = await validated(document)
  rejectDuplicates(tokens)
  const ofThisChain = tokens.filter(({ chainId }) => chainId === deployment.chainId)
  if (ofThisChain.length === 0) throw new Error('Token list failed validation: it has no token of this chain')
  return {
    ...{
      name: visibleText(name),
      version,
      timestamp,
      tokens: await inSlices(ofThisChain, (slice) => slice.flatMap(sanitised)),
    },
    ...(isUsable(logoURI) && { logoURI }),
    ...(keywords && { keywords }),
    ...(tags && { tags }),
  }
}
