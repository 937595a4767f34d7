import { CircleAlert, CircleCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../i18n'
import { Icon } from '../content/Icon'
import { Spinner } from '../controls/Spinner'
import { TextField, type TextFieldProps } from '../controls/TextField'
import { classifyAddress, type ReadAddress } from '../../core/classifyAddress'

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

/** White space and invisible characters that are copied along with an address. */
const INVISIBLE = /[\s\p{Cf}\p{Cc}]+/gu

const strip = (text: string) => text.replaceAll(INVISIBLE, '')

type Props = Omit<TextFieldProps, 'after' | 'type' | 'dir' | 'ref'> & {
  /**
   * Result of the caller's own check; its text goes into `error` or `hint`, which take precedence over the field's own.
   */
  verdict?: 'checking' | 'good' | 'bad' | undefined
  /** Accepts a name such as "alice.eth" as well. */
  allowsNames?: boolean
  /** Formats an address with its checksum and detects a mismatch; without it, only the form is checked. */
  readAddress?: ReadAddress
}

/** An input for an address or a name, without white space; reports text that cannot be either (trading 2.7, 5.7). */
export function AddressField(props: Props) {
  const { verdict, allowsNames = false, readAddress, value, onType, error, onBlur, ...rest } = props
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [isBlurred, setIsBlurred] = useState(false)
  const addressClass = classifyAddress(value, allowsNames, readAddress)

  function type(text: string): void {
    const bare = strip(text)
    const normalized = (classifyAddress(bare, false) === 'address' && readAddress?.(bare)) || bare
    const field = input.current
    if (normalized !== text && field) {
      const caret = strip(text.slice(0, field.selectionStart ?? text.length)).length
      // React writes the new text and moves the caret to its end; the microtask runs after that.
      queueMicrotask(() => field.setSelectionRange(caret, caret))
    }
    setIsBlurred(false)
    onType(normalized)
  }

  function ownError(): string | undefined {
    if (addressClass === 'mistyped') return t('This address has a typo. Copy it again.')
    // An incomplete address is no error while the user is typing.
    if (addressClass !== 'wrong' && !(addressClass === 'unfinished' && isBlurred)) return undefined
    return allowsNames
      ? t('Enter an address (0x and 40 digits or letters A to F) or a name such as %name%.', {
          name: 'alice.eth',
        })
      : t('Enter an address: 0x and 40 digits or letters A to F.')
  }

  const shownError = error ?? ownError()
  const sign = verdict ?? (shownError === undefined ? undefined : 'bad')
  return (
    <TextField
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      {...rest}
      error={shownError}
      ref={input}
      dir="ltr"
      value={value}
      onType={type}
      onBlur={(event) => {
        setIsBlurred(true)
        onBlur?.(event)
      }}
      after={
        sign && (
          <Verdict data-kind={sign}>
            {sign === 'checking' ? <Spinner /> : <Icon of={sign === 'good' ? CircleCheck : CircleAlert} />}
          </Verdict>
        )
      }
    />
  )
}
