import { useEffect, useMemo, useState } from 'react'
import { useSelector } from 'react-redux'
import { isAddressText } from '../../../core/address'
import { selectUser } from '../../user'
import { selectConfirmedAddress, selectRecipientText } from '../swap.slice'
import type { Recipient } from './recipient.rules'

const OWN: Recipient = { status: 'own' }
const MISSING: Recipient = { status: 'missing' }
const RESOLVING: Recipient = { status: 'resolving' }

/** Who still types a name is not looked up at each letter. */
const TYPING_MS = 300
/** How soon a name is asked for again that no node answered for. */
const RETRY_MS = 4_000

/**
 * Answers whom the swap is for: in expert mode who stands in the recipient field, looked up where that is a name, else the
 * own account (trading 2.3). The same text answers the same object.
 */
export function useRecipient(isWrap: boolean): Recipient {
  const { isExpert } = useSelector(selectUser)
  const recipient = useSelector(selectRecipientText)
  const confirmedAddress = useSelector(selectConfirmedAddress)
  const text = isExpert && !isWrap ? recipient : null
  const [found, setFound] = useState<{ text: string; recipient: Recipient } | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!text) return undefined
    let isWanted = true
    let retry: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      const answer = await import('./recipient.chain')
        .then(({ resolveRecipient }) => resolveRecipient(text))
        .catch((): Recipient => ({ status: 'invalid', fault: 'unreachable' }))
      if (!isWanted) return
      setFound({ text, recipient: answer })
      if (answer.status === 'invalid' && answer.fault === 'unreachable') {
        retry = setTimeout(() => setAttempt(attempt + 1), RETRY_MS)
      }
    }
    const wait = setTimeout(() => void look(), isAddressText(text) || attempt > 0 ? 0 : TYPING_MS)
    return () => {
      isWanted = false
      clearTimeout(wait)
      clearTimeout(retry)
    }
  }, [attempt, text])

  // The same object as long as nothing changed, so that nothing renders.
  const confirmedRecipient = useMemo((): Recipient => {
    const recipientFound = found?.recipient ?? RESOLVING
    const isConfirmed = recipientFound.status === 'unconfirmed' && recipientFound.address === confirmedAddress
    return isConfirmed ? { status: 'valid', address: recipientFound.address, isOnesWord: true } : recipientFound
  }, [confirmedAddress, found])

  if (text === null) return OWN
  if (text === '') return MISSING
  return found?.text === text ? confirmedRecipient : RESOLVING
}
