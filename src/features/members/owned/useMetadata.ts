import { useEffect, useState } from 'react'
import { deployment } from '../../../deployment/deployment'
import { fileUrls } from './collectibles.rules'

const gateways = [deployment.services['ipfsGateways'] ?? []].flat()

/** Field `image` by the address of the metadata; null for a file that could not be read. */
export type Images = Readonly<Record<string, string | null>>

const NONE: Images = {}

/** Reads in progress, by the address of the metadata: parts of a page that need the same file share its read. */
const awaited = new Map<string, Promise<string | null>>()

function readImage(uri: string): Promise<string | null> {
  const pending = awaited.get(uri)
  if (pending) return pending
  const reading = import('../../../chain/services/collectibleImage')
    .then((it) => it.readCollectibleImage(fileUrls(uri, gateways)))
    .catch(() => null)
    .finally(() => awaited.delete(uri))
  awaited.set(uri, reading)
  return reading
}

/** Reads the field `image` of metadata files, each once; a file is absent while it loads. */
export function useMetadata(uris: readonly string[]): Images {
  const [images, setImages] = useState(NONE)
  const key = [...new Set(uris)].toSorted().join('\n')
  useEffect(() => {
    let isCurrent = true
    async function read(uri: string): Promise<void> {
      const image = await readImage(uri)
      if (isCurrent) setImages((before) => ({ ...before, [uri]: image }))
    }
    for (const uri of key.split('\n').filter(Boolean)) void read(uri)
    return () => {
      isCurrent = false
    }
  }, [key])
  return images
}
