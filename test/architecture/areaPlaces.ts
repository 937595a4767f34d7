import type { DeclaredRoute } from '../../scripts/readRoutes.ts'

/** The repository's files and their texts. */
export interface Repository {
  files: readonly string[]
  text: (path: string) => string
}

/** Why an area needs nothing at a place. */
export interface Without {
  without: string
}

/** Places at which an area states what it has; the other places follow from its area.ts. */
export interface Stated {
  /** Tables of the deployment, by file name. */
  tables: readonly string[] | Without
  /** Folders of contracts/. */
  contracts: readonly string[] | Without
  /** Published ABIs that the contracts equal, of test/fixtures/abi. */
  abis: readonly string[] | Without
  /** Modules or folders of src/chain/contracts. */
  chainContracts: readonly string[] | Without
  /** Entry in the navigation, or where else a link leads to the page. */
  navigation: readonly string[] | Without
  /** A reason or cause that the failure tables explain for the area's contracts. */
  failures: readonly string[] | Without
  /** Files below devnet/ that deploy and seed. */
  devnet: readonly string[] | Without
  /** Journeys of test/e2e. */
  journeys: readonly string[] | Without
  /** Words of the area's line in README.md. */
  readme: readonly string[] | Without
}

export interface AreaFacts {
  /** Folder below src/features. */
  folder: string
  stated: Stated
  routes: readonly Pick<DeclaredRoute, 'path' | 'page'>[]
}

export interface AreaPlace {
  /** First words of the place's row in ARCHITECTURE.md. */
  name: string
  /** Returns what is missing; `names` is what the area states, empty for a place that nothing is stated about. */
  missing: (area: AreaFacts, names: readonly string[], repository: Repository) => string[]
  of?: keyof Stated
}

const DEPLOYMENTS = ['bsc', 'bsc-testnet', 'devnet']

const absent = (paths: readonly string[], { files }: Repository): string[] =>
  paths.filter((path) => !files.includes(path))

/** Returns a message if no file has a path of the pattern. */
const noneLike = (pattern: RegExp, what: string, { files }: Repository): string[] =>
  files.some((path) => pattern.test(path)) ? [] : [what]

/** Returns the texts that no file with a path of the pattern contains. */
function unsaid(texts: readonly string[], pattern: RegExp, { files, text }: Repository): string[] {
  const found = files.filter((path) => pattern.test(path)).map(text)
  return texts.filter((each) => !found.some((content) => content.includes(each)))
}

const inFolder = ({ folder }: AreaFacts, pattern: RegExp, { files }: Repository): string[] => {
  const own = `src/features/${folder}/`
  return files.filter((path) => path.startsWith(own) && pattern.test(path.slice(own.length)))
}

/** Returns the files of the area with a name of the pattern that neither its area.ts nor its late parts import. */
function undeclared(area: AreaFacts, pattern: RegExp, repository: Repository): string[] {
  const folder = `src/features/${area.folder}`
  const paths = [`${folder}/area.ts`, `${folder}/${area.folder}Parts.ts`]
  const declaration = paths.map((path) => (repository.files.includes(path) ? repository.text(path) : '')).join('\n')
  return inFolder(area, pattern, repository).filter((file) => {
    const module = file.split('/').at(-1)?.replace(/\.ts$/, '') ?? ''
    return !declaration.includes(`/${module}'`)
  })
}

/**
 * Returns what a table lacks of its own module in src/deployment: the module, its import of the table, or a file that
 * imports the module. A module of another name that reads the table too does not count.
 */
function untyped(table: string, repository: Repository): string[] {
  const module = table.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const path = `src/deployment/${module}.ts`
  return [
    ...unsaid([`#deployment/${table}.json`], new RegExp(`^${path}$`), repository).map((name) => `${name} in ${path}`),
    ...unsaid([`/deployment/${module}'`], /^src\/(?!deployment\/)(?!.*\.test\.).*\.tsx?$/, repository).map(
      () => `an import of ${path}`,
    ),
  ]
}

/** Returns the name of a path's screenshot in docs/screens, as test/e2e/support/routes.ts forms it. */
const pictureOf = (path: string): string =>
  path === '/' ? 'home' : path.slice(1).replaceAll(':', '').replaceAll('/', '-')

/** Returns the labels and titles that area.ts declares. */
const sentencesOf = (declaration: string): string[] =>
  [...declaration.matchAll(/\b(?:label|title|tab): '([^']+)'/g)].map(([, sentence = '']) => sentence)

/** Every place that an area fills, in the order of the checklist in ARCHITECTURE.md. */
export const areaPlaces: readonly AreaPlace[] = [
  {
    name: 'Deployment table',
    of: 'tables',
    missing: (_, names, repository) =>
      absent(
        names.flatMap((name) => [
          `deployments/schema/${name}.schema.json`,
          ...DEPLOYMENTS.map((each) => `deployments/${each}/${name}.json`),
        ]),
        repository,
      ),
  },
  {
    name: 'Typed access',
    of: 'tables',
    missing: (_, names, repository) => names.flatMap((name) => untyped(name, repository)),
  },
  {
    name: 'Contract',
    of: 'contracts',
    missing: (_, names, repository) =>
      names.flatMap((name) => [
        ...noneLike(new RegExp(`^contracts/${name}/\\w+\\.sol$`), `contracts/${name}/*.sol`, repository),
        ...noneLike(
          new RegExp(`^test/contracts/${name}/\\w+\\.test\\.ts$`),
          `test/contracts/${name}/*.test.ts`,
          repository,
        ),
      ]),
  },
  {
    name: 'ABI equality',
    of: 'abis',
    missing: (_, names, repository) => [
      ...absent(
        names.map((name) => `test/fixtures/abi/${name}.json`),
        repository,
      ),
      ...unsaid(
        names.map((name) => `'${name}'`),
        /^test\/contracts\/.*abi\.test\.ts$/,
        repository,
      ),
    ],
  },
  {
    name: 'Reads and writes',
    of: 'chainContracts',
    missing: (_, names, repository) =>
      names.flatMap((name) =>
        noneLike(new RegExp(`^src/chain/contracts/${name}(/\\w+)?\\.ts$`), `src/chain/contracts/${name}`, repository),
      ),
  },
  {
    name: 'Feature',
    missing: (area, _, repository) => [
      ...absent([`src/features/${area.folder}/area.ts`], repository),
      ...undeclared(area, /\.slice\.ts$|^\w+\.updater\.ts$|^stored\w+\.ts$/, repository).map(
        (file) => `${file} in area.ts`,
      ),
    ],
  },
  {
    name: 'Route and page',
    missing: ({ folder, routes }, _, { files }) => {
      const pages = routes.flatMap(({ page }) => (page === null ? [] : [page]))
      if (pages.length === 0) return ['a route with a page']
      return pages
        .filter(
          (page) => !files.some((path) => path.startsWith(`src/features/${folder}/`) && path.endsWith(`/${page}.tsx`)),
        )
        .map((page) => `${page}.tsx`)
    },
  },
  {
    name: 'Navigation entry',
    of: 'navigation',
    missing: ({ folder }, names, repository) =>
      unsaid(
        names.map((name) => `label: '${name}'`),
        new RegExp(`^src/features/${folder}/area\\.ts$`),
        repository,
      ),
  },
  {
    name: 'Notice of lost data',
    missing: (area, _, repository) => {
      const stored = inFolder(area, /^stored[A-Z]\w+\.ts$/, repository).map(
        (file) => /stored(\w+)\.ts$/.exec(file)?.[1] ?? '',
      )
      const names = stored.map((name) => `${name.charAt(0).toLowerCase()}${name.slice(1)}: '`)
      return unsaid(names, /^src\/app\/storedStateNotice\.ts$/, repository)
    },
  },
  {
    name: 'Failure rows',
    of: 'failures',
    missing: (_, names, repository) =>
      unsaid(names, /^src\/features\/transactions\/failure\/\w+(Rows\.ts|Reasons\.json)$/, repository),
  },
  {
    name: 'Local chain',
    of: 'devnet',
    missing: (_, names, repository) =>
      absent(
        names.map((name) => `devnet/${name}`),
        repository,
      ),
  },
  {
    name: 'Texts',
    missing: ({ folder }, _, { files, text }) => {
      const path = `src/features/${folder}/area.ts`
      const sentences = files.includes(path) ? sentencesOf(text(path)) : []
      return files
        .filter((file) => /^public\/locales\/[\w-]+\.json$/.test(file))
        .flatMap((file) => {
          const known = JSON.parse(text(file)) as Record<string, unknown>
          return sentences.filter((sentence) => !(sentence in known)).map((sentence) => `"${sentence}" in ${file}`)
        })
    },
  },
  {
    name: 'Journey',
    of: 'journeys',
    missing: (_, names, repository) =>
      absent(
        names.map((name) => `test/e2e/${name}.test.ts`),
        repository,
      ),
  },
  {
    name: 'Access tour and budget',
    missing: (_, __, repository) => [
      ...unsaid([`support/routes.ts'`], /^test\/e2e\/accessPages\.test\.ts$/, repository),
      ...unsaid([`support/routes.ts'`], /^test\/budget\/shifts\.test\.ts$/, repository),
    ],
  },
  {
    name: 'Pictures',
    missing: ({ routes }, _, repository) =>
      absent(
        routes.map(({ path }) => `docs/screens/${pictureOf(path)}.webp`),
        repository,
      ),
  },
  {
    name: 'README line',
    of: 'readme',
    missing: (_, names, repository) => unsaid(names, /^README\.md$/, repository),
  },
]

/** Returns what an area lacks, each with the place's name. */
export function missingOf(area: AreaFacts, repository: Repository): string[] {
  return areaPlaces.flatMap(({ name, of, missing }) => {
    const stated = of === undefined ? [] : area.stated[of]
    if ('without' in stated) return stated.without.length < 20 ? [`${name}: a reason why the area has none`] : []
    if (of !== undefined && stated.length === 0) return [`${name}: a name, or the reason why the area has none`]
    return missing(area, stated, repository).map((what) => `${name}: ${what}`)
  })
}
