import { existsSync, readdirSync } from 'node:fs'

const features = new URL('../src/features/', import.meta.url)

/** Folders below src/features whose slices are loaded with the first page of the area, from `<folder>Parts.ts`. */
export const lateFolders: readonly string[] = readdirSync(features).filter((name) =>
  existsSync(new URL(`${name}/${name}Parts.ts`, features)),
)
