import { describe, expect, it } from 'vitest'
import { currentMark, entriesFor, type Entry, contains, linesOf, placeAt } from './navigation.rules'
import { more, navigation } from './places'

const everyArea = {
  ...{ swap: true, liquidity: true, farms: true, pools: true, prediction: true, lottery: true },
  ...{ collectibles: true, competition: true, teams: true, profile: true, ifo: true, voting: true },
}
const names = ['lpMigration', 'info', 'contact', 'github', 'docs', 'blog', 'merch']
const everyLink = Object.fromEntries(names.map((name) => [name, `elsewhere:${name}`]))

const whole = entriesFor([...navigation, more], everyArea, everyLink)

/** Formats an entry with its target. */
const told = (entry: Entry): string | [string, string[]] =>
  'items' in entry
    ? [entry.label, linesOf(entry).map((line) => told(line) as string)]
    : `${entry.label} ${'to' in entry ? entry.to : entry.href}`

describe('the entries of a deployment', () => {
  it('are the whole top navigation, in order, where everything is enabled (trading 2.1)', () => {
    expect(whole.map(told)).toEqual([
      'Home /',
      ['Trade', ['Swap /swap', 'Liquidity /pool', 'LP migration elsewhere:lpMigration']],
      'Farms /farms',
      'Pools /pools',
      'Prediction /prediction',
      'Lottery /lottery',
      'Collectibles /collectibles',
      'Team battle /competition',
      ['Teams & profile', ['Leaderboard /teams', 'Task center /profile/tasks', 'Your profile /profile']],
      'Info elsewhere:info',
      'IFO /ifo',
      [
        'More',
        [
          'Contact elsewhere:contact',
          'Voting /voting',
          'Github elsewhere:github',
          'Docs elsewhere:docs',
          'Blog elsewhere:blog',
          'Merch elsewhere:merch',
        ],
      ],
    ])
  })

  it('mark Prediction as beta and Lottery with Win', () => {
    const tags = whole.flatMap((entry) => ('tag' in entry && entry.tag ? [`${entry.label} ${entry.tag}`] : []))
    expect(tags).toEqual(['Prediction beta', 'Lottery win'])
  })

  it('omit disabled areas, unknown links and empty groups', () => {
    expect(entriesFor([...navigation, more], { swap: true, farms: false }, {}).map(told)).toEqual([
      'Home /',
      ['Trade', ['Swap /swap']],
    ])
    expect(entriesFor([...navigation, more], {}, { docs: 'elsewhere:docs' }).map(told)).toEqual([
      'Home /',
      ['More', ['Docs elsewhere:docs']],
    ])
  })

  it('keep the profile where teams are disabled', () => {
    const some = entriesFor(navigation, { profile: true }, {})
    expect(some.map(told)).toEqual([
      'Home /',
      ['Teams & profile', ['Task center /profile/tasks', 'Your profile /profile']],
    ])
  })
})

describe('the place of a path', () => {
  it.each([
    ['/', 'Home', 'page'],
    ['/swap', 'Swap', 'page'],
    ['/liquidity', 'Liquidity', 'page'],
    ['/pool', 'Liquidity', 'page'],
    ['/find', 'Liquidity', 'page'],
    ['/add/BNB/0xaa', 'Liquidity', 'true'],
    ['/create/BNB', 'Liquidity', 'true'],
    ['/remove/0xaa/0xbb', 'Liquidity', 'true'],
    ['/pools', 'Pools', 'page'],
    ['/pools/history', 'Pools', 'true'],
    ['/farms/auction', 'Farms', 'true'],
    ['/teams', 'Leaderboard', 'page'],
    ['/teams/2', 'Leaderboard', 'true'],
    ['/profile', 'Your profile', 'page'],
    ['/profile/tasks', 'Task center', 'page'],
    ['/voting/proposal/create', 'Voting', 'true'],
  ])('of %s is %s, marked %s', (pathname, label, mark) => {
    const place = placeAt(whole, pathname)
    expect(place?.label).toBe(label)
    const marks = whole.flatMap(linesOf).map((line) => currentMark(line, place, pathname))
    expect(marks.filter((one) => one !== undefined)).toEqual([mark])
    expect(whole.filter((entry) => contains(entry, place))).toHaveLength(1)
  })

  it.each(['/nowhere', '//nowhere', '/swapping', '/farm', '/ui'])('of %s is null', (pathname) => {
    expect(placeAt(whole, pathname)).toBeNull()
    expect(whole.some((entry) => contains(entry, null))).toBe(false)
  })
})
