/**
 * Types of a deployment's files. They are declared, not inferred from the files of one deployment, so that every
 * deployment type-checks alike. A build validates its folder against the schemas before it bundles a file.
 */
declare module '#deployment/deployment.json' {
  import type { Deployment } from './deployment'

  const facts: Deployment
  export default facts
}
