import { CircleAlert, CircleCheck } from 'lucide-react'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../content/Icon'
import { Spinner } from '../controls/Spinner'
import { TextField, type TextFieldProps } from '../controls/TextField'

const Verdict = styled.span`
  display: inline-flex;
  flex: none;

  &[data-kind='good'] {
    color: var(--good);
  }
  &[data-kind='bad'] {
    color: var(--bad);
  }
`

/** White space and the unseen marks that come along when an address is copied from a page or a letter. */
const UNSEEN = /[\s\p{Cf}\p{Cc}]+/gu

const strip = (text: string) => text.replaceAll(UNSEEN, '')

type Props = Omit<TextFieldProps, 'after' | 'type' | 'dir' | 'ref'> & {
  /** What is known about the address; its words go into `error` or `hint`. */
  verdict?: 'checking' | 'good' | 'bad' | undefined
}

/** An address or a name that stands for one, without any white space (trading 2.7). */
export function AddressField({ verdict, value, onType, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null)

  function type(text: string): void {
    const kept = strip(text)
    const field = input.current
    if (kept !== text && field) {
      const caret = strip(text.slice(0, field.selectionStart ?? text.length)).length
      // React writes the stripped text and drops the caret at its end; this comes after it.
      queueMicrotask(() => field.setSelectionRange(caret, caret))
    }
    onType(kept)
  }

  return (
    <TextField
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="off"
      {...rest}
      ref={input}
      dir="ltr"
      value={value}
      onType={type}
      after={
        verdict && (
          <Verdict data-kind={verdict}>
            {verdict === 'checking' ? <Spinner /> : <Icon of={verdict === 'good' ? CircleCheck : CircleAlert} />}
          </Verdict>
        )
      }
    />
  )
}
