import { Visitor, type ESTree } from 'vite'
import { isSource } from './place.ts'
import { ruleForEachFile, violationAt, type Rule } from './rule.ts'

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

export const stateRules: readonly Rule[] = [oneNotifier]
