import { useEffect, useState } from 'react'
import type { NameRefusal } from '../../../chain/services/profileNaming'
import { profileFacts } from '../../../deployment/profile'
import { nameFault, type NameFault } from '../profile.rules'

/** constants: NAME_LENGTH */
const CHECK_DELAY_MS = 200
/** Time between attempts while the services do not reply. */
const REPEAT_MS = 5_000

/** State of a typed name. `unavailable`: the services do not reply. */
export type NameState = 'empty' | NameFault | 'checking' | 'available' | 'unavailable' | NameRefusal

type Verdict = Extract<NameState, 'available' | 'unavailable' | NameRefusal>

/** Returns the state of a name while it is typed (games 5.1). A name of a valid form is checked by the services. */
export function useNameCheck(servicesUrl: string | null, name: string): NameState {
  const [latest, setLatest] = useState<{ name: string; verdict: Verdict } | null>(null)
  const fault = nameFault(name, profileFacts.nameLength)
  const isChecked = fault === null && servicesUrl !== null
  useEffect(() => {
    if (!isChecked) return undefined
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout> | undefined
    async function check(): Promise<void> {
      const verdict = await import('../../../chain/services/profileNaming')
        .then((it) => it.checkName(servicesUrl ?? '', name))
        .then(
          (refusal): Verdict => refusal ?? 'available',
          (): Verdict => 'unavailable',
        )
      if (!isCurrent) return
      setLatest({ name, verdict })
      if (verdict === 'unavailable') timer = setTimeout(() => void check(), REPEAT_MS)
    }
    timer = setTimeout(() => void check(), CHECK_DELAY_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [isChecked, name, servicesUrl])
  if (name === '') return 'empty'
  if (fault !== null) return fault
  return latest?.name === name ? latest.verdict : 'checking'
}
