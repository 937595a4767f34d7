import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../node/root.ts'
import { readCollectibles } from '../protocol/deploymentFiles.ts'
import { folderCid } from './contentFolder.ts'

const FOLDER = join(root, 'public', 'images', 'collectibles')

/** File of the local IPFS gateway. */
export interface GatewayFile {
  contentType: string
  text: string
}

interface Folder {
  cid: string
  files: ReadonlyMap<string, string>
}

const folderOf = (files: ReadonlyMap<string, string>): Folder => ({ cid: folderCid(files), files })

/** Returns the pictures of the collectibles, as a folder with its content address. */
export const readPictures = (): Folder =>
  folderOf(new Map(readdirSync(FOLDER).map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')])))

/** Returns the metadata of the collectibles, in the shape to which the token URIs of the deployed contracts lead. */
function readMetadata(): Folder {
  const documents = readCollectibles().map(({ identifier, name, image, variationId }) => {
    const metadata = { name, description: `${name}, a hotcake`, image, attributes: { bunnyId: String(variationId) } }
    return [`${identifier}.json`, `${JSON.stringify(metadata, null, 2)}\n`] as const
  })
  return folderOf(new Map(documents))
}

/** Returns the content address of the folder of the metadata; a token URI is this and the file's name. */
export const metadataCid = (): string => readMetadata().cid

/** Returns the files of the gateway by path below /ipfs/. */
export function gatewayFiles(): ReadonlyMap<string, GatewayFile> {
  const entriesOf = ({ cid, files }: Folder, contentType: string) =>
    [...files].map(([name, text]) => [`${cid}/${name}`, { contentType, text }] as const)
  return new Map([...entriesOf(readPictures(), 'image/svg+xml'), ...entriesOf(readMetadata(), 'application/json')])
}
