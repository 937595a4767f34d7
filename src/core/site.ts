/** URL of this module: every JavaScript file of a build is in assets/, one folder below the site. */
const here = import.meta.url

/**
 * Returns the URL of a file of public/; of the site itself, with a trailing slash, for ''. One build serves from any
 * folder of any host, so the URL is resolved at run time. It is absolute because the page's path may be deeper than the
 * site.
 */
export const siteUrl = (path = ''): string =>
  import.meta.env.PROD ? new URL(`../${path}`, here).href : `${import.meta.env.BASE_URL}${path}`

/** Returns the path of the site on its host, with a trailing slash. */
export const sitePath = (): string => new URL(siteUrl(), here).pathname
