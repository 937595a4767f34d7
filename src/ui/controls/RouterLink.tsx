import type { AnchorHTMLAttributes, Ref } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A place in the product. */
  to: string
  ref?: Ref<HTMLAnchorElement>
}

/** A link to a place in the product; the router's own brings along how it fetches pages ahead, which nothing here uses. */
export function RouterLink({ to, onClick, target, children, ...rest }: Props) {
  const href = useHref(to)
  const follow = useLinkClickHandler(to, { ...(target !== undefined && { target }) })
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
