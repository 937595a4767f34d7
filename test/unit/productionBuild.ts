import { join } from 'node:path'
import { npmProgram, root, run } from '../../scripts/program.ts'

declare global {
  /** Folders of the builds by deployment. Each file of tests has new modules, and the same global object. */
  var productionBuilds: Map<string, string> | undefined
}

/**
 * Builds the app for a deployment, with source maps, and returns the folder. The files of one process share the build. It
 * runs in a process of its own, so that the mode of the tests has no effect. Throws with the output of a failed build.
 */
export async function productionBuild(deployment: string): Promise<string> {
  const builds = (globalThis.productionBuilds ??= new Map())
  const known = builds.get(deployment)
  if (known !== undefined) return known
  const outDir = join(root, '.cache', `dist-test-${deployment}`)
  const { code, output } = await run(
    npmProgram('vite'),
    ['build', '--outDir', outDir, '--emptyOutDir', '--sourcemap', '--logLevel', 'error'],
    { environment: { ...process.env, NODE_ENV: 'production', DEPLOYMENT: deployment } },
  )
  if (code !== 0 || output !== '') throw new Error(`The build for ${deployment} failed: ${output}`)
  builds.set(deployment, outDir)
  return outDir
}
