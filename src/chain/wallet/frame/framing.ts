import { deployment } from '../../../deployment/deployment'
import { isFrameTrusted } from './framing.rules'

/** The page is embedded in a page of another origin, which could cover what the user confirms. */
export class FramedError extends Error {
  override readonly name = 'FramedError'
}

/** Returns the origins of the pages around this one, from the inside out; null for an unknown one. */
function ancestorOrigins(): (string | null)[] {
  const { ancestorOrigins: named } = window.location as { ancestorOrigins?: ArrayLike<string> }
  if (named) return Array.from(named)
  const origins: (string | null)[] = []
  for (let inner: Window = window; inner.parent !== inner; inner = inner.parent) {
    try {
      origins.push(inner.parent.location.origin)
    } catch {
      // Another origin. The referrer would name it, but a page that was navigated in its frame can fake that.
      origins.push(null)
    }
  }
  return origins
}

/** Checks whether the page is shown inside a page of another origin that the deployment does not allow. */
export const isFramedByOthers = (): boolean =>
  !isFrameTrusted(ancestorOrigins(), window.location.origin, deployment.framing?.allowedAncestors ?? [])

/** Throws FramedError inside a page of another origin; called before any wallet request. */
export function refuseWhileFramed(): void {
  if (isFramedByOthers()) throw new FramedError('This site is open inside another site, so you cannot sign here.')
}
