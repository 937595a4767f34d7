import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { beforeEach, expect, test, vi } from 'vitest'
import { blockReducer } from '../../../chain/block/block.slice'
import { nodes } from '../../../chain/rpc/nodes'
import { NodeNotices, NodeStatus } from './NodeStatus'
import { NodesView } from './NodesView'
import { ownNodeChosen, userReducer } from '../user.slice'

function open() {
  const store = configureStore({ reducer: combineReducers({ user: userReducer, block: blockReducer }) })
  render(
    <Provider store={store}>
      <NodeNotices />
      <NodeStatus />
      <NodesView />
    </Provider>,
  )
  return store
}

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  // No server is listening there. Node state is recorded by the node pool, which loads on the first failure.
  nodes.choose(['http://127.0.0.1:1', 'http://127.0.0.1:2', 'http://127.0.0.1:3'])
  await vi.waitFor(
    () => {
      if (nodes.health().length !== 3) throw new Error('the nodes are not chosen yet')
    },
    { timeout: 30_000 },
  )
})

test('lists each node with the reason why it is not used', async () => {
  await nodes.request('eth_call', []).catch(() => undefined)
  open()
  expect(screen.getByRole('button', { name: '0 of 3 nodes working' })).toBeInTheDocument()
  expect(screen.getAllByText('No answer')).toHaveLength(3)
  expect(screen.getByText('127.0.0.1:2')).toBeInTheDocument()
})

test('claims agreement only about compared data, with its block', () => {
  open()
  expect(screen.getByRole('button', { name: '3 of 3 nodes working' })).toBeInTheDocument()
  act(() => nodes.noteAgreement({ about: 'reads', blockNumber: 1_234, operators: 2 }))
  const ofBalances = '2 nodes agreed on your balances at block 1,234'
  expect(screen.getByRole('button', { name: ofBalances })).toBeInTheDocument()
  act(() => nodes.noteAgreement({ about: 'write', blockNumber: 1_240, operators: 2 }))
  const ofWrite = '2 nodes agreed on your last transaction at block 1,240'
  expect(screen.getByRole('button', { name: ofWrite })).toBeInTheDocument()
})

test('shows which nodes disagree, as plain text, until dismissed', async () => {
  open()
  nodes.report({
    about: 'balance',
    replies: [
      { host: '127.0.0.1:1', reply: '5\u202e<b>' },
      { host: '127.0.0.1:2', reply: '7' },
    ],
    outlier: null,
  })
  expect(await screen.findByText('The nodes disagree about a balance')).toBeInTheDocument()
  expect(screen.getByText('5 <b>')).toBeInTheDocument()
  expect(screen.getByText(/We can’t tell which is right, so signing is paused/)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('The nodes disagree about a balance')).toBeNull()
})

test('shows the user’s own node while it is in use, and restores the default with one press', async () => {
  const store = open()
  store.dispatch(ownNodeChosen('https://node.example/key'))
  expect(await screen.findByText('You are using your own node: node.example')).toBeInTheDocument()
  fireEvent.click(screen.getAllByRole('button', { name: 'Use the default nodes' })[0] ?? document.body)
  expect(store.getState().user.ownNode).toBeNull()
})

test('rejects a node that the page may not connect to before any request', () => {
  const store = open()
  fireEvent.change(screen.getByLabelText('Your own node'), { target: { value: 'http://node.example' } })
  fireEvent.click(screen.getByRole('button', { name: 'Use this node' }))
  expect(screen.getByText('Enter an address that starts with https://.')).toBeInTheDocument()
  expect(store.getState().user.ownNode).toBeNull()
})
