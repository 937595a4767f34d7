const OPENS = /^(?:https:\/\/[^/]|mailto:[^/]|ipfs:\/\/[^/])/i

/** Answers where a link of a text from outside may lead: https, mailto and ipfs as they are; undefined for all else. */
export const linkTarget = (href: string | undefined): string | undefined =>
  href !== undefined && OPENS.test(href) ? href : undefined
