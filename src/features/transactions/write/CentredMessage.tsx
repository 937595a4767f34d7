import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useAnnouncement } from '../../../ui/toast/useAnnouncement'

const Centred = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-12);
  padding-block: var(--space-16);
  text-align: center;
`

/** Renders the content of a dialog without controls; announces it to screen readers when it appears or changes. */
export function CentredMessage({ announcement, children }: { announcement: string; children: ReactNode }) {
  useAnnouncement(announcement)
  return <Centred>{children}</Centred>
}
