import { deployment, type Deployment } from '../../../deployment/deployment'

/** The content security policy allows any host over https, and over http only the deployment's own. */
const isReachable = ({ protocol, origin }: URL, { rpc, services }: Pick<Deployment, 'rpc' | 'services'>): boolean =>
  protocol === 'https:' ||
  [...rpc.http, ...Object.values(services).flat()].some((url) => url.startsWith(`${origin}/`) || url === origin)

/** Parses the URL of a typed node; null when the page may not connect to it. */
export function parseNodeUrl(text: string, facts: Pick<Deployment, 'rpc' | 'services'> = deployment): string | null {
  try {
    const url = new URL(text.trim())
    return isReachable(url, facts) && url.username === '' && url.hash === '' ? url.href : null
  } catch {
    return null
  }
}
