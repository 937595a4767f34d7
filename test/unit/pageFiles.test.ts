import { describe, expect, test } from 'vitest'
import { pageFiles } from '../../scripts/build/pageFiles.ts'
import { firstFiles } from '../../scripts/compileHints.ts'

const PAGES = ['Home', 'Swap', 'Positions', 'Find', 'Add', 'Remove', 'Farms', 'Allowances', 'About']
const MEMBER_PAGES = ['Profile', 'Task', 'Teams', 'Team', 'Member']

const chunk = (name: string, imports: string[], kind: 'entry' | 'dynamic' | 'shared' = 'shared') => ({
  ...{ type: 'chunk' as const, name, imports },
  ...{ isEntry: kind === 'entry', isDynamicEntry: kind === 'dynamic' },
})

const bundle = {
  'index.js': chunk('index', ['react.js'], 'entry'),
  'react.js': chunk('react', []),
  'form.js': chunk('form', ['react.js']),
  ...Object.fromEntries(PAGES.map((name) => [`${name}.js`, chunk(`${name}Page`, ['react.js', 'form.js'], 'dynamic')])),
  'StakeDialog.js': chunk('StakeDialog', ['slider.js', 'form.js'], 'dynamic'),
  'slider.js': chunk('slider', []),
  'first.css': { type: 'asset' as const },
}

test('the files of the entry and the pages get the compile hint, later ones do not', () => {
  const files = firstFiles(bundle)
  expect(files).toEqual(expect.arrayContaining(['index.js', 'react.js', 'form.js', 'Farms.js']))
  expect(files).not.toContain('StakeDialog.js')
  expect(files).not.toContain('slider.js')
})

describe('the files of a page besides those of every visit', () => {
  const areas = { swap: true, liquidity: true, farms: true, pools: false }

  test('are found by the first word of its path, also if its module has another name', () => {
    const files = pageFiles(bundle, areas)
    expect(files).toMatchObject({ farms: ['Farms.js', 'form.js'], liquidity: ['Positions.js', 'form.js'] })
    expect(files['']).toEqual(['Home.js', 'form.js'])
    expect(files['create']).toEqual(files['add'])
  })

  test('are those of its own pattern where the paths with its first word lead to several pages', () => {
    const members = MEMBER_PAGES.map((name) => [`${name}.js`, chunk(`${name}Page`, [], 'dynamic')])
    const files = pageFiles({ ...bundle, ...Object.fromEntries(members) }, { ...areas, profile: true, teams: true })
    expect(files).toMatchObject({
      ...{ profile: ['Profile.js'], 'profile/tasks': ['Task.js'], 'profile/:address': ['Member.js'] },
      ...{ teams: ['Teams.js'], 'teams/:id': ['Team.js'] },
    })
    // Farms and auctions share the first word.
    expect(files).toHaveProperty('farms/archived')
  })

  test('are not listed for a disabled area or an unbuilt page', () => {
    expect(Object.keys(pageFiles(bundle, areas))).not.toEqual(expect.arrayContaining(['pools']))
    expect(pageFiles(bundle, areas)).not.toHaveProperty('lottery')
  })

  test('include the late parts of its area, with the code that adds them', () => {
    const late = { ...chunk('farmsParts', ['farms.js'], 'dynamic') }
    const files = pageFiles(
      {
        ...bundle,
        'farmsParts.js': late,
        'farms.js': chunk('farms', []),
        'late.js': chunk('lateParts', [], 'dynamic'),
      },
      areas,
    )
    expect(files['farms']).toEqual(['Farms.js', 'form.js', 'farmsParts.js', 'farms.js', 'late.js'])
    expect(files['swap']).toEqual(['Swap.js', 'form.js'])
  })

  test('have to be part of the build', () => {
    expect(() => pageFiles(bundle, { ...areas, pools: true })).toThrow('pools has no separate chunk')
    expect(pageFiles({ 'index.js': chunk('index', [], 'entry') }, areas)).toEqual({})
  })
})
