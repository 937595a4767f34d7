import { contenthashToUri } from '../../../chain/names/contenthash'
import { deploymentNames } from '../../../chain/names/deploymentNames'
import { InvalidNameError } from '../../../chain/names/invalidName'
import { readListName } from './listLocation.rules'

async function contenthashOf(name: string): Promise<string> {
  if (!deploymentNames) throw new Error('Could not construct mainnet ENS resolver')
  let cause: unknown
  try {
    const contenthash = await deploymentNames.resolveContenthash(name)
    if (contenthash) return contenthash
  } catch (error) {
    cause = error
  }
  const found = cause instanceof InvalidNameError ? cause.message : name
  throw new Error(`Failed to resolve ENS name: ${found}`, { cause })
}

/** Resolves a name to its ipfs or ipns location, keeping its path; throws the three messages of trading 8. */
export async function namedLocation(location: string): Promise<string> {
  const { name, path } = readListName(location) ?? { name: location, path: '' }
  const contenthash = await contenthashOf(name)
  try {
    return contenthashToUri(contenthash) + path
  } catch (cause) {
    throw new Error(`Failed to translate contenthash to URI: ${(cause as Error).message}`, { cause })
  }
}
