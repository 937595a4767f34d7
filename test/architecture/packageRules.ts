import { PACKAGES, packageOf, type PackagePlace } from './importTable.ts'
import { isPure, isSource, placeOf, roleOf } from './place.ts'
import { ruleForEachFile, type Rule } from './rule.ts'

const REACT: ReadonlySet<string> = new Set([
  'react',
  'react-dom',
  'react-redux',
  'react-router-dom',
  'styled-components',
  'lucide-react',
])
const REDUX: ReadonlySet<string> = new Set(['@reduxjs/toolkit', 'react-redux'])

function forbid(
  about: Omit<Rule, 'check'>,
  concerns: (path: string) => boolean,
  isForbidden: (specifier: string) => boolean,
): Rule {
  return ruleForEachFile(
    about,
    (path) => isSource(path) && concerns(path),
    (file) =>
      file.imports
        .filter(({ specifier }) => isForbidden(specifier))
        .map(({ specifier, line }) => ({ file: file.path, line, found: `imports ${specifier}` })),
  )
}

const isIn = (path: string, places: readonly PackagePlace[]): boolean =>
  places.some((place) => (place === '*.chain.ts' ? roleOf(path) === 'chain' : placeOf(path)?.layer === place))

const packageTable = ruleForEachFile(
  {
    name: 'which layer may import which package (the package table)',
    remedy:
      'call a function of a layer that may import it; a new package gets a row in test/architecture/importTable.ts and in ARCHITECTURE.md',
  },
  (path) => isSource(path) && !path.endsWith('.d.ts') && placeOf(path) !== null,
  (file) =>
    file.imports.flatMap(({ specifier, target, line }) => {
      if (target !== null) return []
      const name = packageOf(specifier)
      if (name !== null && isIn(file.path, PACKAGES.get(name) ?? [])) return []
      const found = name === null ? `imports ${specifier}, which is in no row of the table` : `imports ${specifier}`
      return [{ file: file.path, line, found }]
    }),
)

const decimalsInOnePlace = forbid(
  {
    name: 'bignumber.js only in core/decimal',
    remedy: 'keep amounts as bigint, and call a function of src/core/decimal for a ratio or a decimal',
  },
  (path) => path !== 'src/core/decimal.ts',
  (specifier) => packageOf(specifier) === 'bignumber.js',
)

const noReactBelow = forbid(
  {
    name: 'react never in core, *.chain.ts, *.rules.ts, *.slice.ts',
    remedy:
      'keep the value or rule here and move the hook or the component into a .tsx file or a use*.ts in the same folder',
  },
  (path) => placeOf(path)?.layer === 'core' || ['chain', 'rules', 'slice'].includes(roleOf(path)),
  (specifier) => REACT.has(packageOf(specifier) ?? ''),
)

const noStoreBelow = forbid(
  {
    name: 'the store never in core, *.rules.ts, *.chain.ts',
    remedy: 'take plain values as arguments; only slices, updaters and components use the store',
  },
  (path) => isPure(path) || roleOf(path) === 'chain',
  (specifier) => REDUX.has(packageOf(specifier) ?? ''),
)

const uiKnowsNoChain = ruleForEachFile(
  {
    name: 'ui and i18n know no token, no chain and no deployment',
    remedy: 'take displayed values as props',
  },
  (path) => isSource(path) && ['ui', 'i18n'].includes(placeOf(path)?.layer ?? ''),
  (file) =>
    file.imports
      .filter(
        ({ specifier, target }) =>
          specifier.startsWith('#deployment/') || target?.startsWith('src/deployment/') === true,
      )
      .map(({ specifier, line }) => ({ file: file.path, line, found: `imports ${specifier}` })),
)

export const packageRules: readonly Rule[] = [
  packageTable,
  decimalsInOnePlace,
  noReactBelow,
  noStoreBelow,
  uiKnowsNoChain,
]
