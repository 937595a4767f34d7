import { GOOD_LIST } from './documents.ts'
import { UNLISTED_TOKENS, unlistedAddress } from './listedTokens.ts'
import { BROKEN_NAME, LIST_NAME } from './names.ts'

const row = (what: string, text: string) => `<dt>${what}</dt><dd><code>${text}</code></dd>`

/** Returns the host's own page: values to paste into the app, and the button that publishes the newer version. */
export const pageOf = (url: string, isNewerPublished: boolean): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Token lists to try</title>
<h1>Token lists to try</h1>
<dl>
${row('A good list', `${url}/list.json`)}
${row('Its newer version', `${url}/newer.json`)}
${row('A broken list', `${url}/broken.json`)}
${row('The good list by content', `ipfs://${GOOD_LIST.cid}`)}
${row('The good list by name', LIST_NAME)}
${row('A name whose content cannot be read', BROKEN_NAME)}
${UNLISTED_TOKENS.map(({ key, name }) => row(name, unlistedAddress(key))).join('\n')}
</dl>
<form method="post" action="/${isNewerPublished ? 'withdraw' : 'publish'}">
<p>list.json is now version ${isNewerPublished ? '1.1.0' : '1.0.0'}.
<button>${isNewerPublished ? 'Withdraw the newer version' : 'Publish the newer version'}</button></p>
</form>
`
