import type { AnchorHTMLAttributes, Ref } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A route of the app. */
  to: string
  ref?: Ref<HTMLAnchorElement>
}

/** A link to a route of the app. The router's own link includes page prefetching, which the app does not use. */
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
