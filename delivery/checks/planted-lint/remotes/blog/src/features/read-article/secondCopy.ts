// reports: house/no-restricted-imports
export { createApi } from '@reduxjs/toolkit/query/react';
