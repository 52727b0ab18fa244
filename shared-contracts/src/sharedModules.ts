/**
 * The libraries that the shell shares with remotes, and the only names of each that exist there at
 * run time. Adding a name is a minor change of the contract, removing one a major change.
 */
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

/** Shared whole, because it is the shell's own and has one door. */
export const wholeSharedModules = ['@tidegate/design-system'] as const;

export type SharedModuleName = keyof typeof sharedModules | (typeof wholeSharedModules)[number];

export const sharedModuleNames: readonly SharedModuleName[] = [
  ...(Object.keys(sharedModules) as (keyof typeof sharedModules)[]),
  ...wholeSharedModules,
];
