import { validateCollectibleMetadata } from 'virtual:reply-validators'
import { fetchReply, ServiceUnavailableError } from './fetchReply'

/**
 * Returns the field `image` of a collectible's metadata from the first of the URLs that replies with it (games 7.1.5).
 * Throws ServiceUnavailableError.
 */
export async function readCollectibleImage(urls: readonly string[]): Promise<string> {
  for (const url of urls) {
    const metadata: unknown = await fetchReply(url)
      .then((reply) => (reply.ok ? reply.json() : null))
      .catch(() => null)
    if (validateCollectibleMetadata(metadata)) return metadata.image
  }
  throw new ServiceUnavailableError('No gateway returned the metadata of the collectible')
}
