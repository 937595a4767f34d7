import { CircleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { sanitizedText } from '../../../core/sanitizedText'
import { Icon } from '../../../ui/content/Icon'
import { announce } from '../../../ui/toast/announce'

const Line = styled.p`
  display: flex;
  gap: var(--space-8);
  color: var(--bad);
  font-size: var(--type-14);
  overflow-wrap: anywhere;
`

/** The error message of a list that failed to load; announced when it appears. */
export function ErrorText({ message }: { message: string | null }) {
  const text = message === null ? null : sanitizedText(message)
  useEffect(() => {
    if (text !== null) announce(text)
  }, [text])
  if (text === null) return null
  return (
    <Line>
      <Icon of={CircleAlert} />
      <span dir="auto">{text}</span>
    </Line>
  )
}
