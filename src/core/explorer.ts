import { deployment } from './deployment'

type ExplorerPage = 'tx' | 'address' | 'token' | 'block'

/** Answers the address of the explorer's page about a transaction, account, token or block; null without an explorer. */
export function explorerLink(page: ExplorerPage, id: string | number): string | null {
  return deployment.explorer ? `${deployment.explorer.url}/${page}/${id}` : null
}
