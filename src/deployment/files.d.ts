/**
 * Types of a deployment's files. They are declared, not inferred from the files of one deployment, so that the
 * types are the same for every deployment. A build validates its folder against the schemas before it bundles a file.
 */
declare module '#deployment/blocked-accounts.json' {
  import type { Address } from '#src/core/address'

  const facts: readonly Address[]
  export default facts
}

declare module '#deployment/bases.json' {
  import type { BasesFile } from '#src/deployment/bases'

  const facts: BasesFile
  export default facts
}

declare module '#deployment/deployment.json' {
  import type { Deployment } from '#src/deployment/deployment'

  const facts: Deployment
  export default facts
}

declare module '#deployment/farms.json' {
  import type { FarmsFile } from '#src/deployment/farms'

  const facts: FarmsFile
  export default facts
}

declare module '#deployment/ifos.json' {
  import type { IfosFile } from '#src/deployment/ifos'

  const facts: IfosFile
  export default facts
}

declare module '#deployment/farm-auction.json' {
  import type { FarmAuctionFile } from '#src/deployment/farmAuction'

  const facts: FarmAuctionFile
  export default facts
}

declare module '#deployment/links.json' {
  import type { Links } from '#src/deployment/links'

  const facts: Links
  export default facts
}

declare module '#deployment/lottery.json' {
  import type { LotteryFile } from '#src/deployment/lottery'

  const facts: LotteryFile
  export default facts
}

declare module '#deployment/pools.json' {
  import type { PoolEntry } from '#src/deployment/pools'

  const facts: readonly PoolEntry[]
  export default facts
}

declare module '#deployment/prediction.json' {
  import type { PredictionFile } from '#src/deployment/prediction'

  const facts: PredictionFile
  export default facts
}

declare module '#deployment/token-list.json' {
  import type { TokenListFile } from '#src/deployment/tokenList'

  const facts: TokenListFile
  export default facts
}

declare module '#deployment/tokens.json' {
  import type { TokensFile } from '#src/deployment/tokens'

  const facts: TokensFile
  export default facts
}

declare module '#deployment/unsupported-tokens.json' {
  import type { TokenListFile } from '#src/deployment/tokenList'

  const facts: TokenListFile
  export default facts
}

declare module '#deployment/vault.json' {
  import type { VaultFile } from '#src/deployment/vault'

  const facts: VaultFile
  export default facts
}

declare module '#deployment/voting.json' {
  import type { VotingFile } from '#src/deployment/voting'

  const facts: VotingFile
  export default facts
}

declare module '#deployment/warning-tokens.json' {
  import type { WarningToken } from '#src/deployment/warningTokens'

  const facts: readonly WarningToken[]
  export default facts
}

// Tables that the build computes from several files (scripts/earnTables.ts).
declare module 'virtual:farm-aprs' {
  import type { FarmAprs } from '#src/deployment/farmAprs'

  const facts: FarmAprs
  export default facts
}

declare module 'virtual:lp-names' {
  const facts: Readonly<Record<string, string | undefined>>
  export default facts
}

declare module 'virtual:pool-prices' {
  import type { PriceFacts } from '#src/deployment/poolPrices'

  const facts: PriceFacts
  export default facts
}

declare module 'virtual:project-links' {
  const facts: Readonly<Record<string, string | undefined>>
  export default facts
}

declare module '#deployment/campaigns.json' {
  import type { CampaignEntry } from '#src/deployment/campaigns'

  const facts: readonly CampaignEntry[]
  export default facts
}

declare module '#deployment/competition.json' {
  import type { CompetitionEntry } from '#src/deployment/competition'

  const facts: readonly CompetitionEntry[]
  export default facts
}

declare module '#deployment/nfts.json' {
  import type { CollectiblesFile } from '#src/deployment/nfts'

  const facts: CollectiblesFile
  export default facts
}

declare module '#deployment/profile.json' {
  import type { ProfileFile } from '#src/deployment/profile'

  const facts: ProfileFile
  export default facts
}

declare module '#deployment/teams.json' {
  import type { TeamEntry } from '#src/deployment/teams'

  const facts: readonly TeamEntry[]
  export default facts
}
