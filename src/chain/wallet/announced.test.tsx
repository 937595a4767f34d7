import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deployment } from '../../deployment/deployment'
import { announcedProvider, readAnnouncement, useAnnouncedWallets } from './announced'
import { connect, openPage, readyBrowser, restoreBrowser, until } from '../../../test/unit/support/walletPage'
import { announceWallet, injectWallet, FakeWallet } from '../../../test/unit/support/fakeWallet'

const PNG = 'data:image/png;base64,iVBORw0KGgo='
const provider = { request: () => Promise.resolve(null) }
const info = { uuid: '1', rdns: 'io.Example', name: 'Example', icon: PNG }

describe('an announcement', () => {
  it('is parsed with its name and icon', () => {
    expect(readAnnouncement({ info, provider })).toEqual({
      ...{ id: 'announced:io.example', name: 'Example', iconUrl: PNG, provider },
    })
  })

  it.each([
    ['nothing', null],
    ['no info', { provider }],
    ['no provider', { info }],
    ['a provider without a request function', { info, provider: {} }],
    ['no name of its own', { info: { ...info, rdns: undefined }, provider }],
    ['a name that is none', { info: { ...info, rdns: 'two words' }, provider }],
    ['an endless name', { info: { ...info, rdns: `io.${'x'.repeat(200)}` }, provider }],
  ])('of %s is ignored', (_, detail) => {
    expect(readAnnouncement(detail)).toBeNull()
  })

  it.each([
    ['a script', 'javascript:alert(1)'],
    ['a page', 'data:text/html,<script>alert(1)</script>'],
    ['a host elsewhere', 'https://tracker.example/icon.png'],
    ['a picture of megabytes', `data:image/png;base64,${'A'.repeat(200_000)}`],
    ['no text', 7],
  ])('shows no icon that is %s', (_, icon) => {
    expect(readAnnouncement({ info: { ...info, icon }, provider })).toMatchObject({ iconUrl: null })
  })

  it('shows its name without hidden characters, and shortened', () => {
    const named = (name: unknown) => readAnnouncement({ info: { ...info, name }, provider })?.name
    expect(named('Exam\u202Eple\n')).toBe('Exam ple')
    expect(named('x'.repeat(500))).toBe('x'.repeat(40))
    expect(named(undefined)).toBe('io.Example')
  })
})

describe('a wallet that announces itself', () => {
  let wallet: FakeWallet
  beforeEach(() => {
    wallet = new FakeWallet(deployment.chainId)
    readyBrowser(wallet)
    injectWallet(undefined)
  })
  afterEach(restoreBrowser)

  it('is listed for every subscriber, early or late', async () => {
    const { result } = renderHook(useAnnouncedWallets)
    expect(result.current).toEqual([])
    act(() => void announceWallet(wallet, { rdns: 'io.early', name: 'Early' }))
    await waitFor(() => expect(result.current.map(({ name }) => name)).toEqual(['Early']))
    const late = renderHook(useAnnouncedWallets)
    expect(late.result.current).toHaveLength(1)
  })

  it('keeps its name: a second wallet with the same name is ignored', async () => {
    announceWallet(wallet, { rdns: 'io.early', name: 'False Early' })
    expect(await announcedProvider('announced:io.early')).not.toBe(wallet)
  })

  it('connects by its id, is stored, and reconnects at the next visit', async () => {
    announceWallet(wallet, { rdns: 'io.mine', name: 'Mine' })
    const page = openPage()
    await connect(page, 'announced:io.mine')
    await until(page, 'connected')
    expect(page.result.current).toMatchObject({ account: wallet.address, connectorId: 'announced:io.mine' })
    expect(localStorage.getItem('connectorId')).toBe('announced:io.mine')
    page.unmount()
    const next = openPage()
    await until(next, 'connected')
    expect(next.result.current.account).toBe(wallet.address)
  })

  it('that no longer exists has no provider, and reports that', async () => {
    const page = openPage()
    await connect(page, 'announced:io.gone')
    expect(page.result.current.error?.ground).toBe('noProvider')
    expect(localStorage.getItem('connectorId')).toBeNull()
  })
})
