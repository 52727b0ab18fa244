// reports: tidegate/no-restricted-imports
export { isValidElement } from 'react';
export { useBlocker } from 'react-router-dom';
