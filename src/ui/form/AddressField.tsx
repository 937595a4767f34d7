import { CircleAlert, CircleCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../i18n'
import { Icon } from '../content/Icon'
import { Spinner } from '../controls/Spinner'
import { TextField, type TextFieldProps } from '../controls/TextField'
import { judgeAddress, type ReadAddress } from './judgeAddress'

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
  /** What others know about the address; its words go into `error` or `hint`, which come before the field's own. */
  verdict?: 'checking' | 'good' | 'bad' | undefined
  /** A name such as "alice.eth" will do as well. */
  allowsNames?: boolean
  /** Writes an address as its checksum wants it, and knows one whose letters are wrong; without it the form alone counts. */
  readAddress?: ReadAddress
}

/** An address or a name that stands for one, without any white space; it says itself what cannot be one (trading 2.7). */
export function AddressField(props: Props) {
  const { verdict, allowsNames = false, readAddress, value, onType, error, onBlur, ...rest } = props
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [isLeft, setIsLeft] = useState(false)
  const judged = judgeAddress(value, allowsNames, readAddress)

  function type(text: string): void {
    const bare = strip(text)
    const kept = (judgeAddress(bare, false) === 'address' && readAddress?.(bare)) || bare
    const field = input.current
    if (kept !== text && field) {
      const caret = strip(text.slice(0, field.selectionStart ?? text.length)).length
      // React writes the kept text and drops the caret at its end; this comes after it.
      queueMicrotask(() => field.setSelectionRange(caret, caret))
    }
    setIsLeft(false)
    onType(kept)
  }

  function fault(): string | undefined {
    if (judged === 'mistyped') return t('A letter of this address is wrong. Copy it again from where you have it.')
    // Who still types is not told that something is missing.
    if (judged !== 'wrong' && !(judged === 'unfinished' && isLeft)) return undefined
    return allowsNames
      ? t('Enter an address of 0x and 40 digits and letters from A to F, or a name such as %name%.', {
          name: 'alice.eth',
        })
      : t('Enter an address of 0x and 40 digits and letters from A to F.')
  }

  const said = error ?? fault()
  const sign = verdict ?? (said === undefined ? undefined : 'bad')
  return (
    <TextField
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      {...rest}
      error={said}
      ref={input}
      dir="ltr"
      value={value}
      onType={type}
      onBlur={(event) => {
        setIsLeft(true)
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
