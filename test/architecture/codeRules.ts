import { Visitor, type ESTree } from 'vite'
import { isSource } from './place.ts'
import { ruleForEachFile, violationAt, type Rule } from './rule.ts'
import type { SourceFile } from './sourceTree.ts'

const everywhere = () => true

const noAny = ruleForEachFile(
  { name: 'no any', remedy: 'say what it is; what comes from outside is unknown until it is checked' },
  everywhere,
  (file) => {
    const found: number[] = []
    new Visitor({ TSAnyKeyword: ({ start }) => found.push(start) }).visit(file.program)
    return found.map((start) => violationAt(file, start, 'says any'))
  },
)

const oneWayToAddress = ruleForEachFile(
  {
    name: 'a text becomes an address in core/address.ts',
    remedy: 'use toAddress or isAddressText, which check its form',
  },
  (path) => isSource(path) && path !== 'src/core/address.ts',
  (file) => {
    const found: number[] = []
    new Visitor({
      TSAsExpression({ typeAnnotation, start }) {
        if (typeAnnotation.type !== 'TSTypeReference' || typeAnnotation.typeName.type !== 'Identifier') return
        if (typeAnnotation.typeName.name === 'Address') found.push(start)
      },
      TSTypePredicate({ typeAnnotation, start }) {
        const type = typeAnnotation?.typeAnnotation
        if (type?.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return
        if (type.typeName.name === 'Address') found.push(start)
      },
    }).visit(file.program)
    return found.map((start) => violationAt(file, start, 'asserts an Address'))
  },
)

const ADDRESS_NAME =
  /^(?:address(?:es)?|account|from|to|contract|owner|spender|sender|recipient|router|pair|token(?:In|Out|A|B)?)$|(?:Address|Account)$/

/** Returns whether a type is a text, also where it is one alternative or the element of a list. */
function isTextType(type: ESTree.TSType): boolean {
  if (type.type === 'TSStringKeyword') return true
  if (type.type === 'TSUnionType') return type.types.some(isTextType)
  if (type.type === 'TSArrayType') return isTextType(type.elementType)
  return type.type === 'TSTypeOperator' && isTextType(type.typeAnnotation)
}

const addressesAreTyped = ruleForEachFile(
  {
    name: 'a field or parameter of chain that is an address has the type Address',
    remedy: 'use Address; what comes from a node, a wallet or storage is unknown until isAddressText has checked it',
  },
  (path) => path.startsWith('src/chain/') && isSource(path),
  (file) => {
    const found: { start: number; name: string }[] = []
    const look = (node: ESTree.Node, annotation: ESTree.TSTypeAnnotation | null | undefined) => {
      if (node.type !== 'Identifier' || !annotation || !ADDRESS_NAME.test(node.name)) return
      if (isTextType(annotation.typeAnnotation)) found.push({ start: node.start, name: node.name })
    }
    new Visitor({
      TSPropertySignature: ({ key, typeAnnotation }) => look(key, typeAnnotation),
      PropertyDefinition: ({ key, typeAnnotation }) => look(key, typeAnnotation),
      Identifier: (node) => look(node, node.typeAnnotation),
    }).visit(file.program)
    return found.map(({ start, name }) => violationAt(file, start, `${name} is a string`))
  },
)

const SILENCED = /@ts-(ignore|nocheck|expect-error)|\b(oxlint|eslint)-disable|(istanbul|v8|c8) ignore/
const PUT_OFF = /\b(TODO|FIXME|XXX|HACK)\b/

function commentRule(about: Omit<Rule, 'check'>, pattern: RegExp): Rule {
  return ruleForEachFile(about, everywhere, (file) =>
    file.comments
      .filter(({ value }) => pattern.test(value))
      .map(({ value, start }) => violationAt(file, start, value.trim().slice(0, 60))),
  )
}

const nothingSilenced = commentRule(
  { name: 'no check is silenced', remedy: 'mend what the check found, or change the rule for everybody' },
  SILENCED,
)
const nothingPutOff = commentRule({ name: 'nothing is put off', remedy: 'do it now, or open an issue' }, PUT_OFF)

const RUNNERS: ReadonlySet<string> = new Set(['test', 'it', 'describe', 'suite', 'bench', 'context'])
const LEFT_OUT: ReadonlySet<string> = new Set(['only', 'skip', 'todo', 'fixme'])
const OLD_FORMS: ReadonlySet<string> = new Set(['xit', 'xdescribe', 'xtest', 'fit', 'fdescribe'])

function rootName(node: ESTree.Expression | ESTree.Super): string {
  if (node.type === 'Identifier') return node.name
  return node.type === 'MemberExpression' ? rootName(node.object) : ''
}

function leftOut(file: SourceFile): { start: number; name: string }[] {
  const found: { start: number; name: string }[] = []
  new Visitor({
    MemberExpression({ object, property, start }) {
      if (property.type !== 'Identifier' || !LEFT_OUT.has(property.name) || !RUNNERS.has(rootName(object))) return
      found.push({ start, name: `${rootName(object)}.${property.name}` })
    },
    CallExpression({ callee, start }) {
      if (callee.type === 'Identifier' && OLD_FORMS.has(callee.name)) found.push({ start, name: callee.name })
    },
  }).visit(file.program)
  return found
}

const everyTestRuns = ruleForEachFile(
  { name: 'every test runs', remedy: 'mend the test or take it out' },
  everywhere,
  (file) => leftOut(file).map(({ start, name }) => violationAt(file, start, `calls ${name}`)),
)

const HOOKS: ReadonlySet<string> = new Set(['before', 'beforeEach', 'after', 'afterEach'])

const ownHooks = ruleForEachFile(
  {
    name: 'hooks of contract tests are inside a describe',
    remedy: 'move the hook into each describe of the file: Mocha runs one outside for the tests of all files',
  },
  (path) => path.startsWith('test/contracts/'),
  ({ program, ...file }) =>
    program.body.flatMap((node) => {
      if (node.type !== 'ExpressionStatement' || node.expression.type !== 'CallExpression') return []
      const { callee } = node.expression
      if (callee.type !== 'Identifier' || !HOOKS.has(callee.name)) return []
      return [violationAt({ program, ...file }, node.start, `calls ${callee.name}`)]
    }),
)

const COMPARES: ReadonlySet<string> = new Set([
  'toBeLessThan',
  'toBeLessThanOrEqual',
  'toBeGreaterThan',
  'toBeGreaterThanOrEqual',
])
/** Expressions and names of measured durations. */
const MEASURED =
  /\bperformance\.now\(|\bcpuUsage\(|\bDate\.now\(\)\s*-|\b(elapsed|took|wall|work|longest)\w*(Ms|Seconds)\b|\bslowness\b/

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || /^test\/(?!bench\/|architecture\/)/.test(path)

const noTimedTests = ruleForEachFile(
  { name: 'no test passes or fails by a duration', remedy: 'count something; measure times in test/bench' },
  isTest,
  (file) => {
    const found: number[] = []
    new Visitor({
      CallExpression({ callee, start, end }) {
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
        if (COMPARES.has(callee.property.name) && MEASURED.test(file.text.slice(start, end))) found.push(start)
      },
    }).visit(file.program)
    return found.map((start) => violationAt(file, start, 'compares a duration'))
  },
)

const CLOCKED = 'test/e2e/support/clockedTest.ts'

const pagesHaveTheTestClock = ruleForEachFile(
  {
    name: 'tests in a browser use the test of clockedTest.ts',
    remedy: `import test from ${CLOCKED}: its pages have the clock of the test process and of the chain`,
  },
  (path) => /^test\/(e2e|budget|bench)\//.test(path) && path !== CLOCKED,
  (file) =>
    file.imports
      .filter(({ specifier, names }) => specifier === '@playwright/test' && names.includes('test'))
      .map(({ line }) => ({ file: file.path, line, found: 'imports test from @playwright/test' })),
)

const EXPECT = 'test/e2e/support/expect.ts'

const journeysExpectInOneWay = ruleForEachFile(
  {
    name: 'journeys and counts use the expect of expect.ts',
    remedy: `import expect from ${EXPECT}: its toBeVisible does not describe the whole page at each look`,
  },
  (path) => /^test\/(e2e|budget)\//.test(path) && path !== EXPECT,
  (file) =>
    file.imports
      .filter(({ specifier, names }) => specifier === '@playwright/test' && names.includes('expect'))
      .map(({ line }) => ({ file: file.path, line, found: 'imports expect from @playwright/test' })),
)

const namedExports = ruleForEachFile(
  {
    name: 'named exports only',
    remedy: 'export it by its name; React.lazy takes then(({ Name }) => ({ default: Name }))',
  },
  isSource,
  (file) => {
    const defaults = file.program.body.filter(
      (node) =>
        node.type === 'ExportDefaultDeclaration' ||
        (node.type === 'ExportNamedDeclaration' &&
          node.specifiers.some(({ exported }) => exported.type === 'Identifier' && exported.name === 'default')),
    )
    return defaults.map(({ start }) => violationAt(file, start, 'has a default export'))
  },
)

const RAW = /(Raw|Wei)$/

const moneyIsNoNumber = ruleForEachFile(
  { name: 'money is never a JavaScript number', remedy: 'use a bigint, or a decimal string where it is stored' },
  isSource,
  (file) => {
    const found: { start: number; name: string }[] = []
    const look = (node: ESTree.Node, annotation: ESTree.TSTypeAnnotation | null | undefined) => {
      if (node.type !== 'Identifier' || !RAW.test(node.name)) return
      if (annotation?.typeAnnotation.type === 'TSNumberKeyword') found.push({ start: node.start, name: node.name })
    }
    new Visitor({
      TSPropertySignature: ({ key, typeAnnotation }) => look(key, typeAnnotation),
      Identifier: (node) => look(node, node.typeAnnotation),
    }).visit(file.program)
    return found.map(({ start, name }) => violationAt(file, start, `${name} is a number`))
  },
)

const EFFECTS: ReadonlySet<string> = new Set(['useEffect', 'useLayoutEffect'])

/** Returns whether an expression calls a method of what a ref holds. */
function callsElement(body: ESTree.Node): boolean {
  const call = body.type === 'ChainExpression' ? body.expression : body
  if (call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return false
  const { object } = call.callee
  return (
    object.type === 'MemberExpression' && object.property.type === 'Identifier' && object.property.name === 'current'
  )
}

const effectsReturnCleanUps = ruleForEachFile(
  {
    name: 'an effect does not return what a method of an element returns',
    remedy: 'write braces: scrolling methods return a promise in newer browsers, and React calls it as the clean-up',
  },
  (path) => path.startsWith('src/'),
  (file) => {
    const found: number[] = []
    new Visitor({
      CallExpression({ callee, arguments: [effect], start }) {
        if (callee.type !== 'Identifier' || !EFFECTS.has(callee.name)) return
        if (effect?.type === 'ArrowFunctionExpression' && callsElement(effect.body)) found.push(start)
      },
    }).visit(file.program)
    return found.map((start) => violationAt(file, start, 'returns the result of a method'))
  },
)

export const codeRules: readonly Rule[] = [
  noAny,
  oneWayToAddress,
  addressesAreTyped,
  nothingSilenced,
  nothingPutOff,
  everyTestRuns,
  ownHooks,
  noTimedTests,
  pagesHaveTheTestClock,
  journeysExpectInOneWay,
  namedExports,
  moneyIsNoNumber,
  effectsReturnCleanUps,
]
