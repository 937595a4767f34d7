import { deployment } from '../../../core/deployment'

const SECURE = /^https:\/\//i
const CONTENT = /^ipfs:\/\/(?:ipfs\/)?(.+)$/i

const gateways = [deployment.services['ipfsGateways'] ?? []].flat()

/** Answers where a list's logo may be fetched from: https and, for ipfs, gateways; the content policy lets nothing else in. */
export function logoSources(logoURI: string | undefined): readonly string[] {
  if (!logoURI) return []
  const [, content] = CONTENT.exec(logoURI) ?? []
  const urls = content ? gateways.map((gateway) => gateway + content) : [logoURI]
  return urls.filter((url) => SECURE.test(url))
}
