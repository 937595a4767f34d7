import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BadgePicture, CollectiblePicture, TeamPicture } from './pictures'

const shown = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src') ?? null

test('a collectible has the drawing of this site, then its original from a secure address, then a placeholder', () => {
  const collectible = { identifier: 'sunny', image: 'https://pictures.example/sunny.png' }
  const { container } = render(<CollectiblePicture collectible={collectible} size={48} />)
  expect(shown(container)).toMatch(/images\/collectibles\/sunny\.svg$/)
  for (const next of ['https://pictures.example/sunny.png', null]) {
    const image = container.querySelector('img')
    if (!image) throw new Error('No picture')
    fireEvent.error(image)
    expect(shown(container)).toBe(next)
  }
  expect(container.querySelector('svg')).not.toBeNull()
})

test('a source that failed is not requested again', () => {
  const collectible = { identifier: 'sunny', image: 'https://pictures.example/sunny.png' }
  expect(shown(render(<CollectiblePicture collectible={collectible} size={48} />).container)).toBeNull()
})

test('pictures of other schemes are never requested', () => {
  for (const image of ['http://pictures.example/1.png', 'javascript:alert(1)', 'data:text/html,x']) {
    const { container } = render(<CollectiblePicture collectible={{ identifier: 'none', image }} size={48} />)
    const drawing = container.querySelector('img')
    if (drawing) fireEvent.error(drawing)
    expect(shown(container)).toBeNull()
  }
})

test('teams and badges have their own pictures, and unknown ones a placeholder', () => {
  expect(shown(render(<TeamPicture teamId={1} size={48} />).container)).toMatch(/images\/teams\/syrup-storm\.svg$/)
  expect(shown(render(<TeamPicture teamId={99} size={48} />).container)).toBeNull()
  expect(shown(render(<BadgePicture badge="clairvoyant" size={48} />).container)).toMatch(/badges\/clairvoyant\.svg$/)
  expect(shown(render(<BadgePicture badge={null} size={48} />).container)).toBeNull()
})
