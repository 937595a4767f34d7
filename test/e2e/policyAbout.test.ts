import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readDeployment } from '../../scripts/readDeployment.ts'
import { copyBuild } from './support/alteredBuild.ts'
import { expect, test } from './support/journey.ts'
import { startOwnSite } from './support/ownSite.ts'
import { buildFolder, deploymentFolder } from './support/site.ts'

const { facts } = readDeployment(`./${deploymentFolder}`)

/** Computes the build's hash as the page describes it, independent of the build's own code. */
function hashOfBuild(folder: string): { hash: string; count: number } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'build.json')
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)))
  const hashOf = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')
  const lines = files.map((file) => `${hashOf(readFileSync(join(folder, file)))}  ${file}\n`)
  return { hash: hashOf(lines.join('')), count: files.length }
}

test('/about describes the running build, whose every file the browser verifies, and states the licence of the app, on which both linked texts agree', async ({
  page,
  request,
}) => {
  const { hash, count } = hashOfBuild(resolve(buildFolder))
  const record = readFileSync(join(resolve(buildFolder), 'build.json'), 'utf8')
  const { commit } = JSON.parse(record) as { commit: string }
  await page.goto('/swap')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About this build' }).click()
  const main = page.getByRole('main')
  // Whole words: the name of a contract may begin alike.
  const fact = (name: string) =>
    main.locator('dt', { hasText: new RegExp(`^${name}(?![a-z])`) }).locator('xpath=following-sibling::dd')
  await expect(fact('Hash of the build')).toHaveText(hash)
  await expect(fact('Commit')).toHaveText(commit === 'unknown' ? /^Unknown/ : commit)
  await expect(fact('Chain')).toHaveText(`${facts.chainName}, ${facts.chainId}`)
  for (const address of Object.values(facts.contracts)) {
    await expect(main.getByRole('link', { name: address }).first()).toHaveAttribute('href', new RegExp(`/${address}$`))
  }
  await page.getByRole('button', { name: 'Check the files' }).click()
  await expect(page.getByText(`All ${count} files match this build.`).first()).toBeVisible()

  await expect(main.getByText('The built app is free software under GPL-3.0-or-later')).toBeVisible()
  const textAt = async (name: string) => {
    const href = await main.getByRole('link', { name }).getAttribute('href')
    return (await request.get(href ?? '')).text()
  }
  const licence = await textAt('Read the licence')
  expect(licence).toContain('The built app as a whole is under GPL-3.0-or-later')
  expect(licence).toContain(readFileSync('LICENSE', 'utf8').trim())
  expect(await textAt('Third-party notices')).toContain('- @web3-react/core 6.1.9 (GPL-3.0-or-later)')
})

test('content that /about loads later shifts nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  let resume = () => {}
  const isResumed = new Promise<void>((done) => {
    resume = done
  })
  await page.route('**/build.json', async (route) => {
    await isResumed
    await route.continue()
  })
  await page.goto('/about')
  const hash = page.getByRole('main').locator('dt', { hasText: 'Hash of the build' }).locator('xpath=..')
  const check = page.getByRole('button', { name: 'Check the files' })
  await expect(check).toBeDisabled()
  const before = await hash.boundingBox()
  expect(before?.height).toBeGreaterThan(40)
  resume()
  await expect(check).toBeEnabled()
  expect((await hash.boundingBox())?.height).toBe(before?.height)
})

test('/about names the file that a host has altered', async ({ page }) => {
  const build = copyBuild('altered-file')
  build.alter('locales/de-DE.json', '"Swap"', '"Swop"')
  const site = await startOwnSite(build.folder)
  await page.goto(`${site.url}/about`)
  await page.getByRole('button', { name: 'Check the files' }).click()
  await expect(page.getByText('1 file does not match this build').first()).toBeVisible()
  await expect(page.getByText('locales/de-DE.json', { exact: true }).last()).toBeVisible()
  await site.stop()
})
