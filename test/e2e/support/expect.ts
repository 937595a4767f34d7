import { expect as playwrightExpect, type Locator } from '@playwright/test'

// Playwright's assertions about one element describe the whole page for a report each time that they do not find it, and
// try again. These descriptions took a tenth of the time of the journeys. The assertions here wait for the element first.

type Options = { timeout?: number }
type Result = { name: string; pass: boolean; message: () => string }
type Matcher = (this: { isNot: boolean; timeout: number }, locator: Locator, ...args: unknown[]) => Promise<Result>

/** Assertions that need their element, whether negated or not. */
const OF_ELEMENT = [
  'toBeChecked',
  'toBeDisabled',
  'toBeEditable',
  'toBeEnabled',
  'toBeFocused',
  'toContainText',
  'toHaveAccessibleDescription',
  'toHaveAccessibleName',
  'toHaveAttribute',
  'toHaveText',
  'toHaveValue',
] as const

/** Returns the timeout among an assertion's arguments; the default one without it. */
const timeoutIn = (args: readonly unknown[], fallback: number): number =>
  args.map((arg) => (arg as Options | undefined)?.timeout).find((timeout) => timeout !== undefined) ?? fallback

function waitingFirst(name: (typeof OF_ELEMENT)[number]): Matcher {
  return async function (locator, ...args) {
    const { isNot } = this
    // Playwright inverts `pass` of a negated assertion, so the assertion itself is negated here, and `pass` again below.
    const expectations = isNot ? playwrightExpect(locator).not : playwrightExpect(locator)
    const assert = expectations[name] as (...given: unknown[]) => Promise<void>
    try {
      // Texts of a list may be those of no element.
      if (!Array.isArray(args[0])) await locator.waitFor({ state: 'attached', timeout: timeoutIn(args, this.timeout) })
      await assert.call(expectations, ...args)
      return { name, pass: !isNot, message: () => '' }
    } catch (error) {
      return { name, pass: isNot, message: () => String(error) }
    }
  }
}

/** Playwright's `expect`, whose assertions about one element look only for this element. */
export const expect = playwrightExpect.extend({
  ...(Object.fromEntries(OF_ELEMENT.map((name) => [name, waitingFirst(name)])) as object),
  async toBeVisible(locator: Locator, options: Options = {}) {
    const { isNot, timeout } = this
    const result = (isVisible: boolean, reason: string) => ({
      name: 'toBeVisible',
      pass: isVisible,
      message: () => `${String(locator)} is ${isVisible ? '' : 'not '}visible.\n${reason}`,
    })
    try {
      await locator.waitFor({ state: isNot ? 'hidden' : 'visible', timeout: options.timeout ?? timeout })
      return result(!isNot, '')
    } catch (error) {
      return result(isNot, String(error))
    }
  },
})
