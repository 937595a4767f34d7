import { Award, Image, Users } from 'lucide-react'
import { siteUrl } from '../../../core/site'
import { deployment } from '../../../deployment/deployment'
import { teamEntries } from '../../../deployment/teams'
import { fileUrls } from '../owned/collectibles.rules'
import { Picture } from './Picture'

const gateways = [deployment.services['ipfsGateways'] ?? []].flat()

/** The content security policy blocks pictures of other schemes. */
const isSecure = (url: string): boolean => url.startsWith('https://')

interface Sized {
  /** In pixels. */
  size: number
}

interface CollectibleProps extends Sized {
  /** Null for an unknown one, which has the placeholder. */
  collectible: { identifier: string; image: string } | null
}

/** Renders the picture of a collectible: the drawing of this site, else the original from the gateways. */
export function CollectiblePicture({ collectible, size }: CollectibleProps) {
  const sources = collectible
    ? [
        siteUrl(`images/collectibles/${collectible.identifier}.svg`),
        ...fileUrls(collectible.image, gateways).filter(isSecure),
      ]
    : []
  return <Picture sources={sources} size={size} icon={Image} />
}

/** Renders the emblem of a team by its id on the chain. */
export function TeamPicture({ teamId, size }: Sized & { teamId: number }) {
  const slug = teamEntries.find(({ id }) => id === teamId)?.slug
  return <Picture sources={slug === undefined ? [] : [siteUrl(`images/teams/${slug}.svg`)]} size={size} icon={Users} />
}

/** Renders the badge of an achievement by its name in campaigns.json; the placeholder for an unknown one. */
export function BadgePicture({ badge, size }: Sized & { badge: string | null }) {
  const sources = badge === null ? [] : [siteUrl(`images/badges/${badge}.svg`)]
  return <Picture sources={sources} size={size} icon={Award} />
}
