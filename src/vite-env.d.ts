/// <reference types="vite/client" />

/** True only in builds whose deployment names a demo wallet; false lets the bundler drop every trace of it. */
declare const __DEMO_WALLET__: boolean

/** Made from the published schema of token lists when the app is built (scripts/listValidator.ts). */
declare module 'virtual:list-validator' {
  export interface Validate {
    (document: unknown): boolean
    /** What the last call found; null when it found nothing. */
    errors: readonly { instancePath: string; message?: string }[] | null
  }
  export const validateList: Validate
  /** For a run of a list's tokens. */
  export const validateTokens: Validate
}

/** What pages of pools need of the farms, made from the deployment's files (scripts/earnTables.ts). */
declare module 'virtual:pool-prices' {
  import type { PriceFacts } from './market/prices/farmFacts'

  const facts: PriceFacts
  export default facts
}

/** The site of each token's project by the token's key, apart from the table of tokens (scripts/earnTables.ts). */
declare module 'virtual:project-links' {
  const links: Readonly<Record<string, string | undefined>>
  export default links
}

/** What trading fees bring a year, in percent, in the order of farms.json; 0 where that is not known (scripts/earnTables.ts). */
declare module 'virtual:farm-aprs' {
  const aprs: { readonly asOf: string | null; readonly percents: readonly number[] }
  export default aprs
}
