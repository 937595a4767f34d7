import facts from '#deployment/links.json'

/** External pages that the app links to but never reads. */
export type LinkName =
  | 'blog'
  | 'bridge'
  | 'chartLibrary'
  | 'contact'
  | 'docs'
  | 'exchangeHelp'
  | 'farmAuctionForm'
  | 'github'
  | 'info'
  | 'infoPool'
  | 'lpMigration'
  | 'merch'
  | 'oldExchange'
  | 'tokenListViewer'
  | 'walletHelp'

/** Contents of links.json: URLs by name; a deployment may lack any of them. */
export type Links = Readonly<Partial<Record<LinkName, string>>>

export const links: Links = facts
