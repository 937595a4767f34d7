import { areaSamples } from './areaSamples.ts'
import { codeSamples } from './codeSamples.ts'
import { contractSamples } from './contractSamples.ts'
import { figureSamples } from './figureSamples.ts'
import { importSamples } from './importSamples.ts'
import { puritySamples } from './puritySamples.ts'
import { lookSamples } from './lookSamples.ts'
import { serviceSamples } from './serviceSamples.ts'
import { shapeSamples } from './shapeSamples.ts'
import { stateSamples } from './stateSamples.ts'
import { vendorSamples } from './vendorSamples.ts'
import { wordSamples } from './wordSamples.ts'

type Files = Readonly<Record<string, string>>

export interface Sample {
  rule: string
  holds: Files
  /** Trees that break the rule, each with text that the message must contain. */
  breaks: readonly { files: Files; says: string }[]
}

/** Small trees for each rule, which prove that its check can fail. */
export const samples: readonly Sample[] = [
  ...areaSamples,
  ...importSamples,
  ...puritySamples,
  ...shapeSamples,
  ...codeSamples,
  ...contractSamples,
  ...stateSamples,
  ...vendorSamples,
  ...serviceSamples,
  ...wordSamples,
  ...lookSamples,
  ...figureSamples,
]
