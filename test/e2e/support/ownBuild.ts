import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { npmProgram, run } from '../../../scripts/program.ts'
import type { Deployment } from '../../../src/deployment/deployment.ts'
import { buildFolder, deploymentFolder } from './site.ts'

/** The differences of a build from the build under test. */
interface Changes {
  facts: Partial<Deployment>
  /** Facts removed from the deployment. */
  leftOut?: readonly (keyof Deployment)[]
  links?: Record<string, string>
  /** The content of other files of the deployment, by file name. */
  files?: Record<string, unknown>
}

/** Builds the app again for a deployment with changed facts; returns the build's folder. */
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
