import facts from '#deployment/prediction.json'

/** Contents of prediction.json that the app uses. */
export interface PredictionFile {
  /** Decimals of the oracle's price in US dollars. */
  oracleDecimals: number
  intervalBlocks: number
  bufferBlocks: number
  /** Blocks that a round usually takes beyond its interval, because its execution is a transaction of its own. */
  blockPadding: number
  minBetAmountRaw: string
  rewardRatePercent: number
}

/** Terms of the prediction market, which apply until those of the contract are read (games 9). */
export const predictionFacts: PredictionFile = facts
