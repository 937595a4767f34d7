import { keyframes, styled } from 'styled-components'

const turn = keyframes`
  to { transform: rotate(1turn); }
`

const Ring = styled.svg`
  animation: ${turn} 0.9s linear infinite;
`

/** Progress indicator; always beside text that names the work. */
export function Spinner({ size = 20 }: { size?: number }) {
  return (
    <Ring width={size} height={size} viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
      <circle cx="10" cy="10" r="8" opacity="0.28" />
      <path d="M10 2a8 8 0 0 1 8 8" strokeLinecap="round" />
    </Ring>
  )
}
