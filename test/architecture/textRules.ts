import { Visitor, type ESTree } from 'vite'
import { isShowcase, isSource } from './place.ts'
import { violationAt, type Violation } from './rule.ts'
import type { SourceFile, SourceTree } from './sourceTree.ts'

/** Property names that carry a sentence from a rule or a list to the component that displays it. */
const CARRIERS: ReadonlySet<string> = new Set([
  'sentence',
  'advice',
  'title',
  'subtitle',
  'label',
  'text',
  'body',
  'hint',
  'meaning',
  'description',
])
const TRANSLATORS: ReadonlySet<string> = new Set(['t', 'translate'])
/** Functions that display their arguments; callers translate them first. */
const SPEAKERS: ReadonlySet<string> = new Set(['showToast', 'announce'])
const SHOWN_ATTRIBUTES: ReadonlySet<string> = new Set([
  'label',
  'title',
  'subtitle',
  'placeholder',
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'hint',
  'legend',
  'caption',
  'error',
  'tip',
  'about',
  'meaning',
  'busyText',
  'before',
  'after',
])

const LETTER = /\p{L}/u
/** A capitalised word, a space and more: the pattern of English sentences and titles. */
const SENTENCE = /^[A-Z][\p{L}'’]*,? \S|^%\w+%.* \p{L}/u
/** Errors for developers; their texts for users are in the catalogue of failures. */
const TECHNICAL_ERROR = /^\w*Error$/

interface Text {
  text: string
  start: number
}

/** The demo wallet is in English only: its texts in a language file would be in every build. */
const isDemo = (path: string): boolean => path.includes('/demo/')
const isShown = (path: string): boolean =>
  isSource(path) && !isShowcase(path) && !isDemo(path) && !path.startsWith('src/i18n/')

/** Returns the parts of an expression that can become its value, alone or together. */
function partsOf(node: ESTree.Node): readonly ESTree.Node[] {
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate]
  if (node.type === 'LogicalExpression') return node.operator === '&&' ? [node.right] : [node.left, node.right]
  if (node.type === 'BinaryExpression') return node.operator === '+' ? [node.left, node.right] : []
  if (node.type === 'TemplateLiteral') return [...node.quasis, ...node.expressions]
  const isWrapping =
    node.type === 'JSXExpressionContainer' ||
    node.type === 'ParenthesizedExpression' ||
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression'
  return isWrapping ? [node.expression] : []
}

/** Returns the literal texts that an expression can evaluate to: of 'a', x ? 'a' : 'b', x && 'a', `a`. */
function textsIn(node: ESTree.Node | null | undefined): Text[] {
  if (!node) return []
  const { start } = node
  if (node.type === 'Literal') return typeof node.value === 'string' ? [{ text: node.value, start }] : []
  if (node.type === 'JSXText') return [{ text: node.value, start }]
  if (node.type === 'TemplateElement') return [{ text: node.value.cooked ?? node.value.raw, start }]
  return partsOf(node).flatMap(textsIn)
}

const nameOf = (node: ESTree.Node): string =>
  node.type === 'Identifier' || node.type === 'JSXIdentifier'
    ? node.name
    : node.type === 'Literal' && typeof node.value === 'string'
      ? node.value
      : ''

/** Returns texts outside t() that look like sentences: in tables, in return values, in unions of literals. */
function looseSentences({ program }: SourceFile): Text[] {
  const found: Text[] = []
  const technical = new Set<number>()
  const skip = (node: ESTree.Node | null | undefined) => {
    for (const { start } of textsIn(node)) technical.add(start)
  }
  new Visitor({
    NewExpression({ callee, arguments: given }) {
      if (TECHNICAL_ERROR.test(nameOf(callee))) given.forEach(skip)
    },
    CallExpression({ callee, arguments: given }) {
      // An error class passes its own message to super(); styled-components reads CSS.
      if (callee.type === 'Super') given.forEach(skip)
    },
    JSXAttribute: ({ value }) => skip(value),
    ImportDeclaration: ({ source }) => skip(source),
    Literal: (node) => found.push(...textsIn(node)),
  }).visit(program)
  return found.filter(({ text, start }) => SENTENCE.test(text) && !technical.has(start))
}

function keysOfFile(file: SourceFile): Text[] {
  const found: Text[] = looseSentences(file)
  new Visitor({
    CallExpression({ callee, arguments: [sentence] }) {
      if (TRANSLATORS.has(nameOf(callee))) found.push(...textsIn(sentence))
    },
    Property({ key, value }) {
      if (CARRIERS.has(nameOf(key))) found.push(...textsIn(value).filter(({ text }) => /^[A-Z%]/.test(text)))
    },
  }).visit(file.program)
  return found.filter(({ text }) => LETTER.test(text)).toSorted((one, other) => one.start - other.start)
}

/** Returns every English sentence that src can display, with its first place. */
export function keysOf(tree: SourceTree): Map<string, string> {
  const keys = new Map<string, string>()
  for (const file of tree.values()) {
    if (!isShown(file.path)) continue
    for (const { text, start } of keysOfFile(file)) {
      const { line } = violationAt(file, start, '')
      if (!keys.has(text)) keys.set(text, `${file.path}:${line}`)
    }
  }
  return keys
}

function untranslatedIn(file: SourceFile): Violation[] {
  const found: { text: Text; where: string }[] = []
  const add = (texts: Text[], where: string) => {
    for (const text of texts) if (LETTER.test(text.text)) found.push({ text, where })
  }
  const addChildren = ({ children }: { children: readonly ESTree.Node[] }) => add(children.flatMap(textsIn), 'shows')
  new Visitor({
    JSXElement: addChildren,
    JSXFragment: addChildren,
    JSXAttribute({ name, value }) {
      if (SHOWN_ATTRIBUTES.has(nameOf(name))) add(textsIn(value), `gives ${nameOf(name)}`)
    },
    AssignmentPattern({ left, right }) {
      if (SHOWN_ATTRIBUTES.has(nameOf(left))) add(textsIn(right), `defaults ${nameOf(left)}`)
    },
    CallExpression({ callee, arguments: given }) {
      const caller = nameOf(callee)
      if (TRANSLATORS.has(caller) && given[0]?.type === 'TemplateLiteral' && given[0].expressions.length > 0) {
        found.push({ text: { text: file.text.slice(given[0].start, given[0].end), start: given[0].start }, where: 't' })
      }
      if (!SPEAKERS.has(caller)) return
      const [content] = given
      if (content?.type !== 'ObjectExpression') return add(textsIn(content), caller)
      for (const property of content.properties) {
        if (property.type === 'Property' && nameOf(property.key) !== 'kind') add(textsIn(property.value), caller)
      }
    },
  }).visit(file.program)
  return found.map(({ text, where }) => violationAt(file, text.start, `${where}: ${text.text.trim().slice(0, 80)}`))
}

/** Returns the places in src that display a text without translating it. */
export function untranslated(tree: SourceTree): Violation[] {
  return [...tree.values()].filter(({ path }) => isShown(path)).flatMap(untranslatedIn)
}

/** Content of a language file. */
export type LocaleFile = Readonly<Record<string, string | Readonly<Record<string, string>>>>

/** Separates the English plural forms of a key, as in src/i18n. */
const BETWEEN_FORMS = ' || '

const placeholdersIn = (text: string): string[] =>
  [...new Set(text.match(/%\w+%/g))].toSorted((one, other) => one.localeCompare(other))

function placeholderBreak(key: string, form: string, category: string): string | null {
  // "One token", "two tokens": a form for exactly one count may write the number as a word.
  const isOptional = (name: string) => name === '%count%' && category !== '' && category !== 'other'
  const known = placeholdersIn(key)
  const said = placeholdersIn(form)
  const lost = known.filter((name) => !said.includes(name) && !isOptional(name))
  const strange = said.filter((name) => !known.includes(name))
  if (lost.length > 0) return `loses ${lost.join(' ')}`
  return strange.length > 0 ? `has ${strange.join(' ')}, which its key has not` : null
}

function formBreaks(key: string, form: string, category: string): string[] {
  const breaks: string[] = []
  const placeholders = placeholderBreak(key, form, category)
  if (placeholders) breaks.push(placeholders)
  if (form.trim() === '' || form !== form.trim()) breaks.push('is empty, or begins or ends with a space')
  if (form.includes(BETWEEN_FORMS)) breaks.push('has English forms; a language file gives { one, other }')
  // A name or a term may be identical; an identical sentence is not translated.
  if (form === key && key.replaceAll(/%\w+%/g, '').trim().includes(' ')) breaks.push('is not translated')
  return breaks
}

/** Returns the faults of a translation, given the plural categories of its language. */
export function translationBreaks(key: string, entry: LocaleFile[string], categories: readonly string[]): string[] {
  if (typeof entry === 'string') {
    const needsForms = key.includes(BETWEEN_FORMS) && categories.length > 1
    return [...formBreaks(key, entry, ''), ...(needsForms ? [`needs the forms ${categories.join(' ')}`] : [])]
  }
  const given = Object.keys(entry).toSorted((one, other) => one.localeCompare(other))
  const wanted = categories.toSorted((one, other) => one.localeCompare(other))
  const breaks =
    given.join(' ') === wanted.join(' ') ? [] : [`has the forms ${given.join(' ')}, not ${wanted.join(' ')}`]
  if (!key.includes('%count%')) breaks.push('has forms without a %count% to choose by')
  return [...breaks, ...Object.entries(entry).flatMap(([category, form]) => formBreaks(key, form, category))]
}

/** Returns the missing keys of a language file as JSON to paste into it, with the English text as the value. */
export function missingAsJson(keys: Iterable<string>, file: LocaleFile): string {
  const missing = [...keys].filter((key) => !Object.hasOwn(file, key))
  return missing.length === 0 ? '' : JSON.stringify(Object.fromEntries(missing.map((key) => [key, key])), null, 2)
}
