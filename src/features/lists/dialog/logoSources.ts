import { deployment } from '../../../deployment/deployment'

const SECURE = /^https:\/\//i
const CONTENT = /^ipfs:\/\/(?:ipfs\/)?(.+)$/i

const gateways = [deployment.services['ipfsGateways'] ?? []].flat()

/**
 * Returns the URLs of a logo: https, or ipfs by way of the gateways. The content security policy blocks anything else.
 */
export function logoSources(logoURI: string | undefined): readonly string[] {
  if (!logoURI) return []
  const [, content] = CONTENT.exec(logoURI) ?? []
  const urls = content ? gateways.map((gateway) => gateway + content) : [logoURI]
  return urls.filter((url) => SECURE.test(url))
}
