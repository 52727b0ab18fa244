/** A method of a class whose members are indented by `indent`. */
function method(name, indent) {
  return [new RegExp(`\\n${indent}(?:static |async )?${name}\\([^]*?\\n${indent}\\}`, 'g'), ''];
}

const runtime = '@module-federation/runtime-core/dist';

/**
 * What the browser's build leaves out of a file of a library: a text and what replaces it. None of
 * it runs with the options that this site sets (docs/decisions/0094).
 */
export const unusedParts = {
  'i18next/dist/esm/i18next.js': [
    ['this.logger.debug', 'false'],
    // A page brings its messages, so no backend, detector of languages or report of missing keys.
    [/s\.backendConnector = new Connector\([^]*?\n {6}\}\);/g, 's.backendConnector = {};'],
    ['!this.options.resources || this.options.partialBundledLanguages', 'false'],
    ['usedKey || usedDefault || updateMissing', 'false'],
    [/\n {6}if \(this\.modules\.languageDetector\) \{[^]*?\n {6}\}/g, ''],
    method('reloadResources', '  '),
    ['\n        reloadResources: this.reloadResources.bind(this)', ''],
    ['const reloadResources = instance.reloadResources;', 'const reloadResources = undefined;'],
    method('cloneInstance', '  '),
    // No message has a format or names another message.
    ['formatter = Formatter;', ''],
    ['opt.nest !== false', 'false'],
    method('nest', '  '),
  ],
  'react-i18next/dist/es/useTranslation.js': [
    // The provider of a page always has an instance with all messages.
    [/warnOnce\(i18n, '[A-Z_0-9]+', '[^']*'\);/g, ''],
  ],
  'react-router/dist/production/chunk-7RTFRKQW.mjs': [
    [/if \((?:init|opts\?)\.instrumentations\)/g, 'if (false)'],
    // View transitions.
    [/\n {6}restoreAppliedTransitions\([^]*?(?=\n {4}\})/g, ''],
    [/\n {4}if \(pendingAction === "POP"[^\n]*isUninterrupted[^]*?(?=\n {4}updateState\()/g, ''],
    [/let isViewTransitionAvailable = [^]*?is not available\."\n {6}\);/g, ''],
    ['!viewTransitionOpts || !isViewTransitionAvailable', 'true'],
    [
      /\n {2}React3\.useEffect\(\(\) => \{\n {4}if \(vtContext[^]*?\[vtContext\.isTransitioning, interruption\]\);/g,
      '',
    ],
    [
      /let \[pendingState[^]*?setInterruption\] = React3\.useState\(\);/g,
      'let [vtContext] = React3.useState({ isTransitioning: false });',
    ],
    // States of the router that React renders as transitions.
    ['let [state, setOptimisticState] = useOptimisticSafe(_state);', 'let state = _state;'],
    [/useTransitions === false\) \{\n {10}setStateImpl/g, 'true) {\n          setStateImpl'],
    [/transition,\n\s+renderDfd,\n\s+useTransitions,\n\s+setOptimisticState,/g, ''],
  ],
  '@reduxjs/toolkit/dist/query/rtk-query.modern.mjs': [
    // Infinite queries.
    [/,\s*infiniteQuery: \(x\) => \(\{[^}]*\}\)/g, ''],
    ['isInfiniteQueryDefinition(definition)', 'false'],
    ['isInfiniteQueryDefinition(endpointDefinition)', 'false'],
    ['isQueryDefinition(endpointDefinition)) thunk', 'true) thunk'],
    ['isQuery && "infiniteQueryOptions" in endpointDefinition', 'false'],
    ['const infiniteQueryThunk = createQueryThunk();', 'const infiniteQueryThunk = queryThunk;'],
    [/\n\tfunction buildInfiniteQuerySelector\([^]*?\n\t\}/g, ''],
    [/\n\t+buildInfiniteQuerySelector,/g, ''],
    // Polling, and requests again when the page gets the focus or a connection.
    ['buildPollingHandler,', ''],
    ['const windowEventsHandler = buildWindowEventHandler(builderArgs);', ''],
    ['windowEventsHandler(action, mwApiWithNext, stateBefore);', ''],
    // Validation by schemas.
    [/!shouldSkip\(skipSchemaValidation, "\w+"\)/g, 'false'],
    ['caughtError instanceof NamedSchemaError', 'false'],
    // Functions of an endpoint that follow a request or an entry of the cache.
    ['buildCacheLifecycleHandler,', ''],
    [/,\s*buildQueryLifecycleHandler/g, ''],
  ],
  '@reduxjs/toolkit/dist/query/react/rtk-query-react.modern.mjs': [
    ['isInfiniteQueryDefinition(definition)', 'false'],
    ['isInfiniteQueryDefinition(endpointDefinitions[endpointName])', 'false'],
    [
      'buildInfiniteQueryHooks,\n\t\tbuildMutationHook,\n\t\tusePrefetch\n\t};',
      'buildMutationHook,\n\t\tusePrefetch\n\t};',
    ],
  ],
  // Containers share modules asynchronously, whole and without an order of versions. An error keeps
  // its code and the address of its explanation.
  '@module-federation/error-codes/dist/desc.mjs': [
    [/const runtimeDescMap = \{[^]*?\n\};/g, 'const runtimeDescMap = {};'],
    [/\{\s*\.\.\.runtimeDescMap[^}]*\}/g, '{}'],
  ],
  '@module-federation/sdk/dist/env.js': [['return isBrowserDebug();', 'return false;']],
  '@module-federation/sdk/dist/logger.js': [
    ['isDebugMode() ? captureStackTrace() : void 0', 'void 0'],
    [/ogger = (create\w*Logger\(PREFIX\))/g, 'ogger = /* @__PURE__ */ $1'],
  ],
  '@module-federation/runtime/dist/index.js': [
    ['setGlobalFederationConstructor(ModuleFederation);', ''],
  ],
  [`${runtime}/core.js`]: [
    ...['loadShareSync', 'initRawContainer', 'loadRemote', 'preloadRemote', 'registerRemotes'].map(
      (name) => method(name, '\t'),
    ),
    [
      /this\.(loaderHook|bridgeHook) = new PluginSystem\(\{[^}]*\}\);/g,
      'this.$1 = new PluginSystem({});',
    ],
  ],
  [`${runtime}/shared/index.js`]: [
    method('loadShareSync', '\t'),
    [/if \(host\.options\.shareStrategy === "version-first"[^]*?\n\t\t\}\);/g, ''],
    ['shouldUseTreeShaking(resolvedShareOptions.treeShaking)', 'false'],
  ],
  [`${runtime}/utils/share.js`]: [
    ['let useTreesShaking = shouldUseTreeShaking(treeShaking);', 'const useTreesShaking = false;'],
    ['\t\tuseTreesShaking = false;\n', ''],
    [
      /(?<!function )shouldUseTreeShaking\((?:versionValue\.)?treeShaking(?:, treeShaking\?\.usedExports)?\)/g,
      'false',
    ],
    ['treeShaking: shareArgs.treeShaking ?', 'treeShaking: false ?'],
  ],
  '@module-federation/webpack-bundler-runtime/dist/updateOptions.js': [
    [/sharedFallback \?/g, 'false ?'],
  ],
};
