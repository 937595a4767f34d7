/** Other features may import base features, through their index.ts. */
export const BASE_FEATURES: ReadonlySet<string> = new Set([
  'user',
  'transactions',
  'lists',
  'wallet',
  'trade',
  'earn',
  'games',
  'members',
])

export type Layer = 'core' | 'state' | 'i18n' | 'ui' | 'deployment' | 'chain' | 'market' | 'base' | 'feature' | 'app'

export interface Place {
  layer: Layer
  /** Name of the folder below features/. */
  feature?: string
}

const SIMPLE_LAYERS: ReadonlySet<string> = new Set([
  'core',
  'state',
  'i18n',
  'ui',
  'deployment',
  'chain',
  'market',
  'app',
])
const isSimpleLayer = (name: string): name is Exclude<Layer, 'base' | 'feature'> => SIMPLE_LAYERS.has(name)

const CODE = /\.tsx?$/

/** Returns the layer and feature of a file of src; null outside src or in an unknown folder. */
export function placeOf(path: string): Place | null {
  const [top, folder = '', feature, ...rest] = path.split('/')
  if (top !== 'src') return null
  if (/^main\.tsx?$/.test(folder)) return { layer: 'app' }
  if (folder === 'features' && feature !== undefined && (rest.length > 0 || !CODE.test(feature))) {
    return { layer: BASE_FEATURES.has(feature) ? 'base' : 'feature', feature }
  }
  return isSimpleLayer(folder) ? { layer: folder } : null
}

/** Returns the part between a file's name and its extension: `slice` of swap.slice.ts, `slice.test` of its test. */
export function roleOf(path: string): string {
  const [, ...parts] = (path.split('/').at(-1) ?? '').split('.')
  return parts.slice(0, -1).join('.')
}

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)
export const isSource = (path: string): boolean => path.startsWith('src/') && !isTest(path)
/** Checks for the declaration of a feature in the app's list, by its full path or without its extension. */
export const isAreaFile = (path: string): boolean => /^src\/features\/[^/]+\/area(\.ts)?$/.test(path)
/** Checks for parts of the store that load with the first page of an area, by full path or without extension. */
export const isLateParts = (path: string): boolean => /^src\/features\/(\w+)\/\1Parts(\.ts)?$/.test(path)
/** Checks for the screen of a route, which is loaded on its first visit. */
export const isPage = (path: string): boolean => /Page(\.tsx)?$/.test(path)
/** Checks for the entry point (index.ts) of a feature, by its full path or by its folder. */
export const isFeatureEntry = (path: string): boolean => /^src\/features\/[^/]+(\/index(\.tsx?)?)?$/.test(path)
/** Checks for values and rules that only compute: the same arguments always give the same result. */
export const isPure = (path: string): boolean => placeOf(path)?.layer === 'core' || roleOf(path) === 'rules'
export const isFeaturePage = (path: string): boolean =>
  path.startsWith('src/features/') && /\/[A-Z]\w*Page(\.tsx)?$/.test(path)
/** Checks for samples of the design system, at a route of the development server alone. */
export const isShowcase = (path: string): boolean =>
  path.startsWith('src/ui/showcase/') || path === 'src/ui/Showcase.tsx'
