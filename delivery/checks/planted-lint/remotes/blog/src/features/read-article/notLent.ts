// reports: @typescript-eslint/no-restricted-imports
export { isValidElement } from 'react';
export { useBlocker } from 'react-router-dom';
