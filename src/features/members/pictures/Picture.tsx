import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../../ui/content/Icon'
import { nextPicture, pictureFailed } from '../../../ui/content/tokenPictures'

/** The picture overlays the placeholder, so that loading shifts nothing. */
const Frame = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  border-radius: var(--radius-12);
  color: var(--text-quiet);
  user-select: none;

  &[data-placeholder] {
    background: var(--accent-soft);
  }
  & > * {
    grid-area: 1 / 1;
  }
  & > img:not([data-shown]) {
    opacity: 0;
  }
`

interface Props {
  /** URLs, each tried once in this order. */
  sources: readonly string[]
  /** In pixels. */
  size: number
  /** Placeholder when no source loads. */
  icon: LucideIcon
}

/**
 * Renders a picture from the first source that loads, or a placeholder (games 7.3.3). Its name is rendered beside it.
 */
export function Picture({ sources, size, icon }: Props) {
  const [shown, setShown] = useState<string>()
  const [, setFailures] = useState(0)
  const source = nextPicture('', sources)

  function fail(): void {
    if (source !== undefined) pictureFailed(source)
    setFailures((count) => count + 1)
  }

  return (
    <Frame
      style={{ inlineSize: size, blockSize: size }}
      data-placeholder={source === undefined || undefined}
      aria-hidden
    >
      {source === undefined ? (
        <Icon of={icon} size={24} />
      ) : (
        <img
          src={source}
          width={size}
          height={size}
          alt=""
          decoding="async"
          loading="lazy"
          referrerPolicy="no-referrer"
          data-shown={shown === source || undefined}
          onLoad={() => setShown(source)}
          onError={fail}
        />
      )}
    </Frame>
  )
}
