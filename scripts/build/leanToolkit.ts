/** The file of Redux Toolkit that a bundler takes. */
export const TOOLKIT_CODE = /[\\/]@reduxjs[\\/]toolkit[\\/]dist[\\/]redux-toolkit\.modern\.mjs$/

const INJECT_INTO = `injectInto(injectable, { reducerPath: pathOpt, ...config } = {}) {
				const newReducerPath = pathOpt ?? reducerPath;
				injectable.inject({
					reducerPath: newReducerPath,
					reducer
				}, config);
				return {
					...slice,
					...makeSelectorProps(newReducerPath, true)
				};
			}`

const THUNK_OF_SLICE =
  'if (isAsyncThunkSliceReducerDefinition(reducerDefinition)) handleThunkCaseReducerDefinition(reducerDetails, reducerDefinition, contextMethods, cAT);\n\t\t\telse '

const WAITING = `condition: (predicate, timeout) => take(predicate, timeout).then(Boolean),
				take,
				delay: createDelay(internalTaskController.signal),
				pause: createPause(internalTaskController.signal),`

const CANCELLED = `throwIfCancelled: () => {
					validateActive(internalTaskController.signal);
				}`

const REMOVAL = `if (clearAllListeners.match(action)) {
			clearListenerMiddleware();
			return;
		}
		if (removeListener.match(action)) return stopListening(action.payload);`

/**
 * Code of Redux Toolkit that refers to parts that nothing here uses, and its replacement. test/architecture/stateRules.ts
 * lists what may be used.
 */
const UNUSED: readonly (readonly [part: string, code: string, replacement: string])[] = [
  ['DevTools', 'if (devTools) finalCompose = composeWithDevTools({', 'if (false) ({'],
  [
    'DevTools',
    'const composeWithDevTools = typeof window',
    'const composeWithDevTools = true ? compose : typeof window',
  ],
  [
    'DevTools',
    'typeof window !== "undefined" && window.__REDUX_DEVTOOLS_EXTENSION__ && window.__REDUX_DEVTOOLS_EXTENSION__;',
    '',
  ],
  [
    'automatic batching',
    'if (autoBatch) enhancerArray.push(autoBatchEnhancer(typeof autoBatch === "object" ? autoBatch : void 0));',
    '',
  ],
  ['thunks', 'if (isBoolean(thunk$1)) middlewareArray.push(thunk);', ''],
  ['thunks', 'else middlewareArray.push(withExtraArgument(thunk$1.extraArgument));', ''],
  ['thunks of slices', THUNK_OF_SLICE, ''],
  [
    'creators of slices',
    '(typeof options.reducers === "function" ? options.reducers(buildReducerCreators()) : options.reducers) || {}',
    'options.reducers',
  ],
  [
    'creators of slices',
    'if (createNotation && !isCaseReducerWithPrepareDefinition(maybeReducerWithPrepare)) throw',
    'if (false) throw',
  ],
  ['creators of slices', 'createNotation: typeof options.reducers === "function"', ''],
  ['selectors of slices', '...makeSelectorProps(reducerPath),', ''],
  ['injected slices', INJECT_INTO, ''],
  ['waiting listeners', 'const take = createTakePattern(startListening, internalTaskController.signal);', ''],
  ['waiting listeners', WAITING, ''],
  ['tasks of listeners', 'fork: createFork(internalTaskController.signal, autoJoinPromises),', ''],
  ['cancelled listeners', CANCELLED, ''],
  ['cancelled listeners', 'if (!(listenerError instanceof TaskAbortError)) safelyNotifyError', 'safelyNotifyError'],
  ['removal of listeners by an action', REMOVAL, ''],
  ['removal of listeners by a function', 'stopListening,\n\t\tclearListeners: clearListenerMiddleware', ''],
  ['removal of listeners by a function', 'assign(stopListening, { withTypes: () => stopListening });', ''],
  [
    'removal of all listeners',
    'const clearListeners = createClearListenerMiddleware(listenerMap, executingListeners);',
    '',
  ],
  ['removal of all listeners', 'trackExecutingListener(entry);\n\t\t\tawait', 'await'],
  ['removal of all listeners', 'untrackExecutingListener(entry);', ''],
  ['equal listeners', 'findListenerEntry(listenerMap, options) ?? createListenerEntry', 'createListenerEntry'],
  ['the default report of errors', 'onError = defaultErrorHandler', 'onError'],
]

/**
 * Returns the code of Redux Toolkit without parts that nothing here uses and that a bundler cannot drop.
 * Fails when another release has other code there.
 */
export function leanToolkit(code: string): string {
  return UNUSED.reduce((lean, [part, unused, replacement]) => {
    if (lean.split(unused).length !== 2) throw new Error(`Redux Toolkit has changed where it reaches: ${part}`)
    return lean.replace(unused, () => replacement)
  }, code)
}
