import { Ajv } from 'ajv'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { validatorModule } from './standaloneValidators.ts'

const NAME = 'virtual:reply-validators'
const RESOLVED = `\0${NAME}`
const SCHEMA = fileURLToPath(new URL('../src/chain/services/replies.schema.json', import.meta.url))

/** Returns the schema of the services' replies; each of its definitions is a reply, or a part of one. */
export const replySchema = (): { definitions: Record<string, object> } =>
  JSON.parse(readFileSync(SCHEMA, 'utf8')) as { definitions: Record<string, object> }

function validatorCode(): string {
  const ajv = new Ajv({ code: { source: true, esm: true } })
  ajv.addSchema(replySchema(), 'replies')
  return validatorModule(ajv, {
    validateProfile: 'replies#/definitions/Profile',
    validatePairHours: 'replies#/definitions/PairHours',
    validatePredictionBets: 'replies#/definitions/PredictionBets',
    validateLotteries: 'replies#/definitions/Lotteries',
    validateLotteryPlayer: 'replies#/definitions/LotteryPlayer',
    validatePoints: 'replies#/definitions/Points',
    validateTeamMembers: 'replies#/definitions/TeamMembers',
    validateTraders: 'replies#/definitions/Traders',
    validateCollectibleMetadata: 'replies#/definitions/CollectibleMetadata',
    validateProposals: 'replies#/definitions/Proposals',
    validateOneProposal: 'replies#/definitions/OneProposal',
    validateVotes: 'replies#/definitions/Votes',
    validateVotingPower: 'replies#/definitions/VotingPower',
    validateVerification: 'replies#/definitions/Verification',
    validateMessageReceipt: 'replies#/definitions/MessageReceipt',
    validateMessageRefusal: 'replies#/definitions/MessageRefusal',
  })
}

/** Serves the validators of the services' replies as `virtual:reply-validators`, compiled in each build. */
export function replyValidators(): Plugin {
  return {
    name: 'hotcake:reply-validators',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined
      this.addWatchFile(SCHEMA)
      return validatorCode()
    },
  }
}
