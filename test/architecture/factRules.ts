import { Visitor, type ESTree } from 'vite'
import { isShowcase, isSource, placeOf } from './place.ts'
import { ruleForEachFile, violationAt, type Rule } from './rule.ts'
import type { SourceFile, SourceTree } from './sourceTree.ts'

/** Chain ids of deployments, as numbers and as JSON-RPC writes them. */
const CHAIN_IDS: ReadonlySet<unknown> = new Set([56, 97, 31337, '56', '97', '31337', '0x38', '0x61', '0x7a69'])
const URL_TEXT = /\b(https?|wss?):\/\/[\w[]/i
/** Namespaces of XML look like URLs but are never fetched. */
const XML_NAME = 'http://www.w3.org/'
const ADDRESS_TEXT = /0x(?!0{40})[0-9a-f]{40}(?![0-9a-f])/i
/** A number with a unit in its name is not a chain id. */
const WITH_UNIT = /(px|ms|bps|percent|seconds|minutes|hours|days|blocks|lines|digits|length|size|width|height)$/i

function nameOf(node: ESTree.Node | null): string {
  if (node?.type === 'Identifier' || node?.type === 'JSXIdentifier') return node.name
  return node?.type === 'Literal' ? String(node.value) : ''
}

function excusedNumbers(program: ESTree.Program): ReadonlySet<number> {
  const excused = new Set<number>()
  const excuse = (name: string, value: ESTree.Node | null) => {
    if (value?.type === 'Literal' && WITH_UNIT.test(name)) excused.add(value.start)
  }
  new Visitor({
    VariableDeclarator: ({ id, init }) => excuse(nameOf(id), init),
    Property: ({ key, value }) => excuse(nameOf(key), value),
    AssignmentPattern: ({ left, right }) => excuse(nameOf(left), right),
    JSXAttribute: ({ name, value }) =>
      excuse(nameOf(name), value?.type === 'JSXExpressionContainer' ? value.expression : value),
  }).visit(program)
  return excused
}

function textsOf({ program }: SourceFile): { text: string; start: number }[] {
  const texts: { text: string; start: number }[] = []
  const add = (text: string, start: number) => texts.push({ text, start })
  new Visitor({
    Literal: ({ value, start }) => (typeof value === 'string' ? add(value, start) : 0),
    TemplateElement: ({ value, start }) => add(value.raw, start),
    JSXText: ({ value, start }) => add(value, start),
  }).visit(program)
  return texts
}

const about = {
  remedy: 'put facts of a deployment into deployments/ and read them through src/deployment',
}

function textRule(name: string, isFact: (text: string) => boolean): Rule {
  return ruleForEachFile({ ...about, name }, isSource, (file) =>
    textsOf(file)
      .filter(({ text }) => isFact(text))
      .map(({ text, start }) => violationAt(file, start, `says ${text.trim().slice(0, 60)}`)),
  )
}

const noRouteInUi = ruleForEachFile(
  {
    name: 'no route in src/ui',
    remedy: 'take the path as a prop; routes are declared by the areas and by src/app',
  },
  (path) => isSource(path) && placeOf(path)?.layer === 'ui' && !isShowcase(path),
  (file) =>
    textsOf(file)
      .filter(({ text }) => /^\/[a-z]/.test(text))
      .map(({ text, start }) => violationAt(file, start, `says ${text}`)),
)

const noUrl = textRule('no URL in src', (text) => URL_TEXT.test(text) && !text.startsWith(XML_NAME))
const noAddress = textRule('no address in src', (text) => ADDRESS_TEXT.test(text))

const noChainId: Rule = ruleForEachFile({ ...about, name: 'no chain id in src' }, isSource, (file) => {
  const excused = excusedNumbers(file.program)
  const found: { start: number; raw: string }[] = []
  new Visitor({
    Literal: ({ value, raw, start }) => {
      if (CHAIN_IDS.has(value) && !excused.has(start)) found.push({ start, raw: raw ?? String(value) })
    },
  }).visit(file.program)
  return found.map(({ start, raw }) =>
    violationAt(file, start, `says ${raw}; give a number that is no chain id a name with its unit (ROW_PX)`),
  )
})

const oneReader: Rule = {
  ...about,
  name: 'files of a deployment are read in src/deployment only',
  check: (tree: SourceTree) =>
    [...tree.values()]
      .filter(({ path }) => path.startsWith('src/') && !path.startsWith('src/deployment/'))
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ specifier }) => specifier.startsWith('#deployment/'))
          .map(({ specifier, line }) => ({ file: path, line, found: `imports ${specifier}` })),
      ),
}

export const factRules: readonly Rule[] = [noRouteInUi, noUrl, noAddress, noChainId, oneReader]
