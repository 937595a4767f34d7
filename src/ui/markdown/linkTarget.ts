const OPENS = /^(?:https:\/\/[^/]|mailto:[^/]|ipfs:\/\/[^/])/i

/** Returns the URL of a link in untrusted text if its scheme is https, mailto or ipfs; undefined otherwise. */
export const linkTarget = (href: string | undefined): string | undefined =>
  href !== undefined && OPENS.test(href) ? href : undefined
