import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { BuildFacts } from './BuildFacts'

afterEach(() => {
  document.head.querySelector('meta[name="build"]')?.remove()
  vi.unstubAllGlobals()
})

test('explains that a development server has no sealed files, and requests none', () => {
  const request = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', request)
  render(<BuildFacts />)
  expect(screen.getByText('A development server has no sealed files')).toBeInTheDocument()
  expect(screen.queryByText('The record of this build could not be loaded')).toBeNull()
  expect(request).not.toHaveBeenCalled()
})

test('reports a build whose record cannot be read, with a retry', async () => {
  document.head.append(Object.assign(document.createElement('meta'), { name: 'build', content: 'one' }))
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(new Response('', { status: 404 })))
  render(<BuildFacts />)
  expect(await screen.findByText('The record of this build could not be loaded')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})
