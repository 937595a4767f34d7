import type { StoredPart } from './storedPart'

/** Product areas that a deployment can enable. */
export type Area =
  | 'swap'
  | 'liquidity'
  | 'farms'
  | 'auction'
  | 'pools'
  | 'prediction'
  | 'lottery'
  | 'collectibles'
  | 'competition'
  | 'teams'
  | 'profile'
  | 'ifo'
  | 'voting'

/** A path of the product and its page. */
export interface AreaRoute<Page = unknown> {
  /** A router pattern; `:name` is any one segment. */
  path: string
  /** Page name in titles, as a sentence of src/i18n. */
  title: string
  /** Loads the page's component; null while the page is not implemented. Paths of one page share one function. */
  page: (() => Promise<Page>) | null
  /** A trailing slash makes it a different path. */
  isStrict?: true
}

/** A navigation entry: a route of the app, or an external page. */
export type AreaPlace = AreaRoutePlace | AreaLink

export interface AreaRoutePlace {
  label: string
  to: string
  /** Other paths that belong to the place, including their subpaths. */
  also?: readonly string[]
  /** A badge beside the name. */
  tag?: 'beta' | 'win'
  /** Navigation group that contains the entry; without one it is an entry of its own. */
  group?: PlaceGroup
  /** Label of the tab above the pages of swap and liquidity that leads to the place (trading 2.2.1). */
  tab?: string
}

export interface AreaLink {
  label: string
  /** The deployment's entry in links.json with the URL. */
  link: string
  group?: PlaceGroup
}

/** Groups of the top navigation (trading 2.1.23). */
export type PlaceGroup = 'Trade' | 'Teams & profile' | 'More'

/** How a slice is persisted. `load` fetches the code that stores and merges, which the first load does not need. */
export interface StoredSlice {
  /** Parses the state from stored data of any shape. */
  read: (stored: unknown) => unknown
  load: () => Promise<StoredPart<unknown>>
}

/**
 * Declares what src/app derives from a feature. `Page` and `Context` represent types of React and the store, on which
 * core does not depend: src/app checks them where it uses the declarations.
 */
export interface AreaDeclaration<Page = unknown, Context = never> extends AreaParts<Context> {
  /** Area that a deployment must enable; null for a feature of every deployment. */
  area: Area | null
  routes?: readonly AreaRoute<Page>[]
  /** Placeholder while a page's code loads; a form by default. Wide: a list whose page takes the full width. */
  skeleton?: 'text' | 'list' | 'wide'
  places?: readonly AreaPlace[]
  /**
   * Loads parts that only the area's own pages need, with the first of these pages. Until then the state has no slice of
   * them.
   */
  late?: () => Promise<AreaParts<Context>>
}

/** What an area adds to the store. */
export interface AreaParts<Context = never> {
  /** Reducers, by the name of their slice. */
  slices?: Readonly<Record<string, (state: never, action: never) => unknown>>
  /** Persisted slices, by name. */
  stored?: Readonly<Record<string, StoredSlice>>
  /** Functions that start a background updater; not called where the deployment does not enable the area. */
  updaters?: readonly ((context: Context) => unknown)[]
}
