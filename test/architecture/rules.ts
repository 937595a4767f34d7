import { areaRules } from './areaRules.ts'
import { codeRules } from './codeRules.ts'
import { contractRules } from './contractRules.ts'
import { docRules } from './docRules.ts'
import { factRules } from './factRules.ts'
import { figureRules } from './figureRules.ts'
import { importRules } from './importRules.ts'
import { lookRules } from './lookRules.ts'
import { nameRules } from './nameRules.ts'
import { packageRules } from './packageRules.ts'
import { purityRules } from './purityRules.ts'
import type { Rule } from './rule.ts'
import { serviceRules } from './serviceRules.ts'
import { sizeRules } from './sizeRules.ts'
import { stateRules } from './stateRules.ts'
import { vendorRules } from './vendorRules.ts'
import { wordRules } from './wordRules.ts'

/** Every rule of ARCHITECTURE.md. */
export const rules: readonly Rule[] = [
  ...areaRules,
  ...importRules,
  ...packageRules,
  ...purityRules,
  ...nameRules,
  ...sizeRules,
  ...factRules,
  ...codeRules,
  ...contractRules,
  ...stateRules,
  ...docRules,
  ...vendorRules,
  ...serviceRules,
  ...wordRules,
  ...lookRules,
  ...figureRules,
]
