import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BROWSER_FLOOR, buildTarget, floorCode, floorText } from '../../scripts/browserFloor.ts'
import { root } from '../../scripts/program.ts'
import viteConfig from '../../vite.config.ts'

test.each(['README.md', 'docs/hosting.md'])('%s states the browser floor, which is the build target', (path) => {
  const stated = /Chrome (\d+), Edge (\d+), Firefox (\d+) and Safari (\d+)/.exec(readFileSync(join(root, path), 'utf8'))
  expect(stated?.[0]).toBe(floorText)
  const [, chrome, edge, firefox, safari] = stated ?? []
  expect(buildTarget).toEqual([`chrome${chrome}`, `edge${edge}`, `firefox${firefox}`, `safari${safari}`])
  const { build } = viteConfig({ command: 'build', mode: 'production' })
  expect(build?.target).toEqual(buildTarget)
})

test('the check itself uses only syntax that every browser supports', () => {
  const code = floorCode('Hotcake')
  expect(code).not.toMatch(/=>|`|\?\.|\?\?|\b(?:const|let|class|async|of)\b.*[=({]/)
  expect(code).not.toMatch(/<\/script|<!--|\n/i)
  expect(code).toContain(`It runs in ${floorText}, and in newer ones.`)
})

/** Features that one of the browsers supports only above the floor, with the version that introduced them. */
const NEWER: readonly [name: string, pattern: RegExp, browser: keyof typeof BROWSER_FLOOR, version: number][] = [
  ['Promise.withResolvers', /Promise\.withResolvers/, 'Safari', 17.4],
  ['Object.groupBy', /(?:Object|Map)\.groupBy/, 'Safari', 17.4],
  ['Array.fromAsync', /Array\.fromAsync/, 'Chrome', 121],
  [
    'methods of sets',
    /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|intersection|union)\(/,
    'Firefox',
    127,
  ],
  [
    'methods of iterators',
    /\.(?:keys|values|entries)\(\)\s*\.(?:map|filter|some|every|find|reduce|toArray|take|drop|flatMap|forEach)\(/,
    'Firefox',
    131,
  ],
  ['Promise.try', /Promise\.try\(/, 'Chrome', 128],
  ['RegExp.escape', /RegExp\.escape/, 'Chrome', 136],
  ['Intl.Segmenter', /Intl\.Segmenter/, 'Firefox', 125],
  ['Intl.DurationFormat', /Intl\.DurationFormat/, 'Chrome', 129],
  ['AbortSignal.any', /AbortSignal\.any/, 'Firefox', 124],
  ['URL.parse', /\bURL\.parse\(/, 'Chrome', 126],
  ['bytes to text', /\.(?:toHex|toBase64)\(|Uint8Array\.from(?:Hex|Base64)/, 'Chrome', 140],
  ['a required popover', /\.(?:show|hide|toggle)Popover\(/, 'Firefox', 125],
  ['dialog.requestClose', /\.requestClose\(/, 'Chrome', 134],
  ['light-dark()', /light-dark\(/, 'Chrome', 123],
  ['@scope', /@scope\b/, 'Firefox', 146],
  ['anchor positioning', /anchor-name|position-area/, 'Chrome', 125],
]

test('no feature above the floor is called without a fallback', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  const code = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  expect(code.length).toBeGreaterThan(500)
  for (const [, , browser, version] of NEWER) expect(version).toBeGreaterThan(BROWSER_FLOOR[browser])
  const texts = code.map((file) => [file, readFileSync(join(root, 'src', file), 'utf8')] as const)
  const found = texts.flatMap(([file, text]) =>
    NEWER.filter(([, pattern]) => pattern.test(text)).map(
      ([name, , browser, version]) => `${file}: ${name} needs ${browser} ${version}`,
    ),
  )
  expect(found).toEqual([])
})
