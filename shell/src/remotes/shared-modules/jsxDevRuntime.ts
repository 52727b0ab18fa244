export { Fragment, jsxDEV } from 'react/jsx-dev-runtime';
