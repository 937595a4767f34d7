import type { Plugin } from 'vite'
import type { Deployment } from '../src/core/deployment.ts'

/** The hash of the empty string: styled-components adds one empty <style> and fills it through CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

function origin(url: string): string {
  const { protocol, host } = new URL(url)
  return `${protocol}//${host}`
}

/**
 * Answers the content security policy of a build as one header value, from the deployment's own hosts.
 * `https:` stays open for connections because token lists and a user's own node are user-given (SECURITY.md).
 */
export function policyFor({ rpc, services, walletConnect }: Deployment): string {
  const pairing = walletConnect?.projectId ? walletConnect : null
  const hosts = [...rpc.http, ...rpc.webSocket, ...Object.values(services).flat(), pairing?.relayUrl ?? '']
    .filter((value) => /^(https?|wss?):/.test(value))
    .map(origin)
    .filter((host) => !host.startsWith('https:'))
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${EMPTY_STYLE}`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `connect-src ${["'self'", 'https:', ...new Set(hosts)].join(' ')}`,
    ...(pairing?.verifyUrl ? [`frame-src ${origin(pairing.verifyUrl)}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}

/** Writes the policy into index.html of a production build; the dev server's own inline scripts would break under it. */
export function contentSecurityPolicy(facts: Deployment): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policyFor(facts) },
        injectTo: 'head-prepend',
      },
    ],
  }
}
