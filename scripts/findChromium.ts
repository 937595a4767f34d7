import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { sfntOf } from './webFont.ts'

export interface Browser {
  /** Path of the executable. */
  path: string
  /** Extra environment variables; empty for an installed browser. */
  environment: Readonly<Record<string, string>>
  version: string
  /** Description of where it was found. */
  source: string
  /** True for the browser of the npm package with the packaged fonts: screenshots are compared only there. */
  isPinned: boolean
}

interface Candidate extends Pick<Browser, 'path' | 'source'> {
  environment?: Browser['environment']
  isPinned?: boolean
}

const root = fileURLToPath(new URL('..', import.meta.url))
const UNPACKED = join(root, '.cache', 'chromium')
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PROBE_TIMEOUT_MS = 20_000

/**
 * Returns the browser if it starts and prints its version, else null. It uses `--version` because `--dump-dom` hangs on
 * some builds.
 */
function probe({ path, source, environment = {}, isPinned = false }: Candidate): Browser | null {
  const env = { ...process.env, ...environment }
  const { status, stdout } = spawnSync(path, ['--version'], { env, encoding: 'utf8', timeout: PROBE_TIMEOUT_MS })
  return status === 0 && stdout.trim() !== '' ? { path, source, environment, isPinned, version: stdout.trim() } : null
}

function foundOnPath(): Candidate[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return NAMES.flatMap((name) =>
    folders
      .map((folder) => join(folder, name))
      .filter((path) => existsSync(path))
      .map((path) => ({ path, source: 'found on PATH' })),
  )
}

async function fromPlaywright(): Promise<Candidate[]> {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? [{ path, source: "Playwright's own" }] : []
}

const FONTS = join(UNPACKED, 'fonts.conf')
/**
 * Only the packaged fonts with fixed rendering settings, and none of the machine's, so that screenshots are equal
 * everywhere.
 */
const FONTS_TEXT = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(UNPACKED, 'fonts')}</dir>
  <cachedir>${join(UNPACKED, 'fonts-cache')}</cachedir>
  <match target="pattern">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="autohint" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
    <edit name="lcdfilter" mode="assign"><const>lcdnone</const></edit>
  </match>
</fontconfig>
`

/** Web fonts for the writing systems that the browser's packaged font lacks. */
const WEB_FONTS = ['400', '700'].map((weight) => `noto-sans-arabic/files/noto-sans-arabic-arabic-${weight}-normal.woff`)

/** Converts missing web fonts to plain fonts: programs that use fontconfig skip compressed files. */
function unpackWebFonts(): void {
  for (const font of WEB_FONTS) {
    const file = join(UNPACKED, 'fonts', basename(font).replace(/\.woff$/, '.ttf'))
    if (!existsSync(file)) writeFileSync(file, sfntOf(readFileSync(join(root, 'node_modules/@fontsource', font))))
  }
}

/** Unpacks the browser, its font and the libraries that a minimal machine lacks. */
async function unpack(): Promise<void> {
  // Renamed when complete, so that an interrupted or concurrent run leaves no partial folder.
  const folder = `${UNPACKED}-${process.pid}`
  mkdirSync(folder, { recursive: true })
  // The package unpacks into the temporary folder, which other users can write to. It unpacks libraries only in an AWS
  // Lambda environment.
  const overrides = { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' }
  const previous = { ...process.env }
  Object.assign(process.env, overrides)
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    await chromium.executablePath()
  } finally {
    for (const name of [...Object.keys(overrides), 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'HOME']) {
      if (previous[name] === undefined) delete process.env[name]
      else process.env[name] = previous[name]
    }
  }
  try {
    renameSync(folder, UNPACKED)
  } catch {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fromNpmPackage(): Promise<Candidate[]> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return []
  if (!existsSync(UNPACKED)) await unpack()
  unpackWebFonts()
  // Compared on each run: a folder unpacked by an earlier version of this file has other settings.
  if (!existsSync(FONTS) || readFileSync(FONTS, 'utf8') !== FONTS_TEXT) writeFileSync(FONTS, FONTS_TEXT)
  const path = join(UNPACKED, 'chromium')
  const source = 'from the npm package @sparticuz/chromium'
  const environment = { FONTCONFIG_FILE: FONTS }
  const libraries = [join(UNPACKED, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(delimiter)
  // The machine's own libraries come first; the packaged ones are for machines that lack them.
  return [
    { path, source, environment, isPinned: true },
    { path, source, environment: { ...environment, LD_LIBRARY_PATH: libraries }, isPinned: true },
  ]
}

function installWithApt(): Candidate[] {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return []
  const run = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit' }).status === 0
  run('update')
  const hasInstalled = ['chromium-headless-shell', 'chromium'].some((name) =>
    run('install', '-y', '--no-install-recommends', name),
  )
  return hasInstalled ? foundOnPath() : []
}

const firstThatRuns = (candidates: readonly Candidate[]): Browser | null => {
  for (const candidate of candidates) {
    const browser = probe(candidate)
    if (browser) return browser
  }
  return null
}

const NOT_FOUND =
  'No Chromium was found: set CHROMIUM_PATH to one, install chromium, or run `npx tsx scripts/findChromium.ts --install` as root on Debian or Ubuntu.'

/**
 * Returns a Chromium that runs here. In this order: $CHROMIUM_PATH, the npm package's (Linux x64), one on PATH,
 * Playwright's own, and with `install` one from apt-get. Throws an error with one sentence if there is none or the
 * chosen one does not run.
 */
export async function findChromium({ install = false } = {}): Promise<Browser> {
  const chosenPath = process.env['CHROMIUM_PATH']
  if (chosenPath) {
    const browser = probe({ path: chosenPath, source: 'set by CHROMIUM_PATH' })
    if (!browser) throw new Error(`CHROMIUM_PATH is ${chosenPath}, which does not run.`)
    return browser
  }
  const sources = [fromNpmPackage, foundOnPath, fromPlaywright, ...(install ? [installWithApt] : [])]
  for (const candidatesOf of sources) {
    const browser = firstThatRuns(await candidatesOf())
    if (browser) return browser
  }
  throw new Error(NOT_FOUND)
}

/** Enough for the four browsers of a run. A container may have 64 MiB. */
const SHARED_MEMORY_BYTES = 2 ** 31

function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize >= SHARED_MEMORY_BYTES
  } catch {
    return false
  }
}

/** Returns Playwright's launch options for this project: no sandbox, identical text rendering everywhere. */
export const launchOptionsFor = ({ path, environment }: Browser) => ({
  executablePath: path,
  env: { ...process.env, ...environment },
  // The pages are our own build on loopback. Root users, containers and the npm package's browser have no sandbox.
  chromiumSandbox: false,
  // Playwright forbids shared memory, in case there is little. Files in its place took a twentieth of the time.
  ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
  args: [
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
    '--no-default-browser-check',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
  ],
})

async function main(): Promise<void> {
  try {
    const { path, version, source } = await findChromium({ install: process.argv.includes('--install') })
    console.log(`${path}\n${version}, ${source}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

if (import.meta.url === pathToFileURL(realpathSync(process.argv[1] ?? root)).href) await main()
