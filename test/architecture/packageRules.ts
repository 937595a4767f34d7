import { isPure, isSource, placeOf, roleOf } from './place.ts'
import { ruleForEachFile, type Rule } from './rule.ts'

const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

const isChain = (path: string): boolean => placeOf(path)?.layer === 'chain' || roleOf(path) === 'chain'

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

const ethersInChain = forbid(
  {
    name: 'ethers and @web3-react only in src/chain and *.chain.ts',
    remedy: 'call a function of src/chain or of the *.chain.ts in the same folder',
  },
  (path) => !isChain(path),
  (specifier) => packageOf(specifier) === 'ethers' || specifier.startsWith('@web3-react/'),
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
  (specifier) => REACT.has(packageOf(specifier)),
)

const noStoreBelow = forbid(
  {
    name: 'the store never in core, *.rules.ts, *.chain.ts',
    remedy: 'take plain values as arguments; only slices, updaters and components use the store',
  },
  (path) => isPure(path) || roleOf(path) === 'chain',
  (specifier) => REDUX.has(packageOf(specifier)),
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
  ethersInChain,
  decimalsInOnePlace,
  noReactBelow,
  noStoreBelow,
  uiKnowsNoChain,
]
