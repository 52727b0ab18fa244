/** The shared export names of each library. Adding one is a minor change, removing one a major. */
export const sharedModules = {
  react: [
    'Fragment',
    'Suspense',
    'createContext',
    'memo',
    'startTransition',
    'use',
    'useActionState',
    'useCallback',
    'useContext',
    'useDeferredValue',
    'useEffect',
    'useId',
    'useLayoutEffect',
    'useMemo',
    'useReducer',
    'useRef',
    'useState',
    'useSyncExternalStore',
    'useTransition',
  ],
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
  'react-router-dom': [
    'Form',
    'Link',
    'NavLink',
    'useLocation',
    'useNavigate',
    'useNavigation',
    'useSearchParams',
  ],
  'react-redux': ['useDispatch', 'useSelector', 'useStore'],
  '@reduxjs/toolkit': ['createAction', 'createReducer', 'createSelector', 'createSlice'],
  'react-i18next': ['Trans', 'useTranslation'],
  '@tidegate/contracts/siteApi': ['siteApi'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Shared with all exports, because the shell owns it and it has one entry point. */
export const wholeSharedModules = ['@tidegate/design-system'] as const;

export type SharedModuleName = keyof typeof sharedModules | (typeof wholeSharedModules)[number];

export const sharedModuleNames: readonly string[] = [
  ...Object.keys(sharedModules),
  ...wholeSharedModules,
];
