import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { root } from '../program.ts'
import { compareBytes } from './fileHashes.ts'
import { APP_LICENCE, licenceFaults, type LockFile, OWN_LICENCE, readLock } from './licences.ts'

/** The page /about links to both files. */
const LICENCE_FILE = 'LICENSE.txt'
const NOTICES_FILE = 'THIRD-PARTY-NOTICES.txt'

/** File with the unchanged text of the GPL. */
const GPL_TEXT = 'node_modules/@web3-react/core/LICENSE'
/** Code that the build tools add to a bundle, by the prefix of its module id. */
const TOOLS: readonly [prefix: string, folder: string][] = [
  ['\0rolldown/', 'node_modules/rolldown'],
  ['\0vite/', 'node_modules/vite'],
]
const IN_PACKAGE = /^(?:.*[\\/])?node_modules[\\/](?:@[^\\/]+[\\/][^\\/]+|[^\\/]+)/
const TEXT_FILE = /^(licen[cs]e|copying|notice)\b/i
const RULE = '='.repeat(80)

/** Returns the folder of a module's package, as in package-lock.json; null for our own code. */
export function packageFolderOf(moduleId: string): string | null {
  const tool = TOOLS.find(([prefix]) => moduleId.startsWith(prefix))
  if (tool) return tool[1]
  const path = IN_PACKAGE.exec(moduleId.replace(/^\0/, ''))?.[0].replaceAll('\\', '/')
  return path === undefined ? null : path.slice(path.indexOf('node_modules/'))
}

/** Returns the folders of all packages with code in a bundle, unique and sorted. */
function bundledFolders(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
  const modules = chunks.flatMap(({ modules: each }) => Object.entries(each))
  const rendered = modules.filter(([, { renderedLength }]) => renderedLength > 0)
  const folders = rendered.flatMap(([moduleId]) => packageFolderOf(moduleId) ?? [])
  return [...new Set(folders)].toSorted(compareBytes)
}

interface PackageFile {
  author?: string | { name: string }
}

/** Returns the MIT text for a package that states the licence but contains no licence file. */
function standardMit({ author }: PackageFile): string {
  const holder = typeof author === 'string' ? author : (author?.name ?? 'its authors')
  const [, text = ''] = readFileSync(join(root, 'LICENSE'), 'utf8').split(/^Copyright.*$/m)
  return `MIT License (stated in package.json; the package contains no text)\n\nCopyright (c) ${holder}\n\n${text.trim()}`
}

/** Returns the licence texts and notices in a package. Throws if it has none, except for MIT, whose text is standard. */
function textsOf(folder: string, licence: string): string {
  const path = join(root, folder)
  const files = readdirSync(path).filter((file) => TEXT_FILE.test(file))
  const read = (file: string) => readFileSync(join(path, file), 'utf8').replaceAll('\r\n', '\n').trim()
  // The tools' own code is a few lines; the dependencies bundled in the tools are not in our bundle.
  const own = (text: string) => text.split(/^#+ Licenses of bundled dependencies/m)[0]?.trim() ?? ''
  if (files.length > 0) return files.toSorted(compareBytes).map(read).map(own).join('\n\n')
  if (licence !== OWN_LICENCE) throw new Error(`${folder} contains no text of its licence ${licence}`)
  return standardMit(JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as PackageFile).trim()
}

/** Returns the notices of packages: first names, versions and licences, then each text once with its packages. */
export function noticesFor({ packages }: LockFile, folders: readonly string[]): string {
  const named = folders.map((folder) => {
    const { version = '', license = '' } = packages[folder] ?? {}
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return { title: `${name} ${version} (${license})`, text: textsOf(folder, license) }
  })
  const titlesByText = new Map<string, string[]>()
  for (const { title, text } of named) titlesByText.set(text, [...(titlesByText.get(text) ?? []), title])
  const titles = [...new Set(named.map(({ title }) => title))].toSorted(compareBytes)
  return [
    'Packages of others whose code is in this app, from package-lock.json of the commit that build.json names.',
    `The app as a whole is under ${APP_LICENCE} (${LICENCE_FILE}).`,
    '',
    ...titles.map((title) => `- ${title}`),
    ...[...titlesByText].flatMap(([text, of]) => ['', RULE, ...new Set(of), RULE, '', text]),
    '',
  ].join('\n')
}

/** Returns the licence statement of the built app, with the texts of our own licence and of the app's. */
function licenceText(productName: string): string {
  return [
    `${productName}, as built and served here, is free software. The built app as a whole is under ${APP_LICENCE}: you can`,
    'redistribute it and/or modify it under the terms of the GNU General Public License as published by the Free Software',
    'Foundation, either version 3 of the License, or (at your option) any later version. It comes without any warranty.',
    '',
    'The reason is that the web3-react packages, which are part of it, are under that license. The source code of this',
    `repository itself is under the ${OWN_LICENCE} license. ${NOTICES_FILE} names every package of others in the app and its license.`,
    '',
    'The corresponding source is the commit that build.json names, with the packages that its package-lock.json names.',
    '',
    RULE,
    `${OWN_LICENCE} license, for the source code of this repository`,
    RULE,
    '',
    readFileSync(join(root, 'LICENSE'), 'utf8').trim(),
    '',
    RULE,
    `${APP_LICENCE}, for the built app as a whole`,
    RULE,
    '',
    readFileSync(join(root, GPL_TEXT), 'utf8').trim(),
    '',
  ].join('\n')
}

/** Adds LICENSE.txt and the third-party notices to a build. Fails the build on a package with an incompatible licence. */
export function thirdPartyNotices(productName: string): Plugin {
  return {
    name: 'third-party-notices',
    apply: 'build',
    generateBundle(_, bundle) {
      const lock = readLock()
      const folders = bundledFolders(bundle)
      const faults = [
        ...folders
          .filter((folder) => !existsSync(join(root, folder)))
          .map((folder) => `${folder} is not installed here`),
        ...licenceFaults(lock, folders),
      ]
      if (faults.length > 0) this.error(`The built app cannot be under ${APP_LICENCE}: ${faults.join('; ')}`)
      this.emitFile({ type: 'asset', fileName: LICENCE_FILE, source: licenceText(productName) })
      this.emitFile({ type: 'asset', fileName: NOTICES_FILE, source: noticesFor(lock, folders) })
    },
  }
}
