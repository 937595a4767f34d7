import { expect } from './support/expect.ts'
import { TEST_START_MS } from '../../scripts/clock/clockEnvironment.ts'
import { npmProgram, run } from '../../scripts/program.ts'
import { rpc } from './support/chain.ts'
import { test } from './support/clockedTest.ts'

interface Spec {
  title: string
  ok: boolean
  tests: { results: { errors: { message: string }[]; attachments: { name: string; body?: string }[] }[] }[]
}

/** Runs the provoked faults as separate journeys, and returns the error messages and attachments of each by title. */
async function failuresByTitle(): Promise<Map<string, string>> {
  const { PLAYWRIGHT_JSON_OUTPUT_FILE: _file, FORCE_COLOR: _colour, ...inherited } = process.env
  const { output } = await run(
    npmProgram('playwright'),
    ['test', '--config', 'test/e2e/provoked/playwright.config.ts', '--reporter=json'],
    { environment: { ...inherited, NO_COLOR: '1' } },
  )
  const { suites } = JSON.parse(output.slice(output.indexOf('{\n'))) as { suites: { specs: Spec[] }[] }
  const specs = suites.flatMap((suite) => suite.specs)
  const messagesOf = ({ tests }: Spec) =>
    tests.flatMap(({ results }) =>
      results.flatMap(({ errors, attachments }) => [
        ...errors.map(({ message }) => message),
        ...attachments.map(({ name, body = '' }) => `${name}: ${Buffer.from(body, 'base64').toString()}`),
      ]),
    )
  return new Map(specs.map((spec) => [spec.title, spec.ok ? '' : messagesOf(spec).join('\n')]))
}

test('a journey fails on each fault that the page watchers detect, and on none without a fault', async () => {
  const failures = await failuresByTitle()
  expect([...failures.keys()]).toEqual([
    'no fault',
    'a policy violation',
    'a policy violation on a page that is watched for nothing else',
    'a console error',
    'an uncaught error',
    'an unhandled rejection',
    'a lost press',
  ])
  expect(failures.get('no fault')).toBe('')
  for (const title of ['a policy violation', 'a policy violation on a page that is watched for nothing else']) {
    expect(failures.get(title), title).toContain('policy: connect-src http://elsewhere.example')
  }
  expect(failures.get('a console error')).toContain('console: provoked in the console')
  expect(failures.get('a console error')).toContain('announcements: provoked in the live region')
  expect(failures.get('an uncaught error')).toContain('uncaught: provoked and not caught')
  expect(failures.get('an unhandled rejection')).toContain('uncaught: provoked and not handled')
  expect(failures.get('a lost press')).toMatch(/lost press: button .*Recent transactions.*then removed/)
})

test('pages, blocks and this process have the clock of the tests, whatever the date of the machine is', async ({
  page,
}) => {
  await page.goto('/about')
  const { timestamp } = await rpc<{ timestamp: string }>('eth_getBlockByNumber', ['latest', false])
  const times = [await page.evaluate(() => Date.now()), Number(timestamp) * 1_000, Date.now()]
  const daysSinceStart = times.map((timeMs) => Math.floor((timeMs - TEST_START_MS) / 86_400_000))
  expect(daysSinceStart).toEqual([0, 0, 0])
})

test('toBeVisible waits for its element, and fails for one that is hidden or absent', async ({ page }) => {
  await page.setContent('<p hidden>here</p>')
  const [here, absent] = [page.getByText('here'), page.getByText('absent')]
  const soon = { timeout: 500 }
  for (const element of [here, absent]) {
    await expect(element).not.toBeVisible()
    await expect(expect(element).toBeVisible(soon)).rejects.toThrow(/is not visible/)
  }
  await page.evaluate(() => requestAnimationFrame(() => document.querySelector('p')?.removeAttribute('hidden')))
  await expect(here).toBeVisible()
  await expect(expect(here).not.toBeVisible(soon)).rejects.toThrow(/is visible/)
})

test('assertions about one element wait for it, and fail for another state, another text or no element', async ({
  page,
}) => {
  await page.setContent('<button disabled title="first">one</button>')
  const [here, absent] = [page.getByRole('button'), page.getByText('absent')]
  const soon = { timeout: 500 }
  await expect(here).toBeDisabled()
  await expect(here).not.toBeEnabled()
  await expect(here).toHaveAttribute('title', 'first')
  await expect(here).not.toHaveText('other')
  await expect(absent).toHaveText([])
  await expect(expect(here).toBeEnabled(soon)).rejects.toThrow(/toBeEnabled.*failed/)
  await expect(expect(here).not.toBeDisabled(soon)).rejects.toThrow(/toBeDisabled.*failed/)
  await expect(expect(here).toHaveText('other', soon)).rejects.toThrow(/"one"/)
  await expect(expect(here).not.toHaveText('one', soon)).rejects.toThrow(/not.*toHaveText.*failed/)
  await expect(expect(here).toHaveAttribute('title', 'second', soon)).rejects.toThrow(/"first"/)
  await expect(expect(absent).toHaveText('absent', soon)).rejects.toThrow(/getByText\('absent'\)/)
  await expect(expect(absent).not.toHaveText('absent', soon)).rejects.toThrow(/getByText\('absent'\)/)
  await page.evaluate(() => requestAnimationFrame(() => (document.body.innerHTML = '<input value="typed">')))
  await expect(page.getByRole('textbox')).toHaveValue('typed')
})
