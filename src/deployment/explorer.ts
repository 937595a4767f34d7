import { deployment } from './deployment'

type ExplorerPage = 'tx' | 'address' | 'token' | 'block' | 'block/countdown'

/**
 * Returns the URL of the explorer's page about a transaction, account, token, block or block countdown. Null without an
 * explorer.
 */
export function explorerLink(page: ExplorerPage, id: string | number): string | null {
  return deployment.explorer ? `${deployment.explorer.url}/${page}/${id}` : null
}
