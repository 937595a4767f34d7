import type { CDPSession, Page } from '@playwright/test'
import { expect } from './expect.ts'

interface Value {
  value?: unknown
}
interface AxNode {
  ignored: boolean
  role?: Value
  name?: Value
  value?: Value
  description?: Value
  properties?: { name: string; value: Value }[]
}

/** The accessibility tree's data about the focused element. */
interface FocusedElement {
  role: string
  name: string
  words: string
  /** The name of the enclosing dialog; empty outside of one. */
  dialog: string
}

const STATES: Readonly<Record<string, (value: unknown) => string | null>> = {
  disabled: (value) => (value === true ? 'unavailable' : null),
  expanded: (value) => (value === true ? 'expanded' : 'collapsed'),
  checked: (value) => (value === 'true' ? 'checked' : 'not checked'),
  pressed: (value) => (value === 'true' ? 'pressed' : 'not pressed'),
  selected: (value) => (value === true ? 'selected' : null),
  invalid: (value) => (value === 'true' ? 'invalid' : null),
  busy: (value) => (value === true || value === 1 ? 'busy' : null),
}

const textOf = (value: Value | undefined): string => {
  const text = value?.value
  return typeof text === 'string' || typeof text === 'number' ? String(text).trim() : ''
}

/** Formats a node as a screen reader announces it: role, name, value, states, description. */
function wordsOf({ role, name, value, description, properties = [] }: AxNode): string {
  const states = properties.flatMap((it) => STATES[it.name]?.(it.value.value) ?? [])
  const valueText = textOf(value) === '' ? [] : [`"${textOf(value)}"`]
  // Screen readers leave out a description that only repeats the name.
  const about = textOf(description) === textOf(name) ? '' : textOf(description)
  return [textOf(role), `"${textOf(name)}"`, ...valueText, ...states, ...(about ? [`— ${about}`] : [])].join(' ')
}

/** Log entry for lost focus: keyboard users then start again at the top of the page. */
export const NO_FOCUS = '(the focus is on nothing)'

const ATTEMPTS = 5

/** Replaces values that differ between runs: addresses, hashes and figures. */
const settled = (text: string): string =>
  text
    .replaceAll(/0x[\da-fA-F]{2,}(\.{3}|…)?[\da-fA-F]*/g, '<address>')
    .replaceAll(/\d[\d.,]*/g, '#')
    .replaceAll(/\s+/g, ' ')

/** Follows the focus and the live regions as a screen reader does, and logs the announcements. */
export class Reader {
  readonly #page: Page
  readonly #session: CDPSession
  readonly #lines: string[] = []
  #last = ''
  #dialog = ''

  private constructor(page: Page, session: CDPSession) {
    this.#page = page
    this.#session = session
  }

  /** Creates a reader for a page; the page must be opened after that. */
  static async create(page: Page): Promise<Reader> {
    await page.addInitScript(() => {
      const announcements: string[] = []
      Object.assign(window, { announcements })
      const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]'
      new MutationObserver((records) => {
        for (const { addedNodes, target } of records) {
          for (const node of addedNodes) {
            const part = node instanceof Element ? node : node.parentElement
            const isRegion = node instanceof Element && node.matches(LIVE)
            const region = target instanceof Element ? target.closest(LIVE) : null
            // A region inserted together with its text is not announced.
            if (region && !isRegion && part?.textContent) announcements.push(part.textContent)
          }
        }
      }).observe(document, { childList: true, subtree: true })
    })
    const session = await page.context().newCDPSession(page)
    await session.send('Accessibility.enable')
    return new Reader(page, session)
  }

  async #nodeOf(expression: string): Promise<AxNode | null> {
    const { result } = await this.#session.send('Runtime.evaluate', { expression })
    const { objectId } = result
    if (objectId === undefined) return null
    const { nodes } = await this.#session.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false })
    return (nodes[0] as AxNode | undefined) ?? null
  }

  /** Returns the focused element, or the active descendant of a list controlled from its field. */
  async focused(): Promise<FocusedElement> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#readFocused()
      } catch (error) {
        // An element replaced during the read is gone; the retry reads its replacement.
        if (attempt === ATTEMPTS) throw error
      }
    }
  }

  async #readFocused(): Promise<FocusedElement> {
    const pointed = `document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')`
    const node = (await this.#nodeOf(pointed)) ?? (await this.#nodeOf('document.activeElement'))
    const dialog = await this.#nodeOf(`document.activeElement?.closest('dialog, [role=dialog]')`)
    if (!node) throw new Error('Nothing has the focus')
    const isLost = await this.#page.evaluate(() => document.activeElement === document.body)
    return {
      role: textOf(node.role),
      name: textOf(node.name),
      words: isLost ? NO_FOCUS : wordsOf(node),
      dialog: dialog ? textOf(dialog.name) : '',
    }
  }

  /** Logs a key and the announcements after it: messages first, then a new dialog, then a moved focus. */
  async note(key: string): Promise<void> {
    this.#lines.push(`> ${key}`)
    await this.logAnnouncements()
  }

  /** Logs the current announcements without a key. */
  async logAnnouncements(): Promise<void> {
    const announcements = await this.#page.evaluate(() =>
      (window as unknown as { announcements: string[] }).announcements.splice(0),
    )
    this.#lines.push(...announcements.map((text) => `  says: ${settled(text)}`))
    const { role, words, dialog } = await this.focused()
    const isEntered = dialog !== this.#dialog && dialog !== '' && role !== 'dialog'
    if (isEntered) this.#lines.push(`  dialog "${settled(dialog)}"`)
    this.#dialog = dialog
    if (words !== this.#last) this.#lines.push(`  ${settled(words)}`)
    this.#last = words
  }

  /** Waits until the page has announced a text; the next key's entry logs it. */
  async expectAnnounced(words: RegExp): Promise<void> {
    const unlogged = () =>
      this.#page.evaluate(() => (window as unknown as { announcements: string[] }).announcements.join('\n'))
    await expect.poll(unlogged).toMatch(words)
  }

  /** Waits until the focus is in a dialog of that name, or outside all dialogs if the name is empty. */
  async expectFocusIn(dialog: string): Promise<void> {
    const place = async () => {
      const { words, dialog: entered } = await this.focused()
      return words === NO_FOCUS ? NO_FOCUS : entered
    }
    await expect.poll(place).toBe(dialog)
  }

  /** Returns the log: the keys, and the announcements after each, one a line. */
  get log(): string {
    return `${this.#lines.join('\n')}\n`
  }
}
