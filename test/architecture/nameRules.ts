import { roleOf } from './place.ts'
import { ruleForEachFile, type Rule } from './rule.ts'

const ROLES: ReadonlySet<string> = new Set([
  '',
  'slice',
  'chain',
  'rules',
  'updater',
  'styles',
  'messages',
  'test',
  'd',
])
const VAGUE = /^(helpers?|utils?|common|misc|types?|constants?)$|[a-z](Helpers?|Utils?|Common|Misc|Types|Constants)$/

const closedRoles = ruleForEachFile(
  {
    name: 'roles are a closed list: slice chain rules updater styles messages test',
    remedy: 'name the file for what it is about, with one of the roles or none',
  },
  (path) => path.startsWith('src/'),
  ({ path }) => {
    const unknown = roleOf(path)
      .split('.')
      .filter((role) => !ROLES.has(role))
    return unknown.map((role) => ({ file: path, line: 1, found: `has the role ${role}` }))
  },
)

const noVagueNames = ruleForEachFile(
  {
    name: 'no helpers, utils, common, misc, types or constants',
    remedy:
      'a function lives with the thing it is about, a type beside what makes it, a constant in the rules of its area',
  },
  (path) => /^(src|devnet|scripts|test)\//.test(path),
  ({ path }) => {
    const vague = path
      .split('/')
      .map((part) => part.split('.')[0] ?? '')
      .filter((name) => VAGUE.test(name))
    return vague.map((name) => ({ file: path, line: 1, found: `is called ${name}` }))
  },
)

export const nameRules: readonly Rule[] = [closedRoles, noVagueNames]
