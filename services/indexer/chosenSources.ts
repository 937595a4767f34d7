import { readIndexEnvironment } from './environment.ts'
import { readSources } from './sources.ts'

export type { Address } from './sources.ts'

/** Contracts of the deployment that this process indexes. */
export const sources = readSources(readIndexEnvironment(process.env).deployment)
