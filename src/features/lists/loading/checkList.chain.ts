import { getAddress } from 'ethers'
import { validateList, validateTokens, type Validate } from 'virtual:list-validator'
import { deployment } from '../../../core/deployment'
import { visibleText } from '../../../core/visibleText'
import type { ListToken, TokenList } from '../tokenList'
import { LOGO_CHARACTERS, MOST_DECIMALS, MOST_TOKENS, REASONS_TOLD, TOKENS_PER_SLICE } from './limits.rules'

/** A list as hosts send it, once it keeps to the schema. */
interface RawList extends Omit<TokenList, 'tokens'> {
  tokens: ListToken[]
}

/** Throws what a check finds; `placed` puts the place of a find into the whole list. */
function refuse(validate: Validate, document: unknown, placed = (path: string) => path): void {
  if (validate(document)) return
  const told = (validate.errors ?? []).slice(0, REASONS_TOLD)
  const errors = told.map(({ instancePath, message = '' }) => `${placed(instancePath)} ${message}`.trim())
  throw new Error(`Token list failed validation: ${errors.join('; ')}`)
}

const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve)
  })

/** Does work on slices of a long list, with pauses in which the page can draw and answer its person. */
async function inSlices<T, Answer>(
  items: readonly T[],
  work: (slice: T[], first: number) => Answer[],
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let first = 0; first < items.length; first += TOKENS_PER_SLICE) {
    if (first > 0) await pause()
    answers.push(...work(items.slice(first, first + TOKENS_PER_SLICE), first))
  }
  return answers
}

const tokensIn = (document: unknown): unknown =>
  typeof document === 'object' && document !== null && 'tokens' in document ? document.tokens : undefined

/** Answers a document that keeps to the schema. Its tokens are looked at after all else, and slice by slice. */
async function valid(document: unknown): Promise<RawList> {
  const tokens = tokensIn(document)
  const isLong = Array.isArray(tokens) && tokens.length > TOKENS_PER_SLICE && tokens.length <= MOST_TOKENS
  if (!isLong) {
    const isTooLong = Array.isArray(tokens) && tokens.length > MOST_TOKENS
    // A list that is too long is refused before anything in it is looked at.
    if (isTooLong) throw new Error(`Token list failed validation: /tokens must NOT have more than ${MOST_TOKENS} items`)
    refuse(validateList, document)
    return document as RawList
  }
  refuse(validateList, { ...(document as RawList), tokens: tokens.slice(0, 1) })
  await inSlices(tokens, (slice, first) => {
    refuse(validateTokens, slice, (path) =>
      path.replace(/^\/(\d+)/, (_, at: string) => `/tokens/${first + Number(at)}`),
    )
    return []
  })
  return document as RawList
}

/** Answers an address with its checksum; null when it is written with a wrong one, as a mistyped address is. */
function checksummedOrNull(address: string): string | null {
  try {
    return getAddress(address)
  } catch {
    return null
  }
}

const isUsable = (logoURI: string | undefined): logoURI is string =>
  logoURI !== undefined && logoURI.length <= LOGO_CHARACTERS && /^(https|ipfs):\/\//i.test(logoURI)

function cleaned(token: ListToken): ListToken[] {
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

function refuseDuplicates(tokens: readonly ListToken[]): void {
  const seen = new Set(tokens.map(({ chainId, address }) => `${chainId} ${address.toLowerCase()}`))
  if (seen.size !== tokens.length) throw new Error('Duplicate tokens.')
}

/**
 * Answers a document as a token list, with only the tokens that can be used here: of this chain, with a right checksum, a
 * symbol that can be seen and a sane number of decimals; texts lose what is hidden in them. Throws "Token list failed
 * validation: ..." and "Duplicate tokens." (trading 5).
 */
export async function checkList(document: unknown): Promise<TokenList> {
  const { name, version, timestamp, keywords, tags, logoURI, tokens } = await valid(document)
  refuseDuplicates(tokens)
  const ofThisChain = tokens.filter(({ chainId }) => chainId === deployment.chainId)
  if (ofThisChain.length === 0) throw new Error('Token list failed validation: it has no token of this chain')
  return {
    ...{
      name: visibleText(name),
      version,
      timestamp,
      tokens: await inSlices(ofThisChain, (slice) => slice.flatMap(cleaned)),
    },
    ...(isUsable(logoURI) && { logoURI }),
    ...(keywords && { keywords }),
    ...(tags && { tags }),
  }
}
