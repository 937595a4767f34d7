import { visibleText } from '../../core/visibleText'

/** Proposal that is being written. Days are "2021-07-30" and times "14:15", in the time zone of the browser. */
export interface Draft {
  title: string
  /** Markdown. */
  body: string
  choices: string[]
  startDay: string
  startTime: string
  endDay: string
  endTime: string
}

/** A new draft, with the least number of choices (constants: MINIMUM_CHOICES). */
export const EMPTY_DRAFT: Draft = {
  ...{ title: '', body: '', choices: ['', ''], startDay: '', startTime: '', endDay: '', endTime: '' },
}

/** Lengths in UTF-16 units, as the hub limits them, and numbers of choices (constants: MINIMUM_CHOICES). */
export const DRAFT_LIMITS = { title: 256, body: 20_000, choice: 256, minChoices: 2, maxChoices: 20 } as const

const DAY_S = 86_400
/** Longest voting period, and longest time from publication to the start; the hub refuses more. */
const MAX_PERIOD_S = 180 * DAY_S

export type DraftField = 'title' | 'body' | 'choices' | 'start' | 'end' | 'snapshot'
export type DraftFault =
  | 'required'
  | 'tooLong'
  | 'fewChoices'
  | 'equalChoices'
  | 'invalidDate'
  | 'endBeforeStart'
  | 'endPassed'
  | 'longPeriod'
  | 'lateStart'
  | 'noSnapshot'

/** Characters that the hub refuses: control characters except tab and line ends, and marks that reorder text. */
const HIDDEN = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu

/** Returns the seconds since 1970 of a local day and time; null if they are no valid time. */
export function timeOf(day: string, time: string): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) return null
  const ms = Date.parse(`${day}T${time}:00`)
  return Number.isNaN(ms) ? null : ms / 1_000
}

/** Returns the choices that are published: without empty ones (constants: MINIMUM_CHOICES). */
export const choicesOf = ({ choices }: Pick<Draft, 'choices'>): string[] =>
  choices.map((choice) => visibleText(choice)).filter((choice) => choice !== '')

/** Returns the texts of a draft as they are signed: without characters that a wallet or a page would hide. */
export const textsOf = ({ title, body }: Pick<Draft, 'title' | 'body'>) => ({
  title: visibleText(title),
  body: body.replaceAll(HIDDEN, '').trim(),
})

const normal = (choice: string): string => choice.normalize('NFKC').toLowerCase()

function choicesFault(draft: Draft): DraftFault | null {
  const choices = choicesOf(draft)
  if (choices.length < DRAFT_LIMITS.minChoices) return 'fewChoices'
  if (choices.length > DRAFT_LIMITS.maxChoices || choices.some(({ length }) => length > DRAFT_LIMITS.choice))
    return 'tooLong'
  return new Set(choices.map(normal)).size < choices.length ? 'equalChoices' : null
}

const textFault = (text: string, limit: number): DraftFault | null =>
  text === '' ? 'required' : text.length > limit ? 'tooLong' : null

function dateFault(day: string, time: string): DraftFault | null {
  if (day === '' || time === '') return 'required'
  return timeOf(day, time) === null ? 'invalidDate' : null
}

function endFault(startS: number | null, endS: number | null, nowS: number): DraftFault | null {
  if (endS === null) return null
  // constants: END_BEFORE_START
  if (startS !== null && endS < startS) return 'endBeforeStart'
  if (endS <= nowS) return 'endPassed'
  return startS !== null && endS - startS > MAX_PERIOD_S ? 'longPeriod' : null
}

/** Facts that a draft is validated with. */
export interface DraftFacts {
  nowS: number
  /** First block that the app received; 0 before (constants: SNAPSHOT_ZERO). */
  snapshotBlock: number
}

/** Returns what prevents the publication of a draft, by field (games 5.4). */
export function draftFaults(
  draft: Draft,
  { nowS, snapshotBlock }: DraftFacts,
): Partial<Record<DraftField, DraftFault>> {
  const { title, body } = textsOf(draft)
  const [startS, endS] = [timeOf(draft.startDay, draft.startTime), timeOf(draft.endDay, draft.endTime)]
  const isLate = startS !== null && startS - nowS > MAX_PERIOD_S
  const faults: readonly (readonly [DraftField, DraftFault | null])[] = [
    ['title', textFault(title, DRAFT_LIMITS.title)],
    ['body', textFault(body, DRAFT_LIMITS.body)],
    ['choices', choicesFault(draft)],
    ['start', dateFault(draft.startDay, draft.startTime) ?? (isLate ? 'lateStart' : null)],
    ['end', dateFault(draft.endDay, draft.endTime) ?? endFault(startS, endS, nowS)],
    ['snapshot', snapshotBlock > 0 ? null : 'noSnapshot'],
  ]
  return Object.fromEntries(faults.filter(([, fault]) => fault !== null))
}

/** Returns the choices with one moved by one place; unchanged at an edge. */
export function withMoved(choices: readonly string[], from: number, by: -1 | 1): string[] {
  const moved = [...choices]
  const [choice] = moved.splice(from, 1)
  const to = from + by
  if (choice === undefined || to < 0 || to > moved.length) return [...choices]
  moved.splice(to, 0, choice)
  return moved
}

const isText = (value: unknown, length: number): value is string => typeof value === 'string' && value.length <= length

/** Reads a stored draft of any shape; null if it is none. */
export function readDraft(stored: unknown): Draft | null {
  if (typeof stored !== 'object' || stored === null) return null
  const draft = { ...EMPTY_DRAFT, ...stored }
  const { title, body, choices, startDay, startTime, endDay, endTime } = draft as Readonly<Record<string, unknown>>
  if (!isText(title, 10_000) || !isText(body, 100_000) || !Array.isArray(choices)) return null
  if (choices.length > DRAFT_LIMITS.maxChoices || !choices.every((choice): choice is string => isText(choice, 10_000)))
    return null
  if (!isText(startDay, 10) || !isText(startTime, 5) || !isText(endDay, 10) || !isText(endTime, 5)) return null
  const missing = Math.max(0, DRAFT_LIMITS.minChoices - choices.length)
  return {
    title,
    body,
    choices: [...choices, ...Array<string>(missing).fill('')],
    startDay,
    startTime,
    endDay,
    endTime,
  }
}
