import {
  execute,
  GraphQLError,
  parse,
  Source,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql'
import { isObject } from '../hub/text.rules.ts'
import { queryFault } from './queryLimits.rules.ts'

/** Result of a GraphQL request, with the status of the response. */
export interface GraphQLReply {
  status: 200 | 400
  result: ExecutionResult
}

export interface GraphQLService {
  schema: GraphQLSchema
  /** Functions of the root fields. */
  rootValue: object
  /** Changes a document before it is checked, to accept another form of queries. */
  prepare?(document: DocumentNode): DocumentNode
  /** Returns what all functions of one request share. */
  createContext?(): unknown
  /** Receives errors that are faults of the server, not of the query. */
  report(error: unknown): void
}

const MAX_TOKENS = 2000
const MAX_ERRORS = 10

const refuse = (...errors: readonly GraphQLError[]): GraphQLReply => ({
  status: 400,
  result: { errors: errors.slice(0, MAX_ERRORS) },
})

function parseQuery(query: string): DocumentNode | GraphQLError {
  try {
    return parse(new Source(query), { maxTokens: MAX_TOKENS, noLocation: true })
  } catch (error) {
    return error instanceof GraphQLError ? error : new GraphQLError('the query cannot be parsed')
  }
}

/** Replaces errors of the server by one without details, which are reported instead. */
function hideFaults(result: ExecutionResult, report: (error: unknown) => void): ExecutionResult {
  const errors = result.errors?.map((error) => {
    if (!error.originalError || error.originalError instanceof GraphQLError) return error
    report(error.originalError)
    return new GraphQLError('internal error', { path: error.path })
  })
  return errors ? { ...result, errors } : result
}

/** Returns the reply to the body of a GraphQL request. Never throws for a query of any form. */
export async function answerQuery(body: unknown, service: GraphQLService): Promise<GraphQLReply> {
  const { schema, rootValue, report } = service
  if (!isObject(body) || typeof body['query'] !== 'string') return refuse(new GraphQLError('the query is missing'))
  const { query, variables = null, operationName = null } = body
  if (variables !== null && !isObject(variables)) return refuse(new GraphQLError('the variables are no object'))
  if (operationName !== null && typeof operationName !== 'string') {
    return refuse(new GraphQLError('the operation name is no text'))
  }
  const parsed = parseQuery(query)
  if (parsed instanceof GraphQLError) return refuse(parsed)
  const document = service.prepare?.(parsed) ?? parsed
  const fault = queryFault(document)
  if (fault) return refuse(new GraphQLError(fault))
  const errors = validate(schema, document, undefined, { maxErrors: MAX_ERRORS })
  if (errors.length > 0) return refuse(...errors)
  const contextValue = service.createContext?.()
  const result = await execute({ schema, document, rootValue, contextValue, variableValues: variables, operationName })
  return { status: result.data === undefined ? 400 : 200, result: hideFaults(result, report) }
}
