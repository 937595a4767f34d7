import { deployment } from '../../deployment/deployment'
import { checkList } from './loading/checkList.chain'
import { fetchFirstJson } from './loading/fetchJson.chain'
import { isListName, listUrls, readListName } from './loading/listLocation.rules'
import { namedLocation } from './loading/namedLocation.chain'
import type { TokenList } from './tokenList'

const { services } = deployment
const gateways = {
  ipfs: [services['ipfsGateways'] ?? []].flat(),
  ipns: [services['ipnsGateways'] ?? []].flat(),
}

/**
 * Returns the stored form of a location: an ENS name is normalised, so that a list is known only once. Throws for an
 * invalid name.
 */
export async function storedLocation(location: string): Promise<string> {
  const named = readListName(location)
  if (!named) return location
  const { normalizeName } = await import('../../chain/names/normalize')
  return normalizeName(named.name) + named.path
}

/**
 * Reads the token list at a location (trading 5, 7): https, http (upgraded to https), an ENS name, ipfs or ipns. The
 * latter two use the deployment's gateways in order. Returns it validated and sanitised; throws the messages of trading
 * 5 and 8.
 */
export async function loadList(location: string): Promise<TokenList> {
  const text = location.trim()
  const urls = listUrls(isListName(text) ? await namedLocation(text) : text, gateways)
  if (urls.length === 0) throw new Error('Unrecognized list URL protocol.')
  return checkList(await fetchFirstJson(urls, text))
}
