import { styled } from 'styled-components'

/** Summary of a token or list before a decision about it. */
export const Facts = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-4) var(--space-12);
  padding: var(--space-12) var(--space-16);
  border: 1px solid var(--line);
  border-radius: var(--radius-12);
  background: var(--raised);
`

export const Name = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
`

export const About = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-8);
  color: var(--text-quiet);
  font-size: var(--type-14);
  overflow-wrap: anywhere;
`
