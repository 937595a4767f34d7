import { Visitor, type ESTree } from 'vite'
import { isSource } from './place.ts'
import { ruleForEachFile, violationAt, type Rule } from './rule.ts'
import type { SourceFile, SourceTree } from './sourceTree.ts'

const EXTERNAL_STORE = 'src/core/externalStore.ts'

const isCallbackType = (type: ESTree.TSType | undefined): boolean =>
  type?.type === 'TSFunctionType' && type.params.length === 0

/** Returns whether a loop calls its own variable without arguments, as a notifier calls its listeners. */
function callsEach({ left, body }: ESTree.ForOfStatement): boolean {
  if (left.type !== 'VariableDeclaration') return false
  const name = left.declarations[0]?.id
  let isCalled = false
  new Visitor({
    CallExpression({ callee, arguments: passed }) {
      if (name?.type !== 'Identifier' || callee.type !== 'Identifier') return
      if (callee.name === name.name && passed.length === 0) isCalled = true
    },
  }).visit(body as unknown as ESTree.Program)
  return isCalled
}

const oneNotifier = ruleForEachFile(
  {
    name: 'state outside Redux is in an external store (core/externalStore)',
    remedy: 'use createExternalStore in place of a set of listeners; state of the product belongs in a slice',
  },
  (path) => isSource(path) && path !== EXTERNAL_STORE,
  (file) => {
    const found: { start: number; says: string }[] = []
    new Visitor({
      NewExpression({ callee, typeArguments, start }) {
        if (callee.type !== 'Identifier' || callee.name !== 'Set' || !isCallbackType(typeArguments?.params[0])) return
        found.push({ start, says: 'has its own set of listeners' })
      },
      ForOfStatement(loop) {
        if (callsEach(loop)) found.push({ start: loop.start, says: 'notifies listeners itself' })
      },
    }).visit(file.program)
    return found.map(({ start, says }) => violationAt(file, start, says))
  },
)

const STORE_HOOKS = 'src/state/storeHooks.ts'
const UNTYPED_HOOKS: ReadonlySet<string> = new Set(['useSelector', 'useDispatch', 'useStore', 'connect'])

const typedStoreHooks = ruleForEachFile(
  {
    name: 'the store is used through the typed hooks of state/storeHooks',
    remedy: 'use useAppSelector, useAppDispatch or useAppStore, which know the state that the slices declare',
  },
  (path) => path.startsWith('src/') && path !== STORE_HOOKS,
  (file) => {
    const found: { start: number; name: string }[] = []
    new Visitor({
      ImportDeclaration({ source, specifiers }) {
        if (source.value !== 'react-redux') return
        for (const each of specifiers) {
          const name = each.type !== 'ImportSpecifier' || each.imported.type !== 'Identifier' ? '*' : each.imported.name
          if (name === '*' || UNTYPED_HOOKS.has(name)) found.push({ start: each.start, name })
        }
      },
    }).visit(file.program)
    return found.map(({ start, name }) => violationAt(file, start, `imports ${name} of react-redux`))
  },
)

const WATCH_STATE = 'src/state/watchState.ts'

const watchedStore = ruleForEachFile(
  {
    name: 'changes of the store are followed by watchState (state/watchState)',
    remedy: 'use watchState, which calls a function when a selected value has changed',
  },
  (path) => isSource(path) && path !== EXTERNAL_STORE,
  (file) => {
    const found: { start: number; says: string }[] = []
    new Visitor({
      MemberExpression({ object, property, start }) {
        if (object.type !== 'Identifier' || !/^(?:\w+S|s)tore$/.test(object.name)) return
        if (property.type === 'Identifier' && property.name === 'subscribe')
          found.push({ start, says: 'subscribes to a store itself' })
      },
      TSMethodSignature({ key, start }) {
        if (key.type === 'Identifier' && key.name === 'subscribe')
          found.push({ start, says: 'declares a store of its own' })
      },
    }).visit(file.program)
    return found.map(({ start, says }) => violationAt(file, start, says))
  },
)

/** Parts for watchState, whose listeners need nothing that the build leaves out. */
const LISTENER_PARTS: ReadonlySet<string> = new Set(['addListener', 'createListenerMiddleware'])
/** What is used of Redux Toolkit. The build leaves out other parts of it (scripts/build/leanToolkit.ts). */
const TOOLKIT_PARTS: ReadonlySet<string> = new Set([
  ...['combineReducers', 'configureStore', 'createAction', 'createSelector', 'createSlice', 'nanoid'],
])
/** Options of createSlice that the build leaves out. */
const SLICE_OPTIONS: ReadonlySet<string> = new Set(['selectors', 'reducerPath'])

const leanToolkit = ruleForEachFile(
  {
    name: 'only the parts of Redux Toolkit that are in the build are used',
    remedy: 'use a part that TOOLKIT_PARTS lists; for another one, change scripts/build/leanToolkit.ts and this list',
  },
  isSource,
  (file) => {
    const found: { start: number; says: string }[] = []
    new Visitor({
      ImportDeclaration({ source, specifiers, importKind }) {
        if (source.value !== '@reduxjs/toolkit' || importKind === 'type') return
        for (const each of specifiers) {
          if (each.type === 'ImportSpecifier' && each.importKind === 'type') continue
          const name = each.type !== 'ImportSpecifier' || each.imported.type !== 'Identifier' ? '*' : each.imported.name
          if (!TOOLKIT_PARTS.has(name) && !(LISTENER_PARTS.has(name) && file.path === WATCH_STATE))
            found.push({ start: each.start, says: `imports ${name} of Redux Toolkit` })
        }
      },
      CallExpression({ callee, arguments: [options] }) {
        if (callee.type !== 'Identifier' || callee.name !== 'createSlice') return
        if (options?.type !== 'ObjectExpression') return
        for (const each of options.properties) {
          if (each.type !== 'Property' || each.key.type !== 'Identifier') continue
          const { name } = each.key
          const isLeftOut = SLICE_OPTIONS.has(name) || (name === 'reducers' && each.value.type !== 'ObjectExpression')
          if (isLeftOut) found.push({ start: each.start, says: `gives createSlice the option ${name}` })
        }
      },
    }).visit(file.program)
    return found.map(({ start, says }) => violationAt(file, start, says))
  },
)

/** Returns the name of the part of the state that a selector returns whole: `user` for `(state) => state.user`. */
function wholePart({ params, body }: ESTree.ArrowFunctionExpression): string | null {
  const [state] = params
  if (params.length !== 1 || state === undefined) return null
  if (state.type === 'Identifier') {
    if (body.type === 'Identifier' && body.name === state.name) return 'the state'
    if (body.type !== 'MemberExpression' || body.object.type !== 'Identifier' || body.computed) return null
    return body.object.name === state.name && body.property.type === 'Identifier' ? body.property.name : null
  }
  if (state.type !== 'ObjectPattern' || body.type !== 'Identifier') return null
  const isWhole = state.properties.some(
    (each) => each.type === 'Property' && each.value.type === 'Identifier' && each.value.name === body.name,
  )
  return isWhole ? body.name : null
}

/** Returns the names of all selectors in the tree that return a whole slice. */
function wholeSelectors(tree: SourceTree): ReadonlySet<string> {
  const names = new Set<string>()
  for (const { path, program } of tree.values()) {
    if (!path.endsWith('.slice.ts')) continue
    new Visitor({
      VariableDeclarator({ id, init }) {
        if (id.type !== 'Identifier' || init?.type !== 'ArrowFunctionExpression') return
        if (wholePart(init) !== null) names.add(id.name)
      },
    }).visit(program)
  }
  return names
}

function wideSelections(file: SourceFile, whole: ReadonlySet<string>): { start: number; says: string }[] {
  const found: { start: number; says: string }[] = []
  /** Inline selectors, each with the name of its state. */
  const inline: { start: number; end: number; state: string }[] = []
  new Visitor({
    CallExpression({ callee, arguments: [selector], start }) {
      if (callee.type !== 'Identifier' || callee.name !== 'useAppSelector') return
      if (selector?.type === 'Identifier' && whole.has(selector.name))
        found.push({ start, says: 'selects a whole slice' })
      if (selector?.type !== 'ArrowFunctionExpression') return
      const [state] = selector.params
      if (state?.type === 'ObjectPattern' || wholePart(selector) !== null)
        found.push({ start, says: 'reads a slice itself' })
      else if (state?.type === 'Identifier') inline.push({ start, end: selector.end, state: state.name })
    },
    MemberExpression({ object, start }) {
      const isState = ({ state, ...range }: (typeof inline)[number]) =>
        object.type === 'Identifier' && object.name === state && start > range.start && start < range.end
      if (inline.some(isState)) found.push({ start, says: 'reads a slice itself' })
    },
    VariableDeclarator({ id, init, start }) {
      if (id.type !== 'ObjectPattern' || init?.type !== 'CallExpression') return
      if (init.callee.type !== 'Identifier' || init.callee.name !== 'useAppSelector') return
      found.push({ start, says: 'selects more than it names' })
    },
  }).visit(file.program)
  return found
}

const narrowSelectors: Rule = {
  name: 'a component selects single values, by the selectors of their slices',
  remedy: 'select each value that is shown with a selector of its own, so that no other value renders the component',
  check(tree) {
    const whole = wholeSelectors(tree)
    return [...tree.values()]
      .filter(({ path }) => isSource(path))
      .flatMap((file) => wideSelections(file, whole).map(({ start, says }) => violationAt(file, start, says)))
  },
}

export const stateRules: readonly Rule[] = [oneNotifier, typedStoreHooks, watchedStore, leanToolkit, narrowSelectors]
