import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import hre from 'hardhat'

const REVERT = /require\([^;]*?"([^"]+)"\s*\);/gs
const EVENT = /\bevent (\w+)\(/g

/** Returns the text of all files below a folder with the given path ending. */
function textsBelow(folder: string, ending: string, matches: (path: string) => boolean = () => true): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((path) => path.endsWith(ending) && matches(path))
    .map((path) => readFileSync(path, 'utf8'))
}

const { sources, tests, artifacts, cache } = hre.config.paths
const isProtocolSource = (path: string) =>
  ![artifacts, cache].some((created) => path.startsWith(created)) && !/[\\/]test[\\/]/.test(path.slice(sources.length))

const contracts = textsBelow(sources, '.sol', isProtocolSource)
const tested = textsBelow(tests, '.test.ts').join('\n')

const found = (pattern: RegExp) => [
  ...new Set(contracts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
]

describe('the tests', () => {
  it('expect every revert reason of the contracts', () => {
    const reasons = found(REVERT)
    expect(reasons.length > 30, 'the reasons were found').to.equal(true)
    // A reason with an apostrophe is in double quotes.
    const isTested = (reason: string) => [`'${reason}'`, `"${reason}"`].some((quoted) => tested.includes(quoted))
    expect(reasons.filter((reason) => !isTested(reason))).to.deep.equal([])
  })

  it('expect every event of the contracts', () => {
    const events = found(EVENT)
    expect(events.length > 8, 'the events were found').to.equal(true)
    expect(events.filter((event) => !new RegExp(`\\.emit\\(\\w+, '${event}'\\)`).test(tested))).to.deep.equal([])
  })
})
