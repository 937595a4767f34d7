import { ruleForEachFile, violationAt, type Rule, type Violation } from './rule.ts'
import type { SourceFile } from './sourceTree.ts'

/** Folders (or files) whose comments follow the rules below. The list grows until it is the whole repository. */
export const PLAIN_FOLDERS: readonly string[] = [
  'devnet/',
  'playwright.config.ts',
  'scripts/',
  'services/',
  'src/',
  'test/architecture/',
  'test/bench/',
  'test/budget/',
  'test/contracts/',
  'test/devnet/',
  'test/e2e/',
  'test/mutation/',
  'test/unit/',
  'vite.config.ts',
]

/** Words and constructions that treat code as a person or hide the subject, each with words to use instead. */
const BANNED: readonly (readonly [pattern: string, instead: string])[] = [
  ['told|tells', 'reports, receives, sets'],
  ['heard|hears', 'received, returned'],
  ['whoever|whomever|whom|(?:those|he|one|anyone|everyone) who', 'the noun: the caller, the account, the user'],
  ['somebody|everybody|anybody', 'the noun: the user, an account, every caller'],
  ['that which|that what', 'the noun'],
  ['asked (?:once )?again', 'retried'],
  ['(?:is|are|be) let|let be', 'may, is allowed, is unchanged'],
  ['stands|lives|lies', 'is, exists, is declared, denotes'],
  ['leave to (?:take|spend)', 'approval, allowance'],
  ['believed|believes', 'accepted, trusted'],
  ['remembers|remembered|forgets|forgotten', 'stores, stored, clears'],
  ['reckons?|reckoned', 'computes'],
  ['lest', 'so that … not'],
]

/** Quoted code and texts in a comment are not its own words. */
const QUOTED = /`[^`]*`|"[^"\n]*"/g

/** Returns the banned words of a comment's text, each with words to use instead. */
export function bannedWordsIn(comment: string): string[] {
  const own = comment.replaceAll(QUOTED, '')
  return BANNED.flatMap(([pattern, instead]) => {
    const [found] = new RegExp(`\\b(?:${pattern})\\b`, 'i').exec(own) ?? []
    return found === undefined ? [] : [`says "${found}" (instead: ${instead})`]
  })
}

const isPlain = (path: string): boolean => PLAIN_FOLDERS.some((folder) => path.startsWith(folder))

function commentRule(about: Omit<Rule, 'check'>, faultsOf: (comment: SourceFile['comments'][number]) => string[]) {
  return ruleForEachFile(about, isPlain, (file): Violation[] =>
    file.comments.flatMap((comment) => faultsOf(comment).map((found) => violationAt(file, comment.start, found))),
  )
}

const verbFirst = commentRule(
  {
    name: 'no doc comment starts with "Answers"',
    remedy: 'start with what the function does: Returns, Creates, Reads, Sends, Parses, Checks, Renders',
  },
  ({ type, value }) => (type === 'Block' && /^\*[\s*]*Answers\b/.test(value) ? ['starts with "Answers"'] : []),
)

const plainWords = commentRule(
  {
    name: 'comments use the terms of the field, not of persons',
    remedy: 'write subject, verb, object with the field’s terms, and keep the reason, the unit and the clause',
  },
  ({ value }) => bannedWordsIn(value),
)

export const wordRules: readonly Rule[] = [verbFirst, plainWords]
