import { Visitor, type ESTree } from 'vite'
import { isSource } from './place.ts'
import { ruleForEachFile, violationAt, type Rule } from './rule.ts'
import type { SourceFile } from './sourceTree.ts'

const CONTRACTS = 'src/chain/contracts/'
const isContract = (path: string): boolean => path.startsWith(CONTRACTS)

interface Text {
  text: string
  start: number
}

function textsOf({ program }: SourceFile): Text[] {
  const texts: Text[] = []
  new Visitor({
    Literal: (node) => {
      const text = 'regex' in node && node.regex ? node.regex.pattern : node.value
      if (typeof text === 'string') texts.push({ text, start: node.start })
    },
    TemplateElement: ({ value, start }) => void texts.push({ text: value.raw, start }),
  }).visit(program)
  return texts
}

/** A selector has 8 hex digits, a topic 64; in a regular expression 0x may be apart from the digits. */
const HASHED = /\b(?:0x)?(?=[0-9a-f]*\d)(?:[0-9a-f]{8}|[0-9a-f]{64})\b/i
const HEX_TEXT = /^0x(?:[0-9a-f]{8}|[0-9a-f]{64})(?![0-9a-f])/i

const noHashedLiteral = ruleForEachFile(
  {
    name: 'selectors and topics are computed from signatures',
    remedy: `state the signature in ${CONTRACTS}<name>: selectorOf('balanceOf(address)'), topicOf('Sync(uint112,uint112)')`,
  },
  isSource,
  (file) =>
    textsOf(file)
      .filter(({ text, start }) => (file.text[start] === '/' ? HASHED : HEX_TEXT).test(text))
      .map(({ text, start }) => violationAt(file, start, `says ${text.slice(0, 40)}`)),
)

/** A fragment of a human-readable ABI. */
const FRAGMENT = /^\s*(?:function|event|error) \w+\(/
const HASHERS: ReadonlySet<string> = new Set(['selectorOf', 'topicOf'])

function importedNames({ program }: SourceFile): { name: string; from: string; start: number }[] {
  return program.body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration' || node.importKind === 'type') return []
    return node.specifiers.flatMap((specifier) =>
      specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
        ? [{ name: specifier.imported.name, from: node.source.value, start: specifier.start }]
        : [],
    )
  })
}

const signaturesInFolders = ruleForEachFile(
  {
    name: 'signatures and ABI fragments are in src/chain/contracts only',
    remedy: `declare the function or event in ${CONTRACTS}<name> and import its typed read, write or decoder`,
  },
  (path) => isSource(path) && !isContract(path),
  (file) => [
    ...textsOf(file)
      .filter(({ text }) => FRAGMENT.test(text))
      .map(({ text, start }) => violationAt(file, start, `says ${text.trim().slice(0, 60)}`)),
    ...importedNames(file)
      .filter(({ name }) => HASHERS.has(name))
      .map(({ name, start }) => violationAt(file, start, `imports ${name}`)),
  ],
)

const ENCODERS: ReadonlySet<string> = new Set([
  'Interface',
  'AbiCoder',
  'FunctionFragment',
  'EventFragment',
  'Contract',
])
const WORDS: ReadonlySet<string> = new Set(['encodeCall', 'wordOf', 'describeCall'])
const METHODS: ReadonlySet<string> = new Set([
  'encodeFunctionData',
  'decodeFunctionData',
  'decodeFunctionResult',
  'encodeFilterTopics',
  'parseLog',
  'parseTransaction',
])
const INTENT_FIELDS = ['contract', 'method', 'args', 'valueRaw']

const fieldsOf = ({ properties }: ESTree.ObjectExpression): string[] =>
  properties.flatMap((property) => {
    if (property.type === 'Property') return property.key.type === 'Identifier' ? [property.key.name] : []
    return property.argument.type === 'ObjectExpression' ? fieldsOf(property.argument) : []
  })

function encodings(file: SourceFile): { found: string; start: number }[] {
  const found = importedNames(file)
    .filter(({ name, from }) => (from === 'ethers' ? ENCODERS : WORDS).has(name))
    .map(({ name, start }) => ({ found: `imports ${name}`, start }))
  new Visitor({
    MemberExpression({ property, start }) {
      if (property.type === 'Identifier' && METHODS.has(property.name)) {
        found.push({ found: `calls ${property.name}`, start })
      }
    },
    ObjectExpression(node) {
      const fields = fieldsOf(node)
      if (INTENT_FIELDS.every((field) => fields.includes(field))) {
        found.push({ found: 'makes an intent by hand', start: node.start })
      }
    },
  }).visit(file.program)
  return found
}

const noOwnEncoding = ruleForEachFile(
  {
    name: 'call data is encoded and decoded in src/chain only',
    remedy: `compose the typed reads and writes of ${CONTRACTS}<name>`,
  },
  (path) => isSource(path) && !path.startsWith('src/chain/'),
  (file) => encodings(file).map(({ found, start }) => violationAt(file, start, found)),
)

/** Files of no single contract: descriptions of calls, words, events and errors, and the hashing of signatures. */
const SHARED: ReadonlySet<string> = new Set(['call', 'codec', 'event', 'packedHash', 'signatures', 'solidityError'])

const oneFolderAContract = ruleForEachFile(
  {
    name: 'each contract has one folder in src/chain/contracts',
    remedy: 'move the file to the folder of its contract: reads.ts, writes.ts, events.ts or a name of its own',
  },
  (path) => isSource(path) && isContract(path),
  ({ path }) => {
    const [name = '', ...inside] = path.slice(CONTRACTS.length).split('/')
    const isPlaced = inside.length === 0 ? SHARED.has(name.replace(/\.ts$/, '')) : inside.length === 1
    return isPlaced ? [] : [{ file: path, line: 1, found: 'is not in the folder of one contract' }]
  },
)

export const contractRules: readonly Rule[] = [noHashedLiteral, signaturesInFolders, noOwnEncoding, oneFolderAContract]
