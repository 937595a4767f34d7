import { EventFragment, FunctionFragment } from 'ethers'
import { parseSync, type Plugin, Visitor } from 'vite'
import { selectorOf, topicOf } from '../../src/chain/contracts/signatures.ts'

interface Folder {
  fold(signature: string): string
  /** Returns the canonical form; throws for a signature of unknown types. */
  canonical(signature: string): string
}

const FOLDERS: Readonly<Record<string, Folder>> = {
  selectorOf: { fold: selectorOf, canonical: (text) => FunctionFragment.from(`function ${text}`).format('sighash') },
  topicOf: { fold: topicOf, canonical: (text) => EventFragment.from(`event ${text}`).format('sighash') },
}

/** Returns the value of a signature; throws unless it is in canonical form, because any other text has another hash. */
function foldedValue(name: string, signature: string): string {
  const folder = FOLDERS[name]
  if (!folder) throw new Error(`${name} is not a function of a signature`)
  const canonical = folder.canonical(signature)
  if (canonical !== signature) throw new Error(`the canonical form of ${signature} is ${canonical}`)
  return folder.fold(signature)
}

interface Replacement {
  start: number
  end: number
  text: string
}

function valueOf(name: string, signature: string, at: string): string {
  try {
    return foldedValue(name, signature)
  } catch (error) {
    throw new Error(`${at} has an invalid signature: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

/**
 * Replaces each `selectorOf('…')` and `topicOf('…')` of a module by its value. Throws for a signature that is not
 * canonical. Throws for any other use of both functions too: the value would be computed in the browser.
 */
export function foldSignatures(code: string, path: string): string {
  const { program, errors } = parseSync(path, code)
  if (errors[0]) throw new Error(`${path} cannot be read: ${errors[0].message}`)
  const placeOf = (offset: number) => `${path}:${code.slice(0, offset).split('\n').length}`
  const expected = new Set<number>()
  const used: { name: string; start: number }[] = []
  const replacements: Replacement[] = []
  new Visitor({
    ImportSpecifier: ({ imported, local }) => void expected.add(imported.start).add(local.start),
    Identifier: ({ name, start }) => void (Object.hasOwn(FOLDERS, name) && used.push({ name, start })),
    CallExpression({ callee, arguments: [signature, ...others], start, end }) {
      if (callee.type !== 'Identifier' || !Object.hasOwn(FOLDERS, callee.name)) return
      if (signature?.type !== 'Literal' || typeof signature.value !== 'string' || others.length > 0) return
      expected.add(callee.start)
      replacements.push({ start, end, text: `'${valueOf(callee.name, signature.value, placeOf(start))}'` })
    },
  }).visit(program)
  const unexpected = used.find(({ start }) => !expected.has(start))
  if (unexpected)
    throw new Error(`${placeOf(unexpected.start)} uses ${unexpected.name} other than with one literal signature`)
  return replacements
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: value }) => text.slice(0, start) + value + text.slice(end), code)
}

/**
 * Computes selectors and event topics at build time, in the dev server and in the tests. A page then contains neither
 * the signatures nor the code that hashes them.
 */
export function foldedSignatures(): Plugin {
  return {
    name: 'folded-signatures',
    enforce: 'pre',
    transform: {
      filter: {
        id: { include: /[\\/]src[\\/].*\.tsx?$/, exclude: [/[\\/]contracts[\\/]signatures\.ts$/, /\.test\.tsx?$/] },
        code: /\b(?:selectorOf|topicOf)\b/,
      },
      handler: (code, path) => ({ code: foldSignatures(code, path), map: null }),
    },
  }
}
