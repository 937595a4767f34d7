/** Where this code itself lies: every file of a build's code stands in assets/, one folder below the site. */
const here = import.meta.url

/**
 * Answers the address of a file of public/, and with '' that of the site itself, with a slash at its end. One build serves
 * from any folder of any host, so the address is found at run time, and whole: the page may stand deeper than the site.
 */
export const siteUrl = (path = ''): string =>
  import.meta.env.PROD ? new URL(`../${path}`, here).href : `${import.meta.env.BASE_URL}${path}`

/** Answers the folder of its host that the site stands in, as a path with a slash at its end. */
export const sitePath = (): string => new URL(siteUrl(), location.href).pathname
