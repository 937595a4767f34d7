import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { npmProgram, run } from '../../../scripts/program.ts'
import type { Deployment } from '../../../src/core/deployment.ts'
import { buildFolder, deploymentFolder } from './site.ts'

/** What a build differs in from the one under test. */
interface Changes {
  facts: Partial<Deployment>
  /** Facts that it does not have. */
  leftOut?: readonly (keyof Deployment)[]
  links?: Record<string, string>
  /** What other files of the deployment hold, by their names. */
  files?: Record<string, unknown>
}

/** Builds the app once more for a deployment that differs in some facts; answers the build's folder. */
export async function buildOwn(name: string, { facts, leftOut = [], links, files = {} }: Changes): Promise<string> {
  const folder = resolve(`${deploymentFolder}-${name}`)
  const build = resolve(`${buildFolder}-${name}`)
  rmSync(folder, { recursive: true, force: true })
  cpSync(resolve(deploymentFolder), folder, { recursive: true })
  const file = `${folder}/deployment.json`
  const own = JSON.parse(readFileSync(file, 'utf8')) as Deployment
  const merged = Object.entries({ ...own, ...facts }).filter(([fact]) => !leftOut.some((each) => each === fact))
  writeFileSync(file, JSON.stringify(Object.fromEntries(merged)))
  if (links) writeFileSync(`${folder}/links.json`, JSON.stringify(links))
  for (const [path, held] of Object.entries(files)) writeFileSync(`${folder}/${path}`, JSON.stringify(held))
  const { code, output } = await run(npmProgram('vite'), ['build', '--outDir', build, '--emptyOutDir'], {
    environment: { ...process.env, NODE_ENV: 'production', DEPLOYMENT: folder, NO_COLOR: '1' },
  })
  if (code !== 0) throw new Error(`The build of ${name} failed:\n${output}`)
  return build
}
