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
