import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'

afterEach(cleanup)

// The files of a process share its document too: listeners, stored texts and elements are removed after each file.
const heard: (() => void)[] = []
// A part that is fetched when it is first opened takes more than the usual second on a busy machine.
const asBegun = { ...getConfig(), asyncUtilTimeout: 30_000 }
configure(asBegun)

/** Returns whether a package adds the listener: it is loaded once for all files, so that its listeners must remain. */
const isOfPackage = () => new Error().stack?.split('\n')[3]?.includes('/node_modules/') === true

type Listen = EventTarget['addEventListener']

for (const target of [globalThis, document] as { addEventListener: Listen; removeEventListener: Listen }[]) {
  const listen = target.addEventListener
  target.addEventListener = (type, listener, options) => {
    if (!isOfPackage()) heard.push(() => target.removeEventListener(type, listener, options))
    listen.call(target, type, listener, options)
  }
  afterAll(() => {
    target.addEventListener = listen
  })
}

afterAll(() => {
  configure(asBegun)
  for (const end of heard) end()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
  document.head.replaceChildren()
  document.body.replaceChildren()
})
