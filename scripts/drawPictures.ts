import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readPictures } from '../devnet/profile/metadata.ts'
import { pictures } from './art/pictures.ts'
import { root } from './program.ts'

/**
 * Draws the collectibles, teams and badges into public/images, from the parts in scripts/art. Writes the content address of
 * the collectibles into nfts.json of the local chain, whose gateway serves them.
 */
const folder = join(root, 'public', 'images')
for (const kind of ['collectibles', 'teams', 'badges']) rmSync(join(folder, kind), { recursive: true, force: true })
for (const [path, text] of pictures) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
const table = join(root, 'deployments', 'devnet', 'nfts.json')
writeFileSync(table, readFileSync(table, 'utf8').replaceAll(/ipfs:\/\/\w+\//g, `ipfs://${readPictures().cid}/`))
