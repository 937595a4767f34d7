import { deployment, type Deployment } from '../../../core/deployment'

/** The page may connect to any host by https; by http to the deployment's own alone (content security policy). */
const isReachable = ({ protocol, origin }: URL, { rpc, services }: Pick<Deployment, 'rpc' | 'services'>): boolean =>
  protocol === 'https:' ||
  [...rpc.http, ...Object.values(services).flat()].some((url) => url.startsWith(`${origin}/`) || url === origin)

/** Answers the address of a node typed by a person, or null when it is none that the page may connect to. */
export function parseNodeUrl(text: string, facts: Pick<Deployment, 'rpc' | 'services'> = deployment): string | null {
  try {
    const url = new URL(text.trim())
    return isReachable(url, facts) && url.username === '' && url.hash === '' ? url.href : null
  } catch {
    return null
  }
}
