/** Any account: every account has results, generated from the call data. */
export const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** Returns whether a farm's row shows its figures, an APR among them. Runs in the page. */
export const isFarmComplete = (row: Element): boolean =>
  /\d%/.test(row.textContent) && !row.ariaBusy && !/–/.test(row.textContent)

/** Returns whether a pool's row shows its figures and awaits nothing. Runs in the page. */
export const isPoolComplete = (row: Element): boolean =>
  /\d%/.test(row.textContent) && !row.querySelector('[aria-busy]')
