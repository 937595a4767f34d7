import { readFileSync } from 'node:fs'
import { parseSync, Visitor, type ESTree } from 'vite'
import type { Area } from '../src/core/area.ts'

/** A declared route, as far as scripts need it. */
export interface DeclaredRoute {
  path: string
  title: string
  area: Area | null
  /** Name of the page's module; null while it is not implemented. */
  page: string | null
  /** Folder below src/features; null for a planned area. */
  folder: string | null
}

const app = new URL('../src/app/', import.meta.url)

/** Modules of the app's list that declare areas. */
const AREA_MODULE = /\/area$/

type Value = string | boolean | null | undefined | Value[] | { [key: string]: Value }

/** Returns the module name of the first import() in a node; undefined without one. */
function importedBy(node: ESTree.Node): string | undefined {
  let name: string | undefined
  new Visitor({
    ImportExpression({ source }) {
      if (source.type === 'Literal') name ??= String(source.value).split('/').at(-1)
    },
  }).visit({ type: 'Program', body: [{ type: 'ExpressionStatement', expression: node }] } as ESTree.Program)
  return name
}

/** Returns the value of an expression of literals; a function that imports a module has the module's name as value. */
function valueOf(node: ESTree.Node, constants: ReadonlyMap<string, ESTree.Node>): Value {
  if (node.type === 'Literal') return node.value as Value
  if (node.type === 'Identifier') {
    const constant = constants.get(node.name)
    return constant && valueOf(constant, constants)
  }
  if (node.type === 'ArrowFunctionExpression') return importedBy(node)
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return valueOf(node.expression, constants)
  if (node.type === 'ArrayExpression') return node.elements.map((each) => each && valueOf(each, constants))
  if (node.type !== 'ObjectExpression') return undefined
  const fields = node.properties.map((property): [string, Value][] => {
    if (property.type === 'SpreadElement') return Object.entries(valueOf(property.argument, constants) as object)
    return property.key.type === 'Identifier' ? [[property.key.name, valueOf(property.value, constants)]] : []
  })
  return Object.fromEntries(fields.flat())
}

/** Returns the constants of a module that have a value. */
function constantsOf(program: ESTree.Program): Map<string, ESTree.Node> {
  const statements = program.body.map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
  const declared = statements.flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations : []))
  return new Map(declared.flatMap(({ id, init }) => (id.type === 'Identifier' && init ? [[id.name, init]] : [])))
}

interface Declaration {
  area: Area | null
  routes?: Omit<DeclaredRoute, 'area' | 'folder'>[]
}

/**
 * Returns the routes that the areas declare. Reads the declarations without running them. They import the store, the
 * deployment and, lazily, every page, which a build and a test outside the app cannot load.
 */
function readRoutes(): DeclaredRoute[] {
  const parse = (url: URL) => parseSync(url.pathname, readFileSync(url, 'utf8')).program
  const modules = parse(new URL('areas.ts', app)).body.flatMap((node) =>
    node.type === 'ImportDeclaration' && AREA_MODULE.test(node.source.value) ? [node.source.value] : [],
  )
  return modules.flatMap((module) => {
    const folder = /features\/(\w+)\/area$/.exec(module)?.[1] ?? null
    const constants = constantsOf(parse(new URL(`${module}.ts`, app)))
    const values = [...constants.values()].map((node) => valueOf(node, constants))
    const areas = values.filter((value) => typeof value === 'object' && value !== null && 'area' in value)
    return (areas as unknown as Declaration[]).flatMap(({ area, routes = [] }) =>
      routes.map(({ path, title, page }) => ({ path, title, area, page, folder })),
    )
  })
}

/** All routes of the product, by their declarations. */
export const declaredRoutes: readonly DeclaredRoute[] = readRoutes()
