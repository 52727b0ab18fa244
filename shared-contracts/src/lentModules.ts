/**
 * The libraries that the shell lends to remotes, and the only names of each that exist there at
 * run time. Adding a name is a minor change of the contract, removing one a major change.
 */
export const lentModules = {
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

/** Lent whole, because it is the shell's own and has one door. */
export const lentWhole = ['@tidegate/design-system'] as const;

export type LentModuleName = keyof typeof lentModules | (typeof lentWhole)[number];

export const lentModuleNames: readonly LentModuleName[] = [
  ...(Object.keys(lentModules) as (keyof typeof lentModules)[]),
  ...lentWhole,
];
