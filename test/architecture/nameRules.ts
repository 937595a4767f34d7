import { roleOf } from './place.ts'
import { ruleForEachFile, type Rule } from './rule.ts'

/** Roles of files, as the last part of a name before the extension. */
export const ROLES = ['slice', 'chain', 'rules', 'updater', 'styles', 'messages', 'test'] as const
const KNOWN: ReadonlySet<string> = new Set(['', 'd', ...ROLES])

/** Names that say nothing, alone or at the end of a longer name. */
export const VAGUE_NAMES = ['helpers', 'utils', 'common', 'misc', 'types', 'constants'] as const
const VAGUE = /^(helpers?|utils?|common|misc|types?|constants?)$|[a-z](Helpers?|Utils?|Common|Misc|Types|Constants)$/

/** Ends of names that stand for a role, each with the role to use instead. */
const ROLE_ENDS: readonly (readonly [end: RegExp, role: string])[] = [
  [/(Slice|Reducer)$|^(slice|reducer)$/, 'slice'],
  [/^(?!use|switch).*Chain$|^chain$/, 'chain'],
  [/Rules?$|^rules?$/, 'rules'],
  [/Updaters?$|^updaters?$/, 'updater'],
  [/(Styles?|Looks?|Css)$|^(styles?|looks?|css)$/, 'styles'],
  [/(Messages|Words|Texts)$|^(messages|words|texts)$/, 'messages'],
]

const closedRoles = ruleForEachFile(
  {
    name: `roles are a closed list: ${ROLES.join(' ')}`,
    remedy: 'name the file for what it is about, with one of the roles or none',
  },
  (path) => path.startsWith('src/'),
  ({ path }) => {
    const unknown = roleOf(path)
      .split('.')
      .filter((role) => !KNOWN.has(role))
    return unknown.map((role) => ({ file: path, line: 1, found: `has the role ${role}` }))
  },
)

const rolesAreParts = ruleForEachFile(
  {
    name: 'a role is the last part of the name: swap.slice.ts, never swapSlice.ts',
    remedy: 'write the role after a dot, or name the file for what it returns',
  },
  (path) => /^src\/(features|chain|market|core|ui)\/.*\.ts$/.test(path),
  ({ path }) => {
    const [name = ''] = (path.split('/').at(-1) ?? '').split('.')
    const [end, role] = ROLE_ENDS.find(([ending]) => ending.test(name)) ?? []
    if (!end || /^use[A-Z]/.test(name)) return []
    const stem = name.replace(/[A-Z][a-z]*$/, '')
    return [{ file: path, line: 1, found: `is called ${name}, not ${stem === name ? '*' : stem}.${role}` }]
  },
)

const noVagueNames = ruleForEachFile(
  {
    name: 'no helpers, utils, common, misc, types or constants',
    remedy:
      'a function lives with the thing it is about, a type beside what makes it, a constant in the rules of its area',
  },
  (path) => /^(src|devnet|scripts|services|test)\//.test(path),
  ({ path }) => {
    const vague = path
      .split('/')
      .map((part) => part.split('.')[0] ?? '')
      .filter((name) => VAGUE.test(name))
    return vague.map((name) => ({ file: path, line: 1, found: `is called ${name}` }))
  },
)

export const nameRules: readonly Rule[] = [closedRoles, rolesAreParts, noVagueNames]
