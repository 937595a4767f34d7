import type { Plugin } from 'vite'
import type { Deployment } from '../src/core/deployment.ts'

/** The hash of the empty string: styled-components adds one empty <style> and fills it through CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** The one Trusted Types policy of the app: it lets the service worker's address through (src/app/offline/serviceWorker.ts). */
const TRUSTED_TYPES = 'service-worker'

function origin(url: string): string {
  const { protocol, host } = new URL(url)
  return `${protocol}//${host}`
}

/** Answers what pairs with a wallet on another device; null for a deployment whose pages do not offer it. */
const pairingOf = ({ walletConnect }: Deployment) => (walletConnect?.projectId ? walletConnect : null)

/** Answers the origins that a deployment names for its page to read from: nodes, services, nodes for names, relay. Each once. */
export function hostsOf(facts: Deployment): string[] {
  const { rpc, services, nameService } = facts
  const [named, relay] = [nameService?.http ?? [], pairingOf(facts)?.relayUrl ?? '']
  const urls = [...rpc.http, ...rpc.webSocket, ...Object.values(services).flat(), ...named, relay]
  return [...new Set(urls.filter((value) => /^(https?|wss?):/.test(value)).map(origin))]
}

/**
 * Answers the content security policy of a build as one header value, from the deployment's own hosts.
 * `https:` stays open for connections because token lists and a user's own node are user-given (SECURITY.md).
 */
export function policyFor(facts: Deployment): string {
  const verifyUrl = pairingOf(facts)?.verifyUrl
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${EMPTY_STYLE}`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `connect-src ${["'self'", ...hostsOf(facts), 'https:'].join(' ')}`,
    ...(verifyUrl ? [`frame-src ${origin(verifyUrl)}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES}`,
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
